import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { NumberChips, numberChipOptions, type NumberChipsProps } from './NumberChips';

function Held(props: NumberChipsProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxInlineSize: 304, padding: 16 }}>
      <NumberChips {...props} value={value} onValueChange={setValue} />
    </div>
  );
}

const meta = {
  title: 'Primitives/NumberChips',
  component: NumberChips,
  parameters: {
    guide: {
      use: 'For one out of a few short amounts: bedrooms, bathrooms, months of advance.',
      avoid:
        'Not for words of more than a few letters: take RadioGroup. Not for a free amount: take a number field.',
    },
  },
  args: { label: 'Bedrooms', options: numberChipOptions, value: '', onValueChange: () => undefined },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof NumberChips>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Any is chosen until something else is; arrow keys move and choose. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Any' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '2' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '4+' }));
    await expect(canvas.getByRole('radio', { name: '4+' })).toBeChecked();
    await expect(canvas.getByRole('group', { name: 'Bedrooms' })).toBeVisible();
  },
};

/** One is chosen. */
export const Chosen: Story = { tags: ['visual'], args: { value: '2' } };

/** With how many homes each would leave. */
export const WithCounts: Story = {
  tags: ['visual'],
  args: {
    options: numberChipOptions.map((option, at) => ({ ...option, count: [1284, 310, 96, 41, 0][at] })),
  },
};

/** A field of a form that was left out. */
export const WithError: Story = {
  tags: ['visual'],
  args: {
    name: 'bedrooms',
    isRequired: true,
    options: numberChipOptions.slice(1),
    hint: 'Count every room with a bed',
    error: 'Bedrooms field is required',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Bedrooms' })).toHaveAccessibleDescription(
      'Bedrooms field is required Count every room with a bed',
    );
  },
};

/** Not to be changed now. */
export const Disabled: Story = {
  args: { value: '2', isDisabled: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('3'));
    await expect(canvas.getByRole('radio', { name: '2' })).toBeChecked();
  },
};
