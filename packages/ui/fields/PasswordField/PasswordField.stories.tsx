import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { withStoryForm } from '../storyForm';
import { PasswordField } from './PasswordField';

const meta = {
  title: 'Fields/PasswordField',
  component: PasswordField,
  decorators: [withStoryForm],
  args: { name: 'password', label: 'Password', kind: 'current' },
  parameters: {
    design: designs('text-inputs'),
    form: { initialValues: { password: '' } },
    guide: {
      use: 'Every password: kind current to log in, kind new to choose one and to confirm it.',
      avoid:
        'Codes from an email: VerificationCodeField. Adding another button to show the password: it has one.',
      do: 'Set `kind` to `new` where a password is chosen, so that managers offer one.',
      dont: 'Do not forbid pasting.',
      anatomy: ['label', 'field', 'button Show password', 'error and hint'],
      accessibility: [
        "The button is named 'Show password' or 'Hide password' and keeps the caret in its place. The password is hidden again on submit.",
      ],
      related: ['EmailField', 'VerificationCodeField', 'LoginForm'],
    } satisfies Guide,
  },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const input = (canvas: Canvas): HTMLInputElement => canvas.getByLabelText(/^Password/, { selector: 'input' });

/** Empty; `autocomplete` lets a password manager fill it in. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(input(canvas)).toHaveAttribute('type', 'password');
    await expect(input(canvas)).toHaveAttribute('autocomplete', 'current-password');
  },
};

/** With a masked password. */
export const Filled: Story = { parameters: { form: { initialValues: { password: 'kenkey12' } } } };

/** Required, for a new password: a password manager can generate it. */
export const Required: Story = {
  args: { kind: 'new', isRequired: true },
  play: async ({ canvas }) => {
    await expect(input(canvas)).toHaveAttribute('autocomplete', 'new-password');
    await expect(input(canvas)).toBeRequired();
  },
};

/** Optional, as in a form where the password may stay unchanged. */
export const Optional: Story = { args: { kind: 'new', isOptional: true } };

/** With a hint. */
export const WithHint: Story = {
  args: { kind: 'new', hint: 'Three words that belong together only for you' },
};

/** With an error message. */
export const WithError: Story = {
  tags: ['visual'],
  args: { isRequired: true },
  parameters: {
    form: { initialValues: { password: 'abc' }, errors: { password: 'The password is too short.' } },
  },
};

/** The first key clears the error message. */
export const ErrorClearedOnEdit: Story = {
  ...WithError,
  play: async ({ canvas }) => {
    await expect(input(canvas)).toHaveAccessibleDescription('The password is too short.');
    await userEvent.type(input(canvas), 'd');
    await expect(input(canvas)).not.toBeInvalid();
  },
};

/** Shown with the pointer: the state is announced, and focus and selection do not move. */
export const Shown: Story = {
  tags: ['visual'],
  parameters: { form: { initialValues: { password: 'kenkey12' } } },
  play: async ({ canvas }) => {
    const field = input(canvas);
    await userEvent.click(field);
    field.setSelectionRange(3, 5);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('status')).toHaveTextContent('Password is shown');
    await expect(field).toHaveFocus();
    await expect([field.selectionStart, field.selectionEnd]).toEqual([3, 5]);
    const button = canvas.getByRole('button', { name: 'Hide password' });
    await expect(button.offsetWidth).toBeGreaterThanOrEqual(44);
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** Shown and hidden by keyboard. */
export const ShownByKeyboard: Story = {
  parameters: { form: { initialValues: { password: 'kenkey12' } } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(input(canvas)).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(input(canvas)).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input(canvas)).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('status')).toHaveTextContent('Password is hidden');
  },
};

/** Submitting a shown password hides it; it can be shown again. */
export const HiddenOnSubmit: Story = {
  parameters: {
    form: { initialValues: { password: 'kenkey12' }, onSubmit: fn(() => Promise.reject(new Error('no'))) },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await userEvent.type(input(canvas), '{Enter}');
    await expect(input(canvas)).toHaveAttribute('type', 'password');
    await expect(input(canvas)).toHaveValue('kenkey12');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input(canvas)).toHaveAttribute('type', 'text');
  },
};

/** Two in one form: each button names its field. */
export const WithConfirmation: Story = {
  tags: ['visual'],
  args: { kind: 'new' },
  parameters: { form: { initialValues: { password: 'kenkey12', confirmPassword: 'kenkey12' } } },
  render: (args) => (
    <>
      <PasswordField {...args} />
      <PasswordField name="confirmPassword" label="Confirm password" kind="new" />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show confirm password' }));
    await expect(canvas.getByLabelText('Confirm password', { selector: 'input' })).toHaveAttribute(
      'type',
      'text',
    );
    await expect(input(canvas)).toHaveAttribute('type', 'password');
  },
};

/** Pasted emoji, outer spaces, 200 characters: submitted unchanged. */
export const Hostile: Story = {
  parameters: { form: { initialValues: { password: '' }, onSubmit: fn() } },
  play: async ({ canvas, parameters }) => {
    const password = ` ${'kenkey🌶️'.repeat(25)} `;
    await userEvent.click(input(canvas));
    await userEvent.paste(password);
    await userEvent.keyboard('{Enter}');
    await expect(parameters['form'].onSubmit).toHaveBeenCalledWith({ password });
  },
};

/** A pasted password with a space at its end: the field says so, and sends it as it is. */
export const OuterSpace: Story = {
  play: async ({ canvas }) => {
    const field = input(canvas);
    await userEvent.click(field);
    await userEvent.paste('secret123 ');
    await expect(field).toHaveAccessibleDescription('The password starts or ends with a space.');
    await userEvent.type(field, '{Backspace}');
    await expect(field).not.toHaveAccessibleDescription();
  },
};

/** A long label and hint; a long value does not run under the button. */
export const LongText: Story = {
  args: {
    label: 'Password of the account that manages your listings',
    hint: 'At least three words that you can remember',
  },
  parameters: { form: { initialValues: { password: 'w'.repeat(200) } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Show/ }));
    await expect(input(canvas)).toHaveAttribute('type', 'text');
  },
};
