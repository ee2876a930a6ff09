import { REGIONS } from '@efie/domain/places';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { withStoryForm } from '../storyForm';
import { SelectField } from './SelectField';

const meta = {
  title: 'Fields/SelectField',
  component: SelectField,
  decorators: [withStoryForm],
  args: {
    name: 'region',
    label: 'Region',
    placeholder: 'Select region',
    options: REGIONS.map((region) => ({ value: region, label: region })),
  },
  parameters: {
    design: designs('select-and-combobox'),
    form: { initialValues: { region: '' } },
    guide: {
      use: 'One choice out of five to thirty: region, type, status. Phones open their native picker.',
      avoid:
        'Districts: DistrictField has a search. Two or three choices: SegmentedField. A few long ones: RadioField.',
      do: "Name the empty option after the task: 'Select region'.",
      dont: 'Do not hide the stored value because it is no longer an option.',
      anatomy: ['label', 'native select', 'error and hint'],
      accessibility: [
        'A native `select` with a label; the device shows its own picker. Error and hint are its description.',
      ],
      related: ['Select', 'DistrictField', 'RadioField'],
    } satisfies Guide,
  },
} satisfies Meta<typeof SelectField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing chosen, then a choice by keyboard. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Region' });
    await expect(select).toHaveDisplayValue('Select region');
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'Ashanti');
    await expect(select).toHaveValue('Ashanti');
  },
};

/** With a choice. */
export const Filled: Story = {
  tags: ['visual'],
  parameters: { form: { initialValues: { region: 'Greater Accra' } } },
};

/** Required. */
export const Required: Story = { args: { isRequired: true } };

/** Optional. */
export const Optional: Story = { args: { isOptional: true } };

/** With a hint. */
export const WithHint: Story = { args: { hint: 'Where most of your properties are' } };

/** With an error message. */
export const WithError: Story = {
  tags: ['visual'],
  args: { isRequired: true },
  parameters: { form: { initialValues: { region: '' }, errors: { region: 'Region field is required' } } },
};

/** Choosing an option clears the error message. */
export const ErrorClearedOnEdit: Story = {
  ...WithError,
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    await expect(select).toHaveAccessibleDescription('Region field is required');
    await userEvent.selectOptions(select, 'Volta');
    await expect(select).not.toBeInvalid();
  },
};

/** Disabled. */
export const Disabled: Story = { args: { isDisabled: true } };

/** A stored value that is not among the options stays selected, with a readable label. */
export const UnknownValue: Story = {
  parameters: { form: { initialValues: { region: 'brong_ahafo' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('brong_ahafo');
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Brong Ahafo');
  },
};

/** A long option is truncated before the arrow. */
export const LongText: Story = {
  args: {
    label: 'The region in which most of the properties that you manage are',
    options: [
      { value: 'long', label: 'Kwaebibirem, Akwatia and every town and village between the two rivers' },
    ],
  },
  parameters: { form: { initialValues: { region: 'long' } } },
};
