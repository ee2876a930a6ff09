import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { RadioGroup, type RadioGroupProps } from './RadioGroup';

function Held(props: RadioGroupProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ padding: 16 }}>
      <RadioGroup {...props} value={value} onValueChange={setValue} />
    </div>
  );
}

const reasons = [
  'Incorrect Information',
  'Fraud or Scam',
  'Duplicate Listing',
  'Suspicious activity',
  'Other',
];

const meta = {
  title: 'Primitives/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Reason',
    options: reasons.map((reason) => ({ value: reason, label: reason })),
    value: '',
    onValueChange: () => undefined,
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing chosen yet; Tab enters, arrows choose. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Fraud or Scam' })).toBeChecked();
  },
};

/** One is chosen. */
export const Chosen: Story = { args: { value: 'Other' } };

/** It was left out. */
export const WithError: Story = {
  args: { error: 'Reason field is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Reason' })).toHaveAccessibleDescription(
      'Reason field is required',
    );
  },
};
