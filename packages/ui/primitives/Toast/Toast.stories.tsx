import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { notify } from './notify';
import { Toast } from './Toast';
import { ToastHost } from './ToastHost';
import type { Notice } from './toastStore';

const meta = {
  title: 'Primitives/Toast',
  component: Toast,
  args: { onClose: () => undefined, kind: 'success', title: 'Added to favorites' },
  parameters: {
    layout: 'padded',
    guide: {
      use: 'To say that something was done or refused, in one title and one line. Call notify; four seconds, one at a time.',
      avoid:
        'Not for what must be read to go on, not for a field’s error: those stay in the page as Alert or under the field.',
    },
  },
} satisfies Meta<typeof Toast>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Something was done. */
export const Success: Story = {
  tags: ['visual'],
  args: { description: 'Property saved to your favorites list.' },
};

/** Something was refused. */
export const Failure: Story = {
  tags: ['visual'],
  args: { kind: 'error', title: 'Error', description: 'Failed to update favorites.' },
};

/** Something worth knowing. */
export const Information: Story = { args: { kind: 'info', title: 'No Changes' } };

/** Something to be careful with. */
export const Warning: Story = {
  tags: ['visual'],
  args: { kind: 'warning', title: 'Session expired', description: 'Log in again. Your draft is kept.' },
};

/** A server's own, long sentence. */
export const LongText: Story = {
  tags: ['visual'],
  args: {
    kind: 'error',
    title: 'Registration Failed',
    description:
      'x'.repeat(60) + ' The address is already in use by another account, log in or choose another address.',
  },
};

const first: Notice = { kind: 'success', title: 'Added to favorites' };
const second: Notice = { kind: 'error', title: 'Error', description: 'Failed to update favorites.' };

/** Two notices, 100 ms apart: the newer one takes the place of the older, both are spoken, and it can be closed. */
export const OneAtATime: Story = {
  parameters: { proves: ['C31', 'C33', 'F37'] },
  render: () => (
    <>
      <Button onClick={() => notify(first)}>First</Button>{' '}
      <Button onClick={() => notify(second)}>Second</Button>
      <ToastHost />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'First' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Added to favorites');
    const close = await canvas.findByRole('button', { name: 'Close notification' });
    await expect(close.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    const raisedAt = performance.now();
    notify(first);
    await waitFor(() => expect(performance.now() - raisedAt).toBeGreaterThan(100));
    await expect(canvas.getByRole('status')).toHaveTextContent('Added to favorites');
    await userEvent.click(canvas.getByRole('button', { name: 'Second' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error. Failed to update favorites.');
    const place = canvasElement.querySelector<HTMLElement>('[data-toast-host]');
    await waitFor(() => expect(place).toHaveTextContent('Failed to update favorites.'));
    await expect(place).not.toHaveTextContent('Added to favorites');
    await expect(canvas.getAllByRole('button', { name: 'Close notification' })).toHaveLength(1);
    const corner = place?.getBoundingClientRect();
    await expect(corner?.top).toBe(16);
    await userEvent.click(canvas.getByRole('button', { name: 'Close notification' }));
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Close notification' })).not.toBeInTheDocument(),
    );
  },
};

/** It leaves by itself after four seconds. */
export const Leaves: Story = {
  parameters: { proves: ['C32'] },
  render: () => (
    <>
      <Button onClick={() => notify(first)}>First</Button>
      <ToastHost />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'First' }));
    await canvas.findByRole('button', { name: 'Close notification' });
    const seen = performance.now();
    await userEvent.click(document.body);
    await waitFor(
      () => expect(canvas.queryByRole('button', { name: 'Close notification' })).not.toBeInTheDocument(),
      { timeout: 6000 },
    );
    const shownFor = performance.now() - seen;
    await expect(shownFor).toBeGreaterThan(3500);
    await expect(shownFor).toBeLessThan(5000);
  },
};

const closeName = { name: 'Close notification' };

/** Pointer or focus on it: it waits, for longer than its four seconds, until both have left. */
export const Waits: Story = {
  render: () => (
    <>
      <Button onClick={() => notify(first)}>First</Button>
      <ToastHost />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'First' }));
    const close = await canvas.findByRole('button', closeName);
    await userEvent.hover(close);
    close.focus();
    const began = performance.now();
    await waitFor(() => expect(performance.now() - began).toBeGreaterThan(4300), { timeout: 6000 });
    await expect(close).toBeVisible();
    await userEvent.unhover(close);
    close.blur();
    await userEvent.click(document.body);
    await waitFor(() => expect(canvas.queryByRole('button', closeName)).not.toBeInTheDocument(), {
      timeout: 6000,
    });
  },
};

/** Over an open dialog: it lies above the scrim, and closing it leaves the dialog open. */
export const OverDialog: Story = {
  parameters: { proves: ['F37'] },
  render: function Render(_args, { viewMode }) {
    const [isOpen, setOpen] = useState(viewMode !== 'docs');
    return (
      <>
        <Button kind="secondary" onClick={() => setOpen(true)}>
          Report
        </Button>
        <Dialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title="Report Issue"
          mainAction={
            <Button size="large" onClick={() => notify(second)}>
              Submit Report
            </Button>
          }
        />
        <ToastHost />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Report Issue' });
    const openedAt = performance.now();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Submit Report' }));
    // The dialog hides the rest of the page from assistive technology; the live regions stay.
    const close = await within(canvasElement).findByRole('button', { ...closeName, hidden: true });
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Failed to update favorites.');
    const { left, top, width, height } = close.getBoundingClientRect();
    await waitFor(() =>
      expect(close).toContainElement(
        document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement,
      ),
    );
    // Within 400 ms of opening no press beside the dialog closes it, toast or not.
    await waitFor(() => expect(performance.now() - openedAt).toBeGreaterThan(450));
    await fireEvent.pointerDown(close);
    await fireEvent.click(close);
    await waitFor(() => expect(close).not.toBeInTheDocument());
    await expect(dialog).toBeVisible();
  },
};
