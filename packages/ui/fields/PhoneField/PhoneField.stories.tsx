import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { object } from 'yup';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { signupPhoneSchema } from '../form';
import { withStoryForm } from '../storyForm';
import { PhoneField } from './PhoneField';

const meta = {
  title: 'Fields/PhoneField',
  component: PhoneField,
  decorators: [withStoryForm],
  args: { name: 'phone', label: 'Phone' },
  parameters: {
    design: designs('text-inputs'),
    form: { initialValues: { phone: '' } },
    guide: {
      use: 'Every phone number. The schemas of the sign-up and the profile form differ.',
      avoid: 'Showing a phone number: use the call link of the contact cards.',
      do: 'Keep the hint with the format.',
      dont: 'Do not reformat what the user types.',
      anatomy: ['label', 'field', 'error, or the format as the hint'],
      accessibility: [
        'Type `tel`, so that phones show their number pad; always left to right. Error and hint are its description.',
      ],
      related: ['TextField', 'EmailField', 'ContactButtons'],
    } satisfies Guide,
  },
} satisfies Meta<typeof PhoneField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Empty, with the format as a hint. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone' });
    await expect(field).toHaveAttribute('type', 'tel');
    await expect(field).toHaveAttribute('autocomplete', 'tel');
    await expect(field).toHaveAccessibleDescription('Format: +233 XX XXX XXXX');
  },
};

/** With a value, shown as it was typed. */
export const Filled: Story = {
  tags: ['visual'],
  parameters: { form: { initialValues: { phone: '+233 24 555 0142' } } },
};

/** Required. */
export const Required: Story = { args: { isRequired: true } };

/** Optional. */
export const Optional: Story = { args: { isOptional: true } };

/** The hint is a custom text instead of the format. */
export const WithHint: Story = { args: { hint: 'People call this number from your listings' } };

/** An invalid number: focus moves to the field and nothing is sent. */
export const WithError: Story = {
  args: { isRequired: true },
  parameters: {
    form: {
      initialValues: { phone: '+233 24 55 01' },
      schema: object({ phone: signupPhoneSchema() }),
      onSubmit: fn(),
    },
  },
  play: async ({ canvas, parameters }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Phone number must be in the format +233 XX XXX XXXX',
    );
    await expect(parameters['form'].onSubmit).not.toHaveBeenCalled();
  },
};

/** The first key clears the error message; the number is submitted as typed. */
export const ErrorClearedOnEdit: Story = {
  ...WithError,
  play: async ({ canvas, parameters }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '{Enter}');
    await expect(field).toBeInvalid();
    await userEvent.type(field, '42 0');
    await expect(field).not.toBeInvalid();
    await userEvent.keyboard('{Enter}');
    await expect(parameters['form'].onSubmit).toHaveBeenCalledWith({ phone: '+233 24 55 0142 0' });
  },
};

/** A long label and value; on right-to-left pages the plus stays before the digits. */
export const LongText: Story = {
  args: { label: 'The number under which people reach you on weekdays', hint: undefined },
  parameters: {
    form: { initialValues: { phone: '+233 (0) 24 - 555 - 01 42, ask for Ama in the afternoon' } },
  },
};
