import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { NumericInput, type NumericInputProps } from './NumericInput';

function Held({ value, onValueChange, ...rest }: NumericInputProps) {
  const [kept, setKept] = useState(value);
  return (
    <NumericInput
      {...rest}
      value={kept}
      onValueChange={(next) => {
        setKept(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Primitives/NumericInput',
  component: NumericInput,
  parameters: {
    guide: {
      use: 'An amount that people read by its thousands: money, an area, a number of rooms.',
      avoid:
        'Phone numbers and codes, which are text. A number in a form has MoneyField or NumberField around this.',
    },
  },
  args: { label: 'Amount', value: '', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof NumericInput>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Commas come while one types; the value has none. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.type(input, '1234567.5');
    await expect(input).toHaveValue('1,234,567.5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1234567.5');
    await expect(input).toHaveAttribute('inputmode', 'decimal');
  },
};

/** A number without a fraction: the point is not taken. */
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

/** The holder gives another value: nobody typed, so nothing is reported. */
export const GivenValue: Story = {
  args: { prefix: 'GH₵', value: '1200.50' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('1,200.50');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** What was given cannot be used. */
export const WithError: Story = {
  tags: ['visual'],
  args: { prefix: 'GH₵', required: true, error: 'Price field is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('GH₵ Price field is required');
  },
};

/** Truly idle. */
export const Disabled: Story = { tags: ['visual'], args: { disabled: true, value: '2800', prefix: 'GH₵' } };

/** A number longer than its box scrolls inside it. */
export const LongText: Story = {
  args: { prefix: 'GH₵', value: '123456789012345678901234567890' },
};
