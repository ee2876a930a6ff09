import type { Meta, StoryObj } from '@storybook/react-vite';
import { Handshake, KeyRound } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { withStoryForm } from '../storyForm';
import { SegmentedField } from './SegmentedField';

const meta = {
  title: 'Fields/SegmentedField',
  component: SegmentedField,
  decorators: [withStoryForm],
  args: {
    name: 'listingType',
    label: 'Listing type',
    options: [
      { value: 'rent', label: 'For Rent', icon: KeyRound },
      { value: 'sale', label: 'For Sale', icon: Handshake },
    ],
  },
  parameters: {
    design: designs('choice'),
    form: { initialValues: { listingType: 'rent' }, onSubmit: fn() },
    guide: {
      use: 'Two or three short choices that change the form, one of them always chosen: For Rent or For Sale.',
      avoid:
        'More than three choices, or long labels: SelectField or RadioField. Switching between views: Tabs.',
      do: 'Always have one selected.',
      dont: 'Do not use it for yes and no: CheckboxField.',
      anatomy: ['legend', 'two or three segments with icons', 'error and hint'],
      accessibility: ['Native radios in a `fieldset`: Tab enters the group, arrow keys select.'],
      related: ['SegmentedToggle', 'RadioField'],
    } satisfies Guide,
  },
} satisfies Meta<typeof SegmentedField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first option is chosen; arrow keys choose the other. */
export const Default: Story = {
  play: async ({ canvas, parameters }) => {
    await expect(canvas.getByRole('group', { name: 'Listing type' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'For Rent' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'For Sale' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(parameters['form'].onSubmit).toHaveBeenLastCalledWith({ listingType: 'sale' });
  },
};

/** The second option is chosen. */
export const Filled: Story = { parameters: { form: { initialValues: { listingType: 'sale' } } } };

/** Required. */
export const Required: Story = { args: { isRequired: true } };

/** Optional. */
export const Optional: Story = {
  args: { isOptional: true },
  parameters: { form: { initialValues: { listingType: '' } } },
};

/** With a hint. */
export const WithHint: Story = { args: { hint: 'Rent is shown per month' } };

/** With an error message. */
export const WithError: Story = {
  parameters: {
    form: { initialValues: { listingType: '' }, errors: { listingType: 'Listing type field is required' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Listing type' })).toHaveAccessibleDescription(
      'Listing type field is required',
    );
  },
};

/** Choosing an option clears the error message. */
export const ErrorClearedOnEdit: Story = {
  ...WithError,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'For Rent' }));
    await expect(canvas.queryByText('Listing type field is required')).not.toBeInTheDocument();
  },
};

/** Disabled. */
export const Disabled: Story = { args: { isDisabled: true } };

/** Long labels wrap inside their segment. */
export const LongText: Story = {
  tags: ['visual'],
  args: {
    label: 'What you would like to do with the property that you are listing',
    options: [
      { value: 'rent', label: 'For Rent by the month' },
      { value: 'sale', label: 'For Sale with all papers' },
    ],
  },
};
