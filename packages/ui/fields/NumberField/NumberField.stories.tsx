import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { withStoryForm } from '../storyForm';
import { NumberField } from './NumberField';

const onSubmit = fn();

const meta = {
  title: 'Fields/NumberField',
  component: NumberField,
  parameters: {
    design: designs('text-inputs'),
    guide: {
      use: 'A whole number: bedrooms, bathrooms, parking spaces, an area in square feet.',
      avoid: 'Money: MoneyField. Phone numbers: PhoneField. A choice out of a few numbers: number chips.',
      do: "Show the unit: 'sq ft'.",
      dont: 'Do not show 0 for an empty field.',
      anatomy: ['label', 'number and unit', 'error and hint'],
      accessibility: [
        'A text field with a numeric keyboard; the unit is part of its description. Arrow keys and the wheel do not change it.',
      ],
      related: ['NumericInput', 'MoneyField', 'NumberChips'],
    } satisfies Guide,
    form: { initialValues: { area: '' } },
  },
  args: { name: 'area', label: 'Area', unit: 'sq ft' },
  decorators: [withStoryForm],
} satisfies Meta<typeof NumberField>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const field = (canvas: Canvas) => canvas.getByRole<HTMLInputElement>('textbox');

/** Typing inserts thousands separators; the unit is a suffix and part of the description. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Area' });
    await expect(input).toHaveAccessibleDescription('sq ft');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.tab();
    await userEvent.keyboard('4200');
    await expect(input).toHaveValue('4,200');
  },
};

/** Without a unit, as for rooms. */
export const WithoutUnit: Story = {
  args: { name: 'bedrooms', label: 'Bedrooms', unit: undefined },
  parameters: { form: { initialValues: { bedrooms: 5 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Bedrooms' })).toHaveValue('5');
  },
};

/** A stored number; clearing it submits ''. */
export const Filled: Story = {
  parameters: { form: { initialValues: { area: '980' }, onSubmit } },
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    await expect(field(canvas)).toHaveValue('980');
    await userEvent.clear(field(canvas));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ area: '' }));
  },
};

/** Required. */
export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(field(canvas)).toBeRequired();
  },
};

/** Optional. */
export const Optional: Story = { args: { isOptional: true } };

/** With a hint. */
export const WithHint: Story = { tags: ['visual'], args: { hint: 'Of the rooms, without the compound' } };

/** With a server error; editing clears the message. */
export const WithError: Story = {
  parameters: {
    form: { initialValues: { area: '980' }, errors: { area: 'The area must be a number.' } },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(field(canvas)).toBeInvalid());
    await expect(field(canvas)).toHaveAccessibleDescription('sq ft The area must be a number.');
    await userEvent.type(field(canvas), '0');
    await expect(field(canvas)).not.toBeInvalid();
  },
};

/** Disabled, as while the form is submitting. */
export const Disabled: Story = {
  args: { isDisabled: true },
  parameters: { form: { initialValues: { area: '980' } } },
};

async function replaceByPasting(input: HTMLInputElement, text: string) {
  await userEvent.click(input);
  input.select();
  await userEvent.paste(text);
}

/** A pasted number, with or without its unit and separators. */
export const Pasted: Story = {
  play: async ({ canvas }) => {
    const input = field(canvas);
    for (const [text, shown] of [
      ['980 sq ft', '980'],
      ['1,200 sq. ft.', '1,200'],
      ['٣٥٠', '350'],
      ['\u200b４２', '42'],
    ] as const) {
      await replaceByPasting(input, text);
      await expect(input).toHaveValue(shown);
      await expect(input).toHaveAccessibleDescription('sq ft');
    }
  },
};

/** Pasted text that is not a whole number is refused: the field keeps its value and says so. */
export const HostileInput: Story = {
  tags: ['visual'],
  parameters: { form: { initialValues: { area: '980' } } },
  play: async ({ canvas }) => {
    const input = field(canvas);
    for (const text of ['100x80', '70 x 100 ft', '3+1', '2-3', '2.5', '1,5', '-3', 'many', '120m2']) {
      await replaceByPasting(input, text);
      await expect(input).toHaveValue('980');
      await expect(input).toHaveAccessibleDescription(
        `sq ft “${text}” is not a whole number. Nothing was changed.`,
      );
    }
    await expect(canvas.getByRole('status')).toHaveTextContent('“120m2” is not a whole number.');
  },
};

/** Typed key by key, figures that were joined over something else are named. */
export const FiguresJoined: Story = {
  play: async ({ canvas }) => {
    const input = field(canvas);
    for (const [typed, reading] of [
      ['1,5', '15'],
      ['2.5', '25'],
      ['3+1', '31'],
      ['120m2', '1,202'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await expect(input).toHaveAccessibleDescription(`sq ft Read as ${reading}. Check the number.`);
    }
    await userEvent.clear(input);
    await userEvent.type(input, '1,200');
    await expect(input).toHaveAccessibleDescription('sq ft');
  },
};

/** A stored fraction is shown and submitted unchanged. */
export const StoredFraction: Story = {
  parameters: { form: { initialValues: { area: '980.5' }, onSubmit } },
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    await expect(field(canvas)).toHaveValue('980.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ area: '980.5' }));
  },
};

/** A long label and hint, and more digits than fit beside the unit. */
export const LongText: Story = {
  args: {
    label: 'The area of all rooms together, measured from wall to wall',
    hint: 'If the papers give square metres, multiply them by ten and three quarters and round to the whole number.',
  },
  parameters: { form: { initialValues: { area: '1234567890123456789012345678901234567890' } } },
};
