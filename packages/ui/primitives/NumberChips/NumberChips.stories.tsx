import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { designs } from '../../../../testing/designs';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { NumberChips, type NumberChipsProps } from './NumberChips';

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
    guide: {
      use: 'For one of a few short amounts: bedrooms, bathrooms, months of advance.',
      avoid: 'Not for longer labels: use RadioGroup. Not for any amount: use a number field.',
      do: "Start with the option that means no choice: 'Any'.",
      dont: 'Do not use it for more than about six options.',
      anatomy: ['legend', 'chips, each with an optional count', 'error and hint below'],
      accessibility: [
        'Native radios in a `fieldset`: Tab enters the group, arrow keys select.',
        "A count is said in the chip's name: '1 bedroom, 37 homes'.",
      ],
      related: ['SegmentedToggle', 'RadioGroup', 'NumberField'],
    } satisfies Guide,
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

/** As wide as their text, with the numbers inside; on a phone one line that scrolls. */
export const Compact: Story = {
  args: { ...WithCounts.args, isCompact: true },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('radio').map((radio) => radio.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    await expect(canvas.getByText('1,284')).toBeVisible();
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
