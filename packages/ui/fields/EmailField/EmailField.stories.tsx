import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { object } from 'yup';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { emailSchema } from '../form';
import { withStoryForm } from '../storyForm';
import { EmailField } from './EmailField';

const meta = {
  title: 'Fields/EmailField',
  component: EmailField,
  decorators: [withStoryForm],
  args: { name: 'email', label: 'Email' },
  parameters: {
    design: designs('text-inputs'),
    form: { initialValues: { email: '' } },
    guide: {
      use: 'Every email address, also the read-only one of an account.',
      avoid: 'Validating the format before submit: only the server does.',
      do: 'Set `autoComplete` to `username` on a login form.',
      dont: 'Do not ask for the address twice.',
      anatomy: ['label', 'icon, if given', 'field', 'error and hint'],
      accessibility: [
        'Type `email`, so that phones show its keyboard; always left to right. Error and hint are its description.',
      ],
      related: ['TextField', 'PasswordField', 'PhoneField'],
    } satisfies Guide,
  },
} satisfies Meta<typeof EmailField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Empty; phones show the email keyboard, without capitalization. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toHaveAttribute('type', 'email');
    await expect(field).toHaveAttribute('inputmode', 'email');
    await expect(field).toHaveAttribute('autocomplete', 'email');
    await expect(field).toHaveAttribute('autocapitalize', 'none');
  },
};

/** With a value. */
export const Filled: Story = { parameters: { form: { initialValues: { email: 'ama@adomkeys.example' } } } };

/** Required. */
export const Required: Story = { args: { isRequired: true } };

/** Optional. */
export const Optional: Story = { args: { isOptional: true } };

/** With a hint. */
export const WithHint: Story = { args: { hint: 'We send a verification code to it' } };

/** With a server error. */
export const WithError: Story = {
  tags: ['visual'],
  args: { isRequired: true },
  parameters: {
    form: { initialValues: { email: 'ama' }, errors: { email: 'The email must be a valid email address.' } },
  },
};

/** The first key clears the error message. */
export const ErrorClearedOnEdit: Story = {
  ...WithError,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/valid email/);
    await userEvent.type(canvas.getByRole('textbox'), '@');
    await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'false');
  },
};

/** The read-only email address of an account. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, hint: 'Email address cannot be changed for security reasons' },
  parameters: { form: { initialValues: { email: 'ama@adomkeys.example' } } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'x');
    await expect(canvas.getByRole('textbox')).toHaveValue('ama@adomkeys.example');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/cannot be changed/);
  },
};

/** Pasted with outer spaces: they are trimmed on submit. */
export const SpacesAround: Story = {
  parameters: {
    form: { initialValues: { email: '' }, schema: object({ email: emailSchema() }), onSubmit: fn() },
  },
  play: async ({ canvas, parameters }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('  ama+rent@adomkeys.example ');
    await userEvent.keyboard('{Enter}');
    await expect(parameters['form'].onSubmit).toHaveBeenCalledWith({ email: 'ama+rent@adomkeys.example' });
  },
};

/** A long email address. */
export const LongText: Story = {
  parameters: { form: { initialValues: { email: `${'nana.akosua.'.repeat(8)}boateng@adomkeys.example` } } },
};
