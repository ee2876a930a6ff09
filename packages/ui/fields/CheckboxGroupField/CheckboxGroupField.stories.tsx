import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { withStoryForm } from '../storyForm';
import { CheckboxGroupField } from './CheckboxGroupField';

const onSubmit = fn();

const meta = {
  title: 'Fields/CheckboxGroupField',
  component: CheckboxGroupField,
  parameters: {
    design: designs('choice'),
    guide: {
      use: 'Any number of choices out of a list that is shown completely.',
      avoid: 'One choice out of a few: RadioField or SegmentedField. A single yes or no: CheckboxField.',
      do: 'Group more than seven options.',
      dont: 'Do not use it for one choice.',
      anatomy: ['legend', 'one list, or groups with a legend each', 'error and hint'],
      accessibility: [
        'A `fieldset` of native checkboxes: Tab moves from box to box, Space toggles. Error and hint describe the group.',
      ],
      related: ['AmenitiesField', 'CheckboxField', 'RadioField'],
    } satisfies Guide,
    form: { initialValues: { days: [] } },
  },
  args: {
    name: 'days',
    label: 'Days for viewing',
    options: [
      { value: 'mon', label: 'Monday' },
      { value: 'wed', label: 'Wednesday' },
      { value: 'sat', label: 'Saturday' },
    ],
  },
  decorators: [withStoryForm],
} satisfies Meta<typeof CheckboxGroupField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing is chosen; Space checks the focused box. */
export const Default: Story = {
  parameters: { form: { initialValues: { days: [] }, onSubmit } },
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Monday' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByText('Monday'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ days: ['wed', 'mon'] }));
  },
};

/** Stored values; one that is not among the options stays in the form value. */
export const Filled: Story = {
  tags: ['visual'],
  parameters: { form: { initialValues: { days: ['sun', 'sat'] }, onSubmit } },
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Saturday' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ days: ['sun'] }));
  },
};

/** Options in groups with a legend each. */
export const Grouped: Story = {
  tags: ['visual'],
  args: {
    options: [
      { label: 'Week', options: [{ value: 'mon', label: 'Monday' }] },
      {
        label: 'Weekend',
        options: [
          { value: 'sat', label: 'Saturday' },
          { value: 'sun', label: 'Sunday' },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Weekend' })).toContainElement(
      canvas.getByRole('checkbox', { name: 'Sunday' }),
    );
  },
};

/** Optional, with a hint. */
export const Optional: Story = { args: { isOptional: true, hint: 'Agents are busiest on Mondays' } };

/** With an error message; checking a box clears it. */
export const WithError: Story = {
  parameters: { form: { initialValues: { days: [] }, errors: { days: 'Choose at least one day.' } } },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Days for viewing' });
    await waitFor(() => expect(group).toHaveAccessibleDescription('Choose at least one day.'));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Monday' }));
    await expect(group).not.toHaveAccessibleDescription();
  },
};

/** Disabled. */
export const Disabled: Story = { args: { isDisabled: true } };

/** Long labels wrap beside their box. */
export const LongText: Story = {
  args: {
    label: 'The days on which people may come and see the home with you or with someone who has the key',
    options: [
      {
        value: 'a',
        label: 'Every working day after five o’clock, when the caretaker has come back from the market',
      },
      { value: 'b', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung' },
    ],
  },
};
