import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button';
import { Alert } from './Alert';

const meta = {
  title: 'Primitives/Alert',
  tags: ['visual'],
  component: Alert,
  args: { kind: 'info', children: 'Email address cannot be changed for security reasons' },
  parameters: {
    layout: 'padded',
    guide: {
      use: 'For a message that stays in the page, above what it is about: a refused form, a restored draft. One action at most.',
      avoid: 'Not for passing news, use a toast; not for one field, use its error line.',
    },
  },
} satisfies Meta<typeof Alert>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Good to know. */
export const Default: Story = {};

/** Something was done. */
export const Success: Story = {
  args: {
    kind: 'success',
    children: 'Email Verified Successfully! Your account has been verified. You can now log in.',
  },
};

/** Something needs care. */
export const Warning: Story = {
  args: { kind: 'warning', children: 'Please fix the errors in the following fields: Title, District' },
};

/** Something was refused; it speaks at once. */
export const Danger: Story = {
  args: { kind: 'danger', role: 'alert', children: 'Invalid credentials. Please try again.' },
};

/** With one action at the end of the line. */
export const WithAction: Story = {
  tags: ['!visual'],
  args: {
    children: 'Your draft from 3 November 2026 is back.',
    action: <Button kind="ghost">Discard</Button>,
  },
};

/** On a phone of 320 px: the words wrap beside the sign. */
export const Narrow: Story = {
  tags: ['!visual'],
  args: { kind: 'danger', role: 'alert', children: 'Invalid credentials. Please try again.' },
  render: (args) => (
    <div style={{ maxInlineSize: 280 }}>
      <Alert {...args} />
    </div>
  ),
};

/** A long message, and its action below it. */
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
