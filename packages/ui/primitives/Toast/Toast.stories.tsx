import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { holdTimer, watchTimer } from '../../../../testing/storyTimer';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { notify } from './notify';
import { Toast } from './Toast';
import { Toaster } from './Toaster';
import { ToastHost } from './ToastHost';
import { TOAST_KINDS, type Notice } from './toastStore';

const meta = {
  title: 'Primitives/Toast',
  component: Toast,
  argTypes: {
    kind: { control: 'select', options: TOAST_KINDS },
  },
  args: { onClose: () => undefined, kind: 'success', title: 'Added to favorites' },
  parameters: {
    design: designs('toasts', 'toast'),
    kind: 'overlay',
    layout: 'padded',
    guide: {
      use: 'To report that an action succeeded or failed, in one title and one line. Call notify; one toast at a time, for four seconds.',
      avoid:
        'Not for information that users need to continue: use Alert. Not for the error of a field: use its error text.',
      do: "Call `notify` with the verb of the button that was pressed: 'Added to favorites'.",
      dont: 'Do not ask for a decision in it.',
      anatomy: ['icon', 'title', 'one line', 'one action, such as Undo', 'close button'],
      accessibility: [
        "ToastHost announces it in a live region, errors at once; the toast itself is a region named 'Notices'.",
        'It stays while the pointer or focus is on it, and takes no focus. Its action is possible elsewhere too.',
      ],
      related: ['Alert', 'Banner', 'LiveRegion'],
      exports: ['ToastHost', 'Toaster', 'notify'],
    } satisfies Guide,
  },
} satisfies Meta<typeof Toast>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An action succeeded. */
export const Success: Story = {
  tags: ['visual'],
  args: { description: 'Property saved to your favorites list.' },
};

/** An action failed. */
export const Failure: Story = {
  tags: ['visual'],
  args: { kind: 'error', title: 'Error', description: 'Failed to update favorites.' },
};

/** Information. */
export const Information: Story = { args: { kind: 'info', title: 'No Changes' } };

/** Something needs attention. */
export const Warning: Story = {
  tags: ['visual'],
  args: { kind: 'warning', title: 'Session expired', description: 'Log in again. Your draft is kept.' },
};

const onUndo = fn();

/** An action that can be undone: the button closes the toast. */
export const WithAction: Story = {
  tags: ['visual'],
  args: {
    title: 'Marked as rented',
    description: 'Villa with a shaded front terrace',
    action: { label: 'Undo', onPress: onUndo },
    onClose: fn(),
  },
  play: async ({ canvas, args }) => {
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await expect(undo.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    onUndo.mockClear();
    await userEvent.click(undo);
    await expect(onUndo).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A long message from the server. */
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

/** Two toasts, 100 ms apart: the newer replaces the older, both are announced, and the toast can be closed. */
export const OneAtATime: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <>
      <Button onClick={() => notify(first)}>First</Button>{' '}
      <Button onClick={() => notify(second)}>Second</Button>
      <ToastHost>
        <Toaster />
      </ToastHost>
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
    const host = canvasElement.querySelector<HTMLElement>('[data-toast-host]');
    await waitFor(() => expect(host).toHaveTextContent('Failed to update favorites.'));
    await expect(host).not.toHaveTextContent('Added to favorites');
    await expect(canvas.getAllByRole('button', { name: 'Close notification' })).toHaveLength(1);
    const hostBox = host?.getBoundingClientRect();
    await expect(hostBox?.top).toBe(16);
    await userEvent.click(canvas.getByRole('button', { name: 'Close notification' }));
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Close notification' })).not.toBeInTheDocument(),
    );
  },
};

/** The pressed button is where toasts appear: this one appears at the bottom, the next at the top again. */
export const NotOverThePressed: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <>
      <div
        style={{
          position: 'fixed',
          insetBlockStart: 40,
          insetInline: 0,
          display: 'grid',
          placeItems: 'center',
        }}
      >
        <Button onClick={() => notify(first)}>At the top</Button>
      </div>
      <div style={{ marginBlock: 160 }}>
        <Button onClick={() => notify(second)}>Below</Button>
      </div>
      <ToastHost>
        <Toaster />
      </ToastHost>
    </>
  ),
  play: async ({ canvas }) => {
    const pressed = canvas.getByRole('button', { name: 'At the top' });
    const toast = (text: string) => within(canvas.getByRole('region', { name: 'Notices' })).getByText(text);
    await userEvent.click(pressed);
    await canvas.findByRole('region', { name: 'Notices' });
    const { bottom } = pressed.getBoundingClientRect();
    await waitFor(() => expect(toast(first.title)).toBeVisible());
    await expect(toast(first.title).getBoundingClientRect().top).toBeGreaterThan(bottom);
    await userEvent.click(canvas.getByRole('button', { name: 'Below' }));
    await waitFor(() => expect(toast(second.title)).toBeVisible());
    await expect(toast(second.title).getBoundingClientRect().top).toBeLessThan(bottom);
  },
};

/** Disappears after four seconds. */
export const Leaves: Story = {
  beforeEach: () => holdTimer(4000),
  parameters: { controls: { disable: true } },
  render: () => (
    <>
      <Button onClick={() => notify(first)}>First</Button>
      <ToastHost>
        <Toaster />
      </ToastHost>
    </>
  ),
  play: async ({ canvas }) => {
    const duration = watchTimer(4000);
    await userEvent.click(canvas.getByRole('button', { name: 'First' }));
    const close = await canvas.findByRole('button', { name: 'Close notification' });
    await waitFor(() => expect(duration.isSet()).toBe(true));
    // It enters with an animation.
    await waitFor(() => expect(close).toBeVisible());
    duration.fire();
    await waitFor(() => expect(close).not.toBeInTheDocument());
  },
};

const closeButton = { name: 'Close notification' };

/** Hovered or focused, it stays; four seconds begin when neither is the case. */
export const Waits: Story = {
  beforeEach: () => holdTimer(4000),
  parameters: { controls: { disable: true } },
  render: () => (
    <>
      <Button onClick={() => notify(first)}>First</Button>
      <ToastHost>
        <Toaster />
      </ToastHost>
    </>
  ),
  play: async ({ canvas }) => {
    const duration = watchTimer(4000);
    await userEvent.click(canvas.getByRole('button', { name: 'First' }));
    const close = await canvas.findByRole('button', closeButton);
    await userEvent.hover(close);
    close.focus();
    await waitFor(() => expect(duration.isSet() && duration.isCleared()).toBe(true));
    await userEvent.unhover(close);
    close.blur();
    await userEvent.click(document.body);
    await waitFor(() => expect(duration.isCleared()).toBe(false));
    duration.fire();
    await waitFor(() => expect(canvas.queryByRole('button', closeButton)).not.toBeInTheDocument());
  },
};

/** While the tab is hidden it waits; its time begins when the tab is visible again. */
export const WaitsWhileHidden: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <>
      <Button onClick={() => notify(first)}>First</Button>
      <ToastHost>
        <Toaster />
      </ToastHost>
    </>
  ),
  play: async ({ canvas }) => {
    const duration = watchTimer(4000);
    await userEvent.click(canvas.getByRole('button', { name: 'First' }));
    await canvas.findByRole('button', closeButton);
    const isHidden = spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(duration.isSet() && duration.isCleared()).toBe(true));
    isHidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(duration.isCleared()).toBe(false));
    await expect(canvas.getByRole('button', closeButton)).toBeVisible();
  },
};

/** Over an open dialog: it is above the scrim, and closing it leaves the dialog open. */
export const OverDialog: Story = {
  parameters: { controls: { disable: true } },
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
          description="Villa with a shaded front terrace"
          mainAction={
            <Button size="large" onClick={() => notify(second)}>
              Submit Report
            </Button>
          }
        />
        <ToastHost>
          <Toaster />
        </ToastHost>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Report Issue' });
    const openedAt = performance.now();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Submit Report' }));
    // The dialog hides the rest of the page from assistive technology; the live regions stay.
    const close = await within(canvasElement).findByRole('button', { ...closeButton, hidden: true });
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Failed to update favorites.');
    const { left, top, width, height } = close.getBoundingClientRect();
    await waitFor(() =>
      expect(close).toContainElement(
        document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement,
      ),
    );
    // For 400 ms after opening, no press outside closes the dialog, toast or not.
    await waitFor(() => expect(performance.now() - openedAt).toBeGreaterThan(450));
    await fireEvent.pointerDown(close);
    await fireEvent.click(close);
    await waitFor(() => expect(close).not.toBeInTheDocument());
    await expect(dialog).toBeVisible();
  },
};
