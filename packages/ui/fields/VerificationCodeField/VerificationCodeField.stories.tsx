import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { object } from 'yup';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { verificationCodeSchema } from '../form';
import { withStoryForm } from '../storyForm';
import { VerificationCodeField } from './VerificationCodeField';

const meta = {
  title: 'Fields/VerificationCodeField',
  component: VerificationCodeField,
  decorators: [withStoryForm],
  args: { name: 'code' },
  parameters: {
    design: designs('text-inputs'),
    form: { initialValues: { code: '' }, schema: object({ code: verificationCodeSchema() }), onSubmit: fn() },
    guide: {
      use: 'The code from a verification email: one input, so that paste and autofill work.',
      avoid: 'Six separate inputs, digits only, or a password.',
      do: 'Say that the code can be pasted.',
      dont: 'Do not split it into six fields.',
      anatomy: ['label', 'one wide field for six characters', 'error and hint'],
      accessibility: [
        'One text field with `autocomplete` one-time-code, so that phones offer the code. Spaces are removed from pasted text.',
      ],
      related: ['VerifyForm', 'TextField'],
    } satisfies Guide,
  },
} satisfies Meta<typeof VerificationCodeField>;
export default meta;

type Story = StoryObj<typeof meta>;

const withForm = (form: object) => ({ form: { ...meta.parameters.form, ...form } });

/** Empty; autofill can offer the received code. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Verification code' });
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(field, '48K');
    await expect(field).toHaveValue('48K');
  },
};

/** With a complete code. */
export const Filled: Story = {
  tags: ['visual'],
  parameters: withForm({ initialValues: { code: '48K2Q9' } }),
};

/** Required. */
export const Required: Story = { args: { isRequired: true } };

/** With a hint. */
export const WithHint: Story = { args: { hint: 'It is in the email we sent to ama@adomkeys.example' } };

/** Submitting it empty shows the specified error; nothing is sent. */
export const WithError: Story = {
  play: async ({ canvas, parameters }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const field = canvas.getByRole('textbox');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription('Please enter the verification code sent to your email.');
    await expect(parameters['form'].onSubmit).not.toHaveBeenCalled();
  },
};

/** The first key clears the error message. */
export const ErrorClearedOnEdit: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('4');
    await expect(canvas.getByRole('textbox')).not.toBeInvalid();
  },
};

/** Pasted text: spaces are removed, it is cut to six characters, and letters of any script are accepted. */
export const Pasted: Story = {
  play: async ({ canvas, parameters }) => {
    const field = canvas.getByRole('textbox');
    for (const [pasted, value] of [
      [' 12 34 56 ', '123456'],
      ['1234567', '123456'],
      ['abcdéf', 'abcdéf'],
      ['abcde\u0301f', 'abcdéf'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(pasted);
      await expect(field).toHaveValue(value);
    }
    await userEvent.keyboard('{Enter}');
    await expect(parameters['form'].onSubmit).toHaveBeenLastCalledWith({ code: 'abcdéf' });
  },
};

/** Typing a space or a seventh character in the middle does not move the caret. */
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
