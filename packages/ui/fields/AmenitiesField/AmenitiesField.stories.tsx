import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { StoryForm, type StoryFormProps } from '../storyForm';
import { AmenitiesField } from './AmenitiesField';

const onSubmit = fn();

const meta = {
  title: 'Fields/AmenitiesField',
  component: AmenitiesField,
  parameters: {
    design: designs('list-property'),
    guide: {
      use: 'The amenities of a new listing: all seventeen as checkboxes.',
      avoid: 'The edit dialog: AmenityChipsField shows the chosen amenities first.',
      do: 'Leave it out of forms that edit a listing.',
      dont: 'Do not shorten the list: an amenity that is missing cannot be chosen.',
      anatomy: ['legend', 'groups, each with a legend', 'checkboxes'],
      accessibility: [
        'A `fieldset` of native checkboxes; each group has its own legend. Error and hint describe the whole.',
      ],
      related: ['AmenityChipsField', 'CheckboxGroupField', 'AmenityList'],
    } satisfies Guide,
    form: { initialValues: { amenities: [] } },
  },
  render: (args, { parameters }) => (
    <StoryForm isWide {...(parameters['form'] as Omit<StoryFormProps, 'children'>)}>
      <AmenitiesField {...args} />
    </StoryForm>
  ),
} satisfies Meta<typeof AmenitiesField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A new listing: nothing is checked, the options are grouped. */
export const Default: Story = {
  parameters: { form: { initialValues: { amenities: [] }, onSubmit } },
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(17);
    await expect(canvas.getByRole('group', { name: 'Amenities' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Water' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Self Electricity Meter' })).toBeChecked();
    await userEvent.click(canvas.getByText("Agent's Commission Required"));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({
        amenities: ['self_electricity_meter', 'agents_commission_required'],
      }),
    );
  },
};

/** With amenities from a draft; unchecking all of them submits an empty list. */
export const Filled: Story = {
  tags: ['visual'],
  parameters: { form: { initialValues: { amenities: ['running_water', 'walled_and_gated'] }, onSubmit } },
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Running Water' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Walled and Gated' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ amenities: [] }));
  },
};

/** One list in the specified order, without groups; the label is hidden. */
export const Flat: Story = {
  args: { isFlat: true, isLabelHidden: true },
  parameters: {
    form: {
      initialValues: {
        amenities: [
          'self_electricity_meter',
          'running_water',
          'polytank_available',
          'tiled_floor',
          'prepaid_meter',
          'walled_and_gated',
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(17);
    await expect(canvas.getAllByRole('group')).toHaveLength(1);
    await expect(canvas.getByRole('group', { name: 'Amenities' })).toBeInTheDocument();
  },
};

/** With a hint. */
export const WithHint: Story = { args: { hint: 'Tick everything that is true today.' } };

/** With a server error; checking a box clears the message. */
export const WithError: Story = {
  parameters: {
    form: { initialValues: { amenities: [] }, errors: { amenities: 'The amenities field is required.' } },
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Amenities' });
    await waitFor(() => expect(group).toHaveAccessibleDescription('The amenities field is required.'));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ceiling Fan' }));
    await expect(canvas.queryByText('The amenities field is required.')).toBeNull();
  },
};

/** A draft with an unknown code, stored twice: it is one option and can be unchecked. */
export const UnknownCode: Story = {
  parameters: {
    form: { initialValues: { amenities: ['sea_view', 'sea_view', 'tiled_floor'] } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(18);
    const box = canvas.getByRole('checkbox', { name: 'Sea View' });
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};

/** Disabled, as while the form is submitting. */
export const Disabled: Story = {
  tags: ['visual'],
  args: { isDisabled: true },
  parameters: { form: { initialValues: { amenities: ['running_water'] } } },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled();
  },
};
