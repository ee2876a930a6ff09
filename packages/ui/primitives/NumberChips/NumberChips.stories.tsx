import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { designs } from '../../../../testing/designs';
import { expect, fn, userEvent } from 'storybook/test';
import { NumberChips, type NumberChipsProps } from './NumberChips';
import { guide } from './storyGuide';

const roomOptions = ['Any', '1', '2', '3', '4+'].map((label, rooms) => ({
  value: rooms === 0 ? '' : String(rooms),
  label,
}));

function ControlledNumberChips(props: NumberChipsProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxInlineSize: 304, padding: 16 }}>
      <NumberChips
        {...props}
        value={value}
        onValueChange={(next) => {
          props.onValueChange(next);
          setValue(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Primitives/NumberChips',
  component: NumberChips,
  parameters: {
    design: designs('choice'),
    guide,
  },
  args: { label: 'Bedrooms', options: roomOptions, value: '', onValueChange: fn() },
  render: (args) => <ControlledNumberChips key={args.value} {...args} />,
} satisfies Meta<typeof NumberChips>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Any is selected until another option is; arrow keys select. */
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

/** One is selected. */
export const Chosen: Story = { tags: ['visual'], args: { value: '2' } };

/** With the number of results for each option. */
export const WithCounts: Story = {
  tags: ['visual'],
  args: {
    options: roomOptions.map((option, index) => ({ ...option, count: [1284, 310, 96, 41, 0][index] })),
  },
};

/** A required field left empty. */
export const WithError: Story = {
  tags: ['visual'],
  args: {
    name: 'bedrooms',
    isRequired: true,
    options: roomOptions.slice(1),
    hint: 'Count every room with a bed',
    error: 'Bedrooms field is required',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Bedrooms' })).toHaveAccessibleDescription(
      'Bedrooms field is required Count every room with a bed',
    );
  },
};

/** Disabled. */
export const Disabled: Story = {
  args: { value: '2', isDisabled: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('3'));
    await expect(canvas.getByRole('radio', { name: '2' })).toBeChecked();
  },
};
