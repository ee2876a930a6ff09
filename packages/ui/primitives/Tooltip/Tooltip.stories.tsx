import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { Tooltip } from './Tooltip';

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: {
    text: 'The Verified Agent mark shows which agents are verified.',
    children: (description) => (
      <Button kind="ghost" {...description}>
        Verified Agent
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: '96px 16px 16px' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'For one sentence that explains a control: what a mark means, why a button is unavailable. Buttons include it: set disabledReason.',
      avoid:
        'Not for information that users need to continue, nor for links or buttons: a tooltip is not focusable.',
      do: 'Explain in one sentence why a button is unavailable.',
      dont: 'Do not repeat the label of the control.',
      anatomy: ['the control', 'the bubble'],
      accessibility: [
        'Role `tooltip`; it is the description of the control, also while closed.',
        'Opens on hover and focus, closes on Escape, and the pointer may rest on it. It never takes focus.',
      ],
      related: ['Button', 'IconButton', 'Badges'],
      exports: ['Tooltip'],
    } satisfies Guide,
  },
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Closed until hover or focus; always the accessible description of the control. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button')).toHaveAccessibleDescription(/shows which agents/));
    await expect(canvas.queryByRole('tooltip')).toBeNull();
  },
};

/** Opened by focus, above the control; Escape closes it and focus stays. */
export const Open: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await canvas.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
    button.blur();
    await userEvent.tab();
    const tip = await canvas.findByRole('tooltip');
    await expect(tip).toBeVisible();
    await expect(tip.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
    await expect(button.getBoundingClientRect().top - tip.getBoundingClientRect().bottom).toBe(8);
  },
};

/** Open while a pointer rests on the control or on the tooltip; it closes when the pointer leaves both. */
export const Hover: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('button');
    // A simulated pointer sets no :hover, by which a tooltip that loads later would notice it.
    await waitFor(() => expect(control).toHaveAccessibleDescription());
    await userEvent.hover(control);
    const tip = await canvas.findByRole('tooltip');
    await userEvent.hover(tip);
    await expect(tip).toBeVisible();
    await userEvent.unhover(tip);
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
    await userEvent.hover(control);
    await expect(await canvas.findByRole('tooltip')).toBeVisible();
  },
};

/** A long text wraps at 256 px. */
export const LongText: Story = {
  tags: ['visual'],
  args: {
    text: 'This agent has not added a phone number, so nobody can call or write to them from here yet. '.repeat(
      2,
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('tooltip').getBoundingClientRect().width).toBeLessThanOrEqual(256),
    );
  },
};

/** At the top of the screen it opens below the control. */
export const Below: Story = {
  tags: ['visual'],
  decorators: [
    (Story) => (
      <div style={{ marginBlockStart: -96, minBlockSize: 120 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const tip = await canvas.findByRole('tooltip');
    await expect(tip.getBoundingClientRect().top).toBeGreaterThan(
      canvas.getByRole('button').getBoundingClientRect().bottom,
    );
  },
};

function SaveUntilOffline() {
  const [isOffline, setOffline] = useState(false);
  return (
    <Button
      disabledReason={isOffline ? 'You are offline' : undefined}
      onClick={() => window.setTimeout(() => setOffline(true))}
    >
      Save
    </Button>
  );
}

/** A focused control that becomes unavailable keeps focus: the tooltip is rendered beside it, not around it. */
export const KeepsFocus: Story = {
  parameters: { controls: { disable: true } },
  render: () => <SaveUntilOffline />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('You are offline');
    await expect(canvas.getByRole('button', { name: 'Save' })).toBe(button);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

/** In a dialog: the first Escape closes the tooltip, the second the dialog. */
export const InDialog: Story = {
  parameters: { controls: { disable: true } },
  render: function Render(_args, { viewMode }) {
    const [isOpen, setOpen] = useState(viewMode !== 'docs');
    const submit = useRef<HTMLButtonElement>(null);
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
          initialFocus={submit}
          mainAction={
            <Button ref={submit} size="large" disabledReason="You are offline">
              Submit Report
            </Button>
          }
        />
      </>
    );
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(await screen.findByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
