import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { Link } from '../../primitives/Link';
import { withStoryForm } from '../storyForm';
import { CheckboxField } from './CheckboxField';

const meta = {
  title: 'Fields/CheckboxField',
  component: CheckboxField,
  decorators: [withStoryForm],
  args: { name: 'terms', children: 'Remember me' },
  parameters: {
    design: designs('choice'),
    form: { initialValues: { terms: false } },
    guide: {
      use: 'A single yes or no that is sent with the form: terms, remember me.',
      avoid:
        'Several choices of one kind: CheckboxGroupField. A setting that applies at once, without a submit: a switch.',
      do: "Write the label in the first person where it is consent: 'I agree to the terms'.",
      dont: 'Do not check consent in advance.',
      anatomy: ['box', 'label, which may contain links', 'error and hint'],
      accessibility: [
        'A native checkbox: Space toggles it, and a link in its label does not. Error and hint are its description.',
      ],
      related: ['Checkbox', 'CheckboxGroupField'],
    } satisfies Guide,
  },
} satisfies Meta<typeof CheckboxField>;
export default meta;

type Story = StoryObj<typeof meta>;

const preventNavigation = (event: MouseEvent) => event.preventDefault();

/** Unchecked; Space checks and unchecks it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Remember me' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

/** Checked; submitted as true. */
export const Filled: Story = {
  parameters: { form: { initialValues: { terms: true }, onSubmit: fn() } },
  play: async ({ canvas, parameters }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(parameters['form'].onSubmit).toHaveBeenCalledWith({ terms: true }));
  },
};

/** Links in the label: clicking one does not check the box. */
export const WithLinks: Story = {
  tags: ['visual'],
  args: {
    children: (
      <>
        I agree to the{' '}
        <Link href="#terms" onClick={preventNavigation}>
          Terms of Service
        </Link>{' '}
        and{' '}
        <Link href="#privacy" onClick={preventNavigation}>
          Privacy Policy
        </Link>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I agree to the Terms of Service and Privacy Policy' });
    // A native click: userEvent would also click the label.
    canvas.getByRole('link', { name: 'Terms of Service' }).click();
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText(/^I agree/));
    await expect(box).toBeChecked();
  },
};

/** Required. */
export const Required: Story = { args: { isRequired: true } };

/** With a hint. */
export const WithHint: Story = { args: { hint: 'Not on a device that others use' } };

/** With an error message from the server. */
export const WithError: Story = {
  tags: ['visual'],
  args: { children: 'I agree to the terms' },
  parameters: {
    form: { initialValues: { terms: false }, errors: { terms: 'Please agree to the terms of service.' } },
  },
};

/** Checking the box clears the error message. */
export const ErrorClearedOnEdit: Story = {
  ...WithError,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toHaveAccessibleDescription('Please agree to the terms of service.');
    await userEvent.click(box);
    await expect(box).not.toBeInvalid();
  },
};

/** Disabled. */
export const Disabled: Story = { args: { isDisabled: true } };

/** A long label and hint wrap beside the box. */
export const LongText: Story = {
  args: {
    children:
      'I have read the terms of service and the privacy policy, I am at least 18 years old and I agree to both of them',
    hint: 'You can read them again at any time; the links are at the foot of every page.',
  },
};
