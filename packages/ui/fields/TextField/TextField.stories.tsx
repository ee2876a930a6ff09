import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { withStoryForm } from '../storyForm';
import { TextField } from './TextField';

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  decorators: [withStoryForm],
  args: { name: 'fullName', label: 'Full name', placeholder: 'Your full name', autoComplete: 'name' },
  parameters: {
    design: designs('text-inputs'),
    form: { initialValues: { fullName: '' } },
    guide: {
      use: 'One line of text: a name, a title, a specific location.',
      avoid:
        'Emails, phone numbers, passwords, codes, amounts: each has its own field. Several lines: TextAreaField.',
      do: "Set `autoComplete` for names: 'name', 'organization'.",
      dont: 'Do not use a placeholder as the label.',
      anatomy: ["label with a star or 'Optional'", 'field', 'error and hint'],
      accessibility: [
        'A native `input` with a label; error and hint are its description, the error first.',
        'The text direction follows what is typed. A key press clears the error.',
      ],
      related: ['TextInput', 'TextAreaField', 'EmailField'],
    } satisfies Guide,
  },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Empty, with a placeholder. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
    await userEvent.keyboard('Ama Owusu');
    await expect(canvas.getByRole('textbox')).toHaveValue('Ama Owusu');
  },
};

/** With a stored value. */
export const Filled: Story = { parameters: { form: { initialValues: { fullName: 'Ama Owusu-Mensah' } } } };

/** Required: a star after the label and the `required` attribute. */
export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toBeRequired();
  },
};

/** Optional. */
export const Optional: Story = {
  args: { name: 'businessName', label: 'Business name', isOptional: true, autoComplete: 'organization' },
};

/** With a hint. */
export const WithHint: Story = {
  tags: ['visual'],
  args: { hint: 'As people will see it beside your listings' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'As people will see it beside your listings',
    );
  },
};

/** With an error message. */
export const WithError: Story = {
  args: { isRequired: true, hint: 'As on your identity card' },
  parameters: {
    form: {
      initialValues: { fullName: 'A' },
      errors: { fullName: 'Full name must be at least 2 characters' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Full name must be at least 2 characters As on your identity card',
    );
  },
};

/** The first key clears the error message. */
export const ErrorClearedOnEdit: Story = {
  ...WithError,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'm');
    await expect(canvas.queryByText(/at least 2 characters/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('textbox')).not.toBeInvalid();
  },
};

/** Read-only. */
export const ReadOnly: Story = {
  tags: ['visual'],
  args: { name: 'agentId', label: 'Agent ID', isReadOnly: true },
  parameters: { form: { initialValues: { agentId: 'EF-2041' } } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '9');
    await expect(canvas.getByRole('textbox')).toHaveValue('EF-2041');
  },
};

/** Disabled. */
export const Disabled: Story = { args: { isDisabled: true } };

/** A long label, hint, value and error message. */
export const LongText: Story = {
  tags: ['visual'],
  args: {
    label: 'The name that people will see beside every one of your listings',
    hint: 'It may hold letters, spaces, hyphens and dots, and should be the name on your papers.',
    isOptional: true,
  },
  parameters: {
    form: {
      initialValues: { fullName: 'Nana Akosua Agyemang-Prempeh Osei-Tutu Boateng of Kumasi' },
      errors: {
        fullName: 'This name is longer than the field can hold, shorten it to the name you are called by.',
      },
    },
  },
};

/** Arabic text runs from right to left; it is submitted as typed. */
export const RightToLeftWords: Story = {
  tags: ['visual'],
  parameters: { form: { initialValues: { fullName: 'أما أووسو' }, onSubmit: fn() } },
  play: async ({ canvas, parameters }) => {
    await expect(getComputedStyle(canvas.getByRole('textbox')).direction).toBe('rtl');
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(parameters['form'].onSubmit).toHaveBeenCalledWith({ fullName: 'أما أووسو' });
  },
};

/** Pasted markup, emoji and 10,000 letters: not truncated, shown as text. */
export const Hostile: Story = {
  parameters: { form: { initialValues: { fullName: '' } } },
  play: async ({ canvas }) => {
    const pasted = `<img src=x onerror=alert(1)>👩‍👩‍👧${'x'.repeat(10_000)}`;
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste(pasted);
    await expect(canvas.getByRole('textbox')).toHaveValue(pasted);
  },
};
