import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { object } from 'yup';
import { emailText } from '../form';
import { inForm } from '../storyField';
import { EmailField } from './EmailField';

const meta = {
  title: 'Fields/EmailField',
  component: EmailField,
  decorators: [inForm],
  args: { name: 'email', label: 'Email' },
  parameters: {
    form: { initialValues: { email: '' } },
    guide: {
      use: 'Every email address, also the read-only one of an account. Give its rule with emailText.',
      avoid: 'Judging the address before it is sent: only the server says whether it is right.',
    },
  },
} satisfies Meta<typeof EmailField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Empty: the phone shows its keyboard for addresses and changes no letter. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toHaveAttribute('type', 'email');
    await expect(field).toHaveAttribute('inputmode', 'email');
    await expect(field).toHaveAttribute('autocomplete', 'email');
    await expect(field).toHaveAttribute('autocapitalize', 'none');
  },
};

/** An address. */
export const Filled: Story = { parameters: { form: { initialValues: { email: 'ama@adomkeys.example' } } } };

/** Has to be given. */
export const Required: Story = { args: { isRequired: true } };

/** May stay empty. */
export const Optional: Story = { args: { isOptional: true } };

/** Why it is asked. */
export const WithHint: Story = { args: { hint: 'We send a verification code to it' } };

/** The server refused it. */
export const WithError: Story = {
  tags: ['visual'],
  args: { isRequired: true },
  parameters: {
    form: { initialValues: { email: 'ama' }, errors: { email: 'The email must be a valid email address.' } },
  },
};

/** The message leaves with the first key. */
export const ErrorClearedOnEdit: Story = {
  ...WithError,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/valid email/);
    await userEvent.type(canvas.getByRole('textbox'), '@');
    await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'false');
  },
};

/** The address of an account: read, not changed. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, hint: 'Email address cannot be changed for security reasons' },
  parameters: { form: { initialValues: { email: 'ama@adomkeys.example' } } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'x');
    await expect(canvas.getByRole('textbox')).toHaveValue('ama@adomkeys.example');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/cannot be changed/);
  },
};

/** Pasted with spaces round it: they are left out when it is sent. */
export const SpacesAround: Story = {
  parameters: {
    form: { initialValues: { email: '' }, schema: object({ email: emailText() }), onSubmit: fn() },
  },
  play: async ({ canvas, parameters }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('  ama+rent@adomkeys.example ');
    await userEvent.keyboard('{Enter}');
    await expect(parameters['form'].onSubmit).toHaveBeenCalledWith({ email: 'ama+rent@adomkeys.example' });
  },
};

/** A long address. */
export const LongText: Story = {
  parameters: { form: { initialValues: { email: `${'nana.akosua.'.repeat(8)}boateng@adomkeys.example` } } },
};
