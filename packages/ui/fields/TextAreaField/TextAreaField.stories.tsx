import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inForm } from '../storyField';
import { TextAreaField } from './TextAreaField';

const meta = {
  title: 'Fields/TextAreaField',
  component: TextAreaField,
  decorators: [inForm],
  args: { name: 'description', label: 'Description' },
  parameters: {
    form: { initialValues: { description: '' } },
    guide: {
      use: 'Several lines: a description, a bio, a message. Give maxCharacters where a rule limits the length.',
      avoid: 'A name or a place: TextField keeps them on one line.',
    },
  },
} satisfies Meta<typeof TextAreaField>;
export default meta;

type Story = StoryObj<typeof meta>;

const WORDS = 'Second floor, cross-ventilated, with a balcony.';

/** Empty; Enter makes a new line and sends nothing. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('Two rooms{Enter}and a yard');
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveValue('Two rooms\nand a yard');
  },
};

/** What was there before. */
export const Filled: Story = { parameters: { form: { initialValues: { description: WORDS } } } };

/** Has to be given. */
export const Required: Story = { args: { isRequired: true } };

/** May stay empty. */
export const Optional: Story = {
  args: {
    name: 'bio',
    label: 'Bio',
    isOptional: true,
    placeholder: 'Which areas do you know best? How do you like to work?',
  },
};

/** A sentence that helps. */
export const WithHint: Story = { args: { hint: 'Say what a picture cannot: water, light, the road.' } };

/** Counted: seen at every key, said once typing pauses. */
export const WithCount: Story = {
  tags: ['visual'],
  args: { maxCharacters: 500, hint: 'Say what a picture cannot.' },
  parameters: { form: { initialValues: { description: WORDS } } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    const said = canvas.getByRole('status');
    await expect(field).toHaveAccessibleDescription('Say what a picture cannot. 47 of 500');
    await userEvent.type(field, ' Quiet.');
    await expect(canvas.getByText('54 of 500')).toBeVisible();
    await expect(said).toBeEmptyDOMElement();
    await waitFor(() => expect(said).toHaveTextContent('54 of 500 characters'));
  },
};

/** Past the end: nothing is cut off, the count says how many are too many. */
export const TooLong: Story = {
  tags: ['visual'],
  args: { maxCharacters: 40 },
  parameters: { form: { initialValues: { description: '' } } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste(WORDS);
    await expect(field).toHaveValue(WORDS);
    await expect(canvas.getByText('47 of 40, 7 too many')).toBeVisible();
  },
};

/** Refused. */
export const WithError: Story = {
  tags: ['visual'],
  args: { isRequired: true, maxCharacters: 500 },
  parameters: {
    form: { initialValues: { description: '' }, errors: { description: 'Description field is required' } },
  },
};

/** The message leaves with the first key. */
export const ErrorClearedOnEdit: Story = {
  ...WithError,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAccessibleDescription('Description field is required 0 of 500');
    await userEvent.type(field, 'T');
    await expect(field).not.toBeInvalid();
  },
};

/** Long words everywhere. */
export const LongText: Story = {
  args: {
    label: 'What somebody should know before they travel across the city to see it',
    hint: 'Water, electricity, the road in the rain, the neighbours, the way to the next trotro stop.',
    maxCharacters: 5000,
  },
  parameters: { form: { initialValues: { description: `${WORDS} `.repeat(40) } } },
};

/** 10,000 letters without a space, emoji, Arabic: counted as a server counts, kept whole. */
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
