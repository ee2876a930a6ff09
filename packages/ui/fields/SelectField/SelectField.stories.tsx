import { REGIONS } from '@efie/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inForm } from '../storyField';
import { SelectField } from './SelectField';

const meta = {
  title: 'Fields/SelectField',
  component: SelectField,
  decorators: [inForm],
  args: {
    name: 'region',
    label: 'Region',
    placeholder: 'Select region',
    options: REGIONS.map((region) => ({ value: region, label: region })),
  },
  parameters: {
    form: { initialValues: { region: '' } },
    guide: {
      use: 'One choice out of five to thirty: region, type, status. The phone opens its own picker.',
      avoid:
        'Districts: DistrictField searches. Two or three choices: SegmentedField. A few worth reading: RadioField.',
    },
  },
} satisfies Meta<typeof SelectField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing chosen yet; chosen by keyboard. */
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

/** One is chosen. */
export const Filled: Story = {
  tags: ['visual'],
  parameters: { form: { initialValues: { region: 'Greater Accra' } } },
};

/** Has to be given. */
export const Required: Story = { args: { isRequired: true } };

/** May stay open. */
export const Optional: Story = { args: { isOptional: true } };

/** A sentence that helps. */
export const WithHint: Story = { args: { hint: 'Where most of your properties are' } };

/** Left out. */
export const WithError: Story = {
  tags: ['visual'],
  args: { isRequired: true },
  parameters: { form: { initialValues: { region: '' }, errors: { region: 'Region field is required' } } },
};

/** The message leaves with the choice. */
export const ErrorClearedOnEdit: Story = {
  ...WithError,
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    await expect(select).toHaveAccessibleDescription('Region field is required');
    await userEvent.selectOptions(select, 'Volta');
    await expect(select).not.toBeInvalid();
  },
};

/** Not to be used now. */
export const Disabled: Story = { args: { isDisabled: true } };

/** A value of an older time that is in no option: kept and readable. */
export const UnknownValue: Story = {
  parameters: { form: { initialValues: { region: 'brong_ahafo' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('brong_ahafo');
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Brong Ahafo');
  },
};

/** Long words are cut at the arrow. */
export const LongText: Story = {
  args: {
    label: 'The region in which most of the properties that you manage are',
    options: [
      { value: 'long', label: 'Kwaebibirem, Akwatia and every town and village between the two rivers' },
    ],
  },
  parameters: { form: { initialValues: { region: 'long' } } },
};
