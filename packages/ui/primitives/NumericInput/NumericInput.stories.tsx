import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { NumericInput, type NumericInputProps } from './NumericInput';

function ControlledNumericInput({ value, onValueChange, ...rest }: NumericInputProps) {
  const [current, setCurrent] = useState(value);
  return (
    <NumericInput
      {...rest}
      value={current}
      onValueChange={(next) => {
        setCurrent(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Primitives/NumericInput',
  component: NumericInput,
  parameters: {
    design: designs('text-inputs'),
    guide: {
      use: 'For an amount with thousands separators: money, an area, a number of rooms.',
      avoid: 'Not for phone numbers and codes, which are text. In a form use MoneyField or NumberField.',
      do: "Name the unit in the suffix: 'sq ft'.",
      dont: 'Do not use it for a phone number or a code.',
      anatomy: ['label', 'prefix, number and suffix', 'error and hint below'],
      accessibility: [
        'A text field with `inputmode` decimal or numeric, always left to right.',
        'Arrow keys and the wheel do not change the number; the unit is part of its description.',
      ],
      related: ['MoneyField', 'NumberField', 'TextInput'],
    } satisfies Guide,
  },
  args: { label: 'Amount', value: '', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <ControlledNumericInput key={args.value} {...args} />,
} satisfies Meta<typeof NumericInput>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Commas appear while typing; the value has none. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.type(input, '1234567.5');
    await expect(input).toHaveValue('1,234,567.5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1234567.5');
    await expect(input).toHaveAttribute('inputmode', 'decimal');
  },
};

/** A whole number: a decimal point is not accepted. */
export const Whole: Story = {
  args: { isWhole: true, suffix: 'sq ft', value: '980' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '0.');
    await expect(input).toHaveValue('9,800');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('9800');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
  },
};

/** A value set by the caller is formatted, but not reported as a change. */
export const GivenValue: Story = {
  args: { prefix: 'GH₵', value: '1200.50' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('1,200.50');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** A required field left empty. */
export const WithError: Story = {
  tags: ['visual'],
  args: { prefix: 'GH₵', required: true, error: 'Price field is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('GH₵ Price field is required');
  },
};

/** Disabled. */
export const Disabled: Story = { tags: ['visual'], args: { disabled: true, value: '2800', prefix: 'GH₵' } };

/** A number longer than the field scrolls inside it. */
export const LongText: Story = {
  args: { prefix: 'GH₵', value: '123456789012345678901234567890' },
};
