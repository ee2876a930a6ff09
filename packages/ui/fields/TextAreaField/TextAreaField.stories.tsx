import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { withStoryForm } from '../storyForm';
import { TextAreaField } from './TextAreaField';

const meta = {
  title: 'Fields/TextAreaField',
  component: TextAreaField,
  decorators: [withStoryForm],
  args: { name: 'description', label: 'Description' },
  parameters: {
    design: designs('text-inputs'),
    form: { initialValues: { description: '' } },
    guide: {
      use: 'Text of several lines: a description, a bio, a message. Set maxCharacters where the schema limits the length.',
      avoid: 'A name or a place: use TextField, which has one line.',
      do: 'Set `rows` to the length that you expect.',
      dont: 'Do not cut what is pasted.',
      anatomy: ['label', 'field of several lines', 'error, hint and count'],
      accessibility: [
        'A native `textarea` with a label; error and hint are its description. The count is announced a moment after typing stops.',
      ],
      related: ['TextField', 'TextInput'],
    } satisfies Guide,
  },
} satisfies Meta<typeof TextAreaField>;
export default meta;

type Story = StoryObj<typeof meta>;

const TEXT = 'Second floor, cross-ventilated, with a balcony.';

/** Empty; Enter inserts a new line and does not submit. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('Two rooms{Enter}and a yard');
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveValue('Two rooms\nand a yard');
  },
};

/** With a stored value. */
export const Filled: Story = { parameters: { form: { initialValues: { description: TEXT } } } };

/** Required. */
export const Required: Story = { args: { isRequired: true } };

/** Optional. */
export const Optional: Story = {
  args: {
    name: 'bio',
    label: 'Bio',
    isOptional: true,
    placeholder: 'Which areas do you know best? How do you like to work?',
  },
};

/** With a hint. */
export const WithHint: Story = { args: { hint: 'Say what a picture cannot: water, light, the road.' } };

/** The character count changes with every key and is announced when typing pauses. */
export const WithCount: Story = {
  tags: ['visual', 'slow'],
  args: { maxCharacters: 500, hint: 'Say what a picture cannot.' },
  parameters: { form: { initialValues: { description: TEXT } } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    const liveRegion = canvas.getByRole('status');
    await expect(field).toHaveAccessibleDescription('Say what a picture cannot. 47 of 500');
    await userEvent.type(field, ' Quiet.');
    await expect(canvas.getByText('54 of 500')).toBeVisible();
    await expect(liveRegion).toBeEmptyDOMElement();
    await waitFor(() => expect(liveRegion).toHaveTextContent('54 of 500 characters'));
  },
};

/** Over the maximum: the text is not truncated, and the count shows the excess. */
export const TooLong: Story = {
  tags: ['visual'],
  args: { maxCharacters: 40 },
  parameters: { form: { initialValues: { description: '' } } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste(TEXT);
    await expect(field).toHaveValue(TEXT);
    await expect(canvas.getByText('47 of 40, 7 too many')).toBeVisible();
  },
};

/** With an error message. */
export const WithError: Story = {
  tags: ['visual'],
  args: { isRequired: true, maxCharacters: 500 },
  parameters: {
    form: { initialValues: { description: '' }, errors: { description: 'Description field is required' } },
  },
};

/** The first key clears the error message. */
export const ErrorClearedOnEdit: Story = {
  ...WithError,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAccessibleDescription('Description field is required 0 of 500');
    await userEvent.type(field, 'T');
    await expect(field).not.toBeInvalid();
  },
};

/** A long label, hint and value. */
export const LongText: Story = {
  args: {
    label: 'What somebody should know before they travel across the city to see it',
    hint: 'Water, electricity, the road in the rain, the neighbours, the way to the next trotro stop.',
    maxCharacters: 5000,
  },
  parameters: { form: { initialValues: { description: `${TEXT} `.repeat(40) } } },
};

/** 10,000 characters without a space, emoji, Arabic: counted as on the server, not truncated. */
export const Hostile: Story = {
  args: { maxCharacters: 10_000 },
  parameters: { form: { initialValues: { description: '' } } },
  play: async ({ canvas }) => {
    const pasted = `${'x'.repeat(9_996)}🏠مرحبا`;
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste(pasted);
    await expect(canvas.getByRole('textbox')).toHaveValue(pasted);
    await expect(canvas.getByText('10,002 of 10,000, 2 too many')).toBeVisible();
  },
};
