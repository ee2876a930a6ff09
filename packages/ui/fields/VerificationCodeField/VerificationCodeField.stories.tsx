import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { object } from 'yup';
import { codeText } from '../form';
import { inForm } from '../storyField';
import { VerificationCodeField } from './VerificationCodeField';

const meta = {
  title: 'Fields/VerificationCodeField',
  component: VerificationCodeField,
  decorators: [inForm],
  args: { name: 'code' },
  parameters: {
    form: { initialValues: { code: '' }, schema: object({ code: codeText() }), onSubmit: fn() },
    guide: {
      use: 'The code that an email brings: one input, so that it can be pasted and filled in by the device.',
      avoid: 'Six boxes, digits only, or a password.',
    },
  },
} satisfies Meta<typeof VerificationCodeField>;
export default meta;

type Story = StoryObj<typeof meta>;

const withForm = (form: object) => ({ form: { ...meta.parameters.form, ...form } });

/** Empty; the device offers the code that came. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Verification code' });
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(field, '48K');
    await expect(field).toHaveValue('48K');
  },
};

/** All six. */
export const Filled: Story = {
  tags: ['visual'],
  parameters: withForm({ initialValues: { code: '48K2Q9' } }),
};

/** Has to be given. */
export const Required: Story = { args: { isRequired: true } };

/** Where to look for it. */
export const WithHint: Story = { args: { hint: 'It is in the email we sent to ama@adomkeys.example' } };

/** Sent while empty: the specification's sentence, nothing goes out. */
export const WithError: Story = {
  parameters: { proves: ['F100'] },
  play: async ({ canvas, parameters }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('Please enter the verification code sent to your email.');
    await expect(parameters['form'].onSubmit).not.toHaveBeenCalled();
  },
};

/** The message leaves with the first key. */
export const ErrorClearedOnEdit: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.keyboard('4');
    await expect(canvas.getByRole('textbox')).not.toBeInvalid();
  },
};

/** Pasted with spaces, or seven of them: spaces are left out and six stay; letters of any script may be in it. */
export const Pasted: Story = {
  parameters: { proves: ['F100'] },
  play: async ({ canvas, parameters }) => {
    const field = canvas.getByRole('textbox');
    for (const [pasted, held] of [
      [' 12 34 56 ', '123456'],
      ['1234567', '123456'],
      ['abcdéf', 'abcdéf'],
      ['abcde\u0301f', 'abcdéf'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(pasted);
      await expect(field).toHaveValue(held);
    }
    await userEvent.keyboard('{Enter}');
    await expect(parameters['form'].onSubmit).toHaveBeenLastCalledWith({ code: 'abcdéf' });
  },
};

/** A space or a seventh letter typed into the middle leaves the caret where it was. */
export const CaretStays: Story = {
  parameters: withForm({ initialValues: { code: '48K2Q9' } }),
  play: async ({ canvas }) => {
    const field: HTMLInputElement = canvas.getByRole('textbox');
    await userEvent.type(field, ' ', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    await expect(field).toHaveValue('48K2Q9');
    await expect(field.selectionStart).toBe(2);
  },
};

/** A long label and hint. */
export const LongText: Story = {
  args: {
    label: 'The code that we sent to your email a moment ago',
    hint: 'Look in the folder for unwanted mail too; it may take some minutes until it is there.',
  },
  parameters: withForm({ initialValues: { code: 'WWWWWW' } }),
};
