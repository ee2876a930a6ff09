import type { Meta, StoryObj } from '@storybook/react-vite';
import { designs } from '../../../../testing/designs';
import { Button } from '../Button';
import { ALERT_KINDS, Alert } from './Alert';
import { guide } from './storyGuide';

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
    guide,
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
