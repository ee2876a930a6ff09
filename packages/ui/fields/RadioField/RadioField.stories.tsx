import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { object } from 'yup';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { requiredMessage, requiredTextSchema } from '../form';
import { withStoryForm } from '../storyForm';
import { RadioField } from './RadioField';

const REASONS = [
  'Incorrect Information',
  'Fraud or Scam',
  'Duplicate Listing',
  'Suspicious activity',
  'Other',
].map((reason) => ({ value: reason, label: reason }));

const meta = {
  title: 'Fields/RadioField',
  component: RadioField,
  decorators: [withStoryForm],
  args: { name: 'reason', label: 'Reason', options: REASONS },
  parameters: {
    design: designs('choice'),
    form: { initialValues: { reason: '' }, onSubmit: fn() },
    guide: {
      use: 'One choice out of three to seven that users should compare: the reason of a report.',
      avoid: 'Long lists: SelectField. Two short choices: SegmentedField.',
      do: 'Write each option as a phrase that completes the label.',
      dont: "Do not add an option 'None' where the field is optional already.",
      anatomy: ['legend', 'options, one per row', 'error and hint'],
      accessibility: [
        'Native radios in a `fieldset`: Tab enters the group, arrow keys select. Error and hint describe the group.',
      ],
      related: ['RadioGroup', 'SelectField', 'SegmentedField'],
    } satisfies Guide,
  },
} satisfies Meta<typeof RadioField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing is chosen; Tab enters the group, arrow keys choose. */
export const Default: Story = {
  play: async ({ canvas, parameters }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Fraud or Scam' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(parameters['form'].onSubmit).toHaveBeenLastCalledWith({ reason: 'Fraud or Scam' });
  },
};

/** With a choice. */
export const Filled: Story = {
  tags: ['visual'],
  parameters: { form: { initialValues: { reason: 'Other' } } },
};

/** Required. */
export const Required: Story = { args: { isRequired: true } };

/** Optional. */
export const Optional: Story = { args: { isOptional: true } };

/** With a hint. */
export const WithHint: Story = { args: { hint: 'Choose what fits best' } };

/** Submitting without a choice moves focus to the first radio; the error describes the group. */
export const WithError: Story = {
  tags: ['visual'],
  parameters: {
    form: {
      initialValues: { reason: '' },
      schema: object({ reason: requiredTextSchema(requiredMessage('Reason')) }),
      onSubmit: fn(),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Incorrect Information' })).toHaveFocus());
    await expect(canvas.getByRole('group', { name: 'Reason' })).toHaveAccessibleDescription(
      'Reason field is required',
    );
  },
};

/** Choosing an option clears the error message. */
export const ErrorClearedOnEdit: Story = {
  ...WithError,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Reason field is required');
    await userEvent.click(canvas.getByText('Other'));
    await expect(canvas.queryByText('Reason field is required')).not.toBeInTheDocument();
  },
};

/** Disabled. */
export const Disabled: Story = { args: { isDisabled: true } };

/** Long labels wrap beside their radio. */
export const LongText: Story = {
  args: {
    label: 'What is wrong with this listing, as far as you can tell from what you have seen',
    options: [
      { value: 'a', label: 'The pictures show another house than the one that I was taken to by the agent' },
      { value: 'b', label: 'The agent asked for a fee before the viewing' },
    ],
  },
};
