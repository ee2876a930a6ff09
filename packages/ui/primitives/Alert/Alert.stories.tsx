import type { Meta, StoryObj } from '@storybook/react-vite';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { Button } from '../Button';
import { ALERT_KINDS, Alert } from './Alert';

const meta = {
  title: 'Primitives/Alert',
  tags: ['visual'],
  component: Alert,
  argTypes: {
    kind: { control: 'select', options: ALERT_KINDS },
  },
  args: { kind: 'info', children: 'Email address cannot be changed for security reasons' },
  parameters: {
    design: designs('inline-alerts'),
    layout: 'padded',
    guide: {
      use: 'For a message that stays on the page, above the content it is about: a rejected form, a restored draft. At most one action.',
      avoid: 'Not for short-lived feedback: use a toast. Not for one field: use its error text.',
      do: "Say what happened and what to do: 'Please fix the errors in the following fields: Title, District'.",
      dont: 'Do not stack several alerts. Merge them into one message.',
      anatomy: ['icon of the kind', 'message', 'one action at the end of the row, if there is one'],
      accessibility: [
        'Without `role` it is plain text, for messages that are there from the start. `alert` announces a message that appears at once, `status` when the screen reader is idle.',
        'Icon and text carry the meaning; the icon is hidden from screen readers.',
      ],
      related: ['Banner', 'Toast', 'ErrorState'],
    } satisfies Guide,
  },
} satisfies Meta<typeof Alert>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Information. */
export const Default: Story = {};

/** An action succeeded. */
export const Success: Story = {
  args: {
    kind: 'success',
    children: 'Email Verified Successfully! Your account has been verified. You can now log in.',
  },
};

/** Something needs attention. */
export const Warning: Story = {
  args: { kind: 'warning', children: 'Please fix the errors in the following fields: Title, District' },
};

/** An action failed; announced immediately. */
export const Danger: Story = {
  args: { kind: 'danger', role: 'alert', children: 'Invalid credentials. Please try again.' },
};

/** With one action at the end of the row. */
export const WithAction: Story = {
  tags: ['!visual'],
  args: {
    children: 'Your draft is back. Saved 2 minutes ago.',
    action: <Button kind="ghost">Discard</Button>,
  },
};

/** In a narrow column the text wraps beside the icon. */
export const Narrow: Story = {
  tags: ['!visual'],
  args: { kind: 'danger', role: 'alert', children: 'Invalid credentials. Please try again.' },
  render: (args) => (
    <div style={{ maxInlineSize: 280 }}>
      <Alert {...args} />
    </div>
  ),
};

/** A long message, with its action below it. */
export const LongText: Story = {
  args: {
    children: 'The photos were not kept with the draft. '.repeat(8),
    action: <Button kind="ghost">Discard</Button>,
  },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <Alert {...args} />
    </div>
  ),
};
