import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../../primitives/Link';
import { inForm } from '../storyField';
import { CheckboxField } from './CheckboxField';

const meta = {
  title: 'Fields/CheckboxField',
  component: CheckboxField,
  decorators: [inForm],
  args: { name: 'terms', children: 'Remember me' },
  parameters: {
    form: { initialValues: { terms: false } },
    guide: {
      use: 'One yes or no that is sent with the form: terms, remember me.',
      avoid:
        'Several of one kind: CheckboxGroupField. What works at once, without a submit: a switch of its own.',
    },
  },
} satisfies Meta<typeof CheckboxField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A link of a story leads nowhere. */
const stay = (event: MouseEvent) => event.preventDefault();

/** Not ticked; ticked and unticked by keyboard. */
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

/** Ticked; sent as true. */
export const Filled: Story = {
  parameters: { form: { initialValues: { terms: true }, onSubmit: fn() } },
  play: async ({ canvas, parameters }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(parameters['form'].onSubmit).toHaveBeenCalledWith({ terms: true });
  },
};

/** The terms: the links lead somewhere and do not tick the box. */
export const WithLinks: Story = {
  tags: ['visual'],
  args: {
    children: (
      <>
        I agree to the{' '}
        <Link href="#terms" onClick={stay}>
          Terms of Service
        </Link>{' '}
        and{' '}
        <Link href="#privacy" onClick={stay}>
          Privacy Policy
        </Link>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I agree to the Terms of Service and Privacy Policy' });
    // The browser's own press: a simulated one would press the label too.
    canvas.getByRole('link', { name: 'Terms of Service' }).click();
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText(/^I agree/));
    await expect(box).toBeChecked();
  },
};

/** Has to be ticked. */
export const Required: Story = { args: { isRequired: true } };

/** A sentence that helps. */
export const WithHint: Story = { args: { hint: 'Not on a device that others use' } };

/** The server wants it ticked. */
export const WithError: Story = {
  tags: ['visual'],
  args: { children: 'I agree to the terms' },
  parameters: {
    form: { initialValues: { terms: false }, errors: { terms: 'Please agree to the terms of service.' } },
  },
};

/** The message leaves with the tick. */
export const ErrorClearedOnEdit: Story = {
  ...WithError,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toHaveAccessibleDescription('Please agree to the terms of service.');
    await userEvent.click(box);
    await expect(box).not.toBeInvalid();
  },
};

/** Not to be used now. */
export const Disabled: Story = { args: { isDisabled: true } };

/** Long words wrap beside the box. */
export const LongText: Story = {
  args: {
    children:
      'I have read the terms of service and the privacy policy, I am at least 18 years old and I agree to both of them',
    hint: 'You can read them again at any time; the links are at the foot of every page.',
  },
};
