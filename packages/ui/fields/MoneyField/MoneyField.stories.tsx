import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { withStoryForm } from '../storyForm';
import { MoneyField } from './MoneyField';

const onSubmit = fn();

const meta = {
  title: 'Fields/MoneyField',
  component: MoneyField,
  parameters: {
    design: designs('text-inputs'),
    guide: {
      use: 'An editable amount of money: the price of a listing.',
      avoid: 'Read-only money: formatPrice. Rooms and areas: NumberField.',
      do: "Name the period in the label: 'Monthly Rent'.",
      dont: 'Do not ask users to type separators.',
      anatomy: ['label', 'currency sign, amount', 'error and hint'],
      accessibility: [
        'A text field with a decimal keyboard; the currency is part of its description. Separators appear while typing and are not in the value.',
      ],
      related: ['NumericInput', 'NumberField'],
    } satisfies Guide,
    form: { initialValues: { price: '' } },
  },
  args: { name: 'price', label: 'Monthly Rent' },
  decorators: [withStoryForm],
} satisfies Meta<typeof MoneyField>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const field = (canvas: Canvas) => canvas.getByRole<HTMLInputElement>('textbox', { name: 'Monthly Rent' });

async function replaceByPasting(input: HTMLInputElement, text: string) {
  await userEvent.clear(input);
  await userEvent.click(input);
  await userEvent.paste(text);
}

/** Typing inserts thousands separators; the currency sign is a prefix. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const input = field(canvas);
    await expect(input).toHaveAccessibleDescription('GH₵');
    await expect(input).toHaveAttribute('inputmode', 'decimal');
    await expect(input).toHaveAttribute('autocomplete', 'off');
    const values: string[] = [];
    await userEvent.tab();
    await expect(input).toHaveFocus();
    for (const key of ['1', '2', '0', '0', 'a', '-', 'e', '.', '.', '5']) {
      await userEvent.keyboard(key);
      values.push(input.value);
    }
    await expect(values).toEqual([
      '1',
      '12',
      '120',
      '1,200',
      '1,200',
      '1,200',
      '1,200',
      '1,200.',
      '1,200.',
      '1,200.5',
    ]);
  },
};

/** A stored price is shown with separators and submitted without them. */
export const Filled: Story = {
  tags: ['visual'],
  parameters: { form: { initialValues: { price: '450000.00' }, onSubmit } },
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    await expect(field(canvas)).toHaveValue('450,000.00');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ price: '450000.00' }));
  },
};

/** Required. */
export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(field(canvas)).toBeRequired();
  },
};

/** Optional; an empty price is shown as 'Price on request' on the listing. */
export const Optional: Story = { args: { isOptional: true, label: 'Sale Price' } };

/** With a hint. */
export const WithHint: Story = {
  args: { hint: 'Type the price in cedis; we add the commas.' },
  play: async ({ canvas }) => {
    await expect(field(canvas)).toHaveAccessibleDescription(
      'GH₵ Type the price in cedis; we add the commas.',
    );
  },
};

/** With a server error; the first digit clears the message. */
export const WithError: Story = {
  args: { isRequired: true },
  parameters: { form: { initialValues: { price: '' }, errors: { price: 'Price field is required' } } },
  play: async ({ canvas }) => {
    const input = field(canvas);
    await waitFor(() => expect(input).toBeInvalid());
    await expect(input).toHaveAccessibleDescription('GH₵ Price field is required');
    await userEvent.type(input, '9');
    await expect(input).not.toBeInvalid();
    await expect(canvas.queryByText('Price field is required')).toBeNull();
  },
};

/** Disabled, as while the form is submitting. */
export const Disabled: Story = {
  args: { isDisabled: true },
  parameters: { form: { initialValues: { price: '2800' } } },
  play: async ({ canvas }) => {
    await expect(field(canvas)).toBeDisabled();
  },
};

/** Pasted text: only digits, converted to western ones, and one point remain. */
export const Pasted: Story = {
  tags: ['slow'],
  parameters: { form: { initialValues: { price: '' }, onSubmit } },
  play: async ({ canvas }) => {
    const input = field(canvas);
    const pasted: [text: string, shown: string, sent: string][] = [
      ['GH₵ 1,200', '1,200', '1200'],
      [' 1 200.50 ', '1,200.50', '1200.50'],
      ['1.2.3', '1.23', '1.23'],
      ['-5', '5', '5'],
      ['1e9', '19', '19'],
      ['١٢٣', '123', '123'],
      ['١٬٢٠٠٫٥', '1,200.5', '1200.5'],
      [
        '123456789012345678901234567890',
        '123,456,789,012,345,678,901,234,567,890',
        '123456789012345678901234567890',
      ],
      ['two thousand', '', ''],
    ];
    for (const [text, shown, sent] of pasted) {
      onSubmit.mockClear();
      await replaceByPasting(input, text);
      await expect(input).toHaveValue(shown);
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ price: sent }));
    }
  },
};

/** What is not understood whole: the field says at once how it was read, until it is emptied or corrected. */
export const ReadOtherwise: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const input = field(canvas);
    const pasted: [text: string, reading: string][] = [
      ['2,5', '25'],
      ['1.500,00', '1.50000'],
      ['350k', '350'],
      ['500 - 700', '500,700'],
      ['500/700', '500,700'],
      ['1500,50', '150,050'],
    ];
    for (const [text, reading] of pasted) {
      await replaceByPasting(input, text);
      await expect(input).toHaveAccessibleDescription(`GH₵ Read as GH₵\u00a0${reading}. Check the amount.`);
      await expect(canvas.getByRole('status')).toHaveTextContent(`Read as GH₵ ${reading}.`);
    }
    for (const text of ['GH₵. 850', '1,200', '１ ２００ GHS']) {
      await replaceByPasting(input, text);
      await expect(input).toHaveAccessibleDescription('GH₵');
    }
    await userEvent.clear(input);
    await userEvent.type(input, '1,501{Backspace}0');
    await expect(input).toHaveAccessibleDescription('GH₵');
    await userEvent.type(input, ',50');
    await expect(input).toHaveAccessibleDescription('GH₵ Read as GH₵\u00a0150,050. Check the amount.');
  },
};

const digitsBeforeCaret = (input: HTMLInputElement) =>
  input.value.slice(0, input.selectionStart ?? 0).replace(/\D/g, '').length;

/** Editing in the middle: the caret stays in place when separators are added or removed. */
export const CorrectedInTheMiddle: Story = {
  parameters: { form: { initialValues: { price: '1234567' } } },
  play: async ({ canvas }) => {
    const input = field(canvas);
    await userEvent.tab();
    input.setSelectionRange(1, 1);
    await userEvent.keyboard('9');
    await expect(input).toHaveValue('19,234,567');
    await expect(digitsBeforeCaret(input)).toBe(2);
    await userEvent.keyboard('8');
    await expect(input).toHaveValue('198,234,567');
    await expect(digitsBeforeCaret(input)).toBe(3);
    await userEvent.keyboard('7');
    await expect(input).toHaveValue('1,987,234,567');
    await expect(digitsBeforeCaret(input)).toBe(4);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('198,234,567');
    await expect(digitsBeforeCaret(input)).toBe(3);
    // Backspace after a separator also deletes the digit before it.
    input.setSelectionRange(4, 4);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('19,234,567');
    await expect(digitsBeforeCaret(input)).toBe(2);
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    await expect(input).toHaveValue('19,234,567');
    input.setSelectionRange(0, input.value.length);
    await userEvent.keyboard('{Delete}');
    await expect(input).toHaveValue('');
  },
};

/** Blur removes leading zeros and completes or removes a lone point. */
export const TidiedOnLeaving: Story = {
  parameters: { form: { initialValues: { price: '' }, onSubmit } },
  play: async ({ canvas }) => {
    const input = field(canvas);
    for (const [typed, normalized] of [
      ['007', '7'],
      ['5.', '5'],
      ['.', ''],
      ['.5', '0.5'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await userEvent.tab();
      await expect(input).toHaveValue(normalized);
    }
  },
};

/** A malformed value from an old draft is parsed, not shown unchanged. */
export const HostileValue: Story = {
  parameters: { form: { initialValues: { price: '<b>GH₵ -1,2.3.4</b>' } } },
  play: async ({ canvas }) => {
    await expect(field(canvas)).toHaveValue('12.34');
  },
};

/** A long label, hint and error message, and more digits than fit. */
export const LongText: Story = {
  tags: ['visual'],
  args: {
    label: 'The rent of one month, without the advance and without the fee of the agent',
    hint: 'Type the price in cedis; we add the commas. The advance is agreed between you and the person who rents.',
  },
  parameters: {
    form: {
      initialValues: { price: '12345678901234567890.12345' },
      errors: { price: 'This amount is longer than any home costs, look at it again before you send it.' },
    },
  },
};
