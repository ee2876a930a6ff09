import { AMENITIES } from '@efie/domain/amenities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { StoryForm, type StoryFormProps } from '../storyForm';
import { AmenityChipsField } from './AmenityChipsField';

const onSubmit = fn();
const stored = ['running_water', 'borehole_water', 'air_conditioner', 'walled_and_gated'];

const meta = {
  title: 'Fields/AmenityChipsField',
  component: AmenityChipsField,
  parameters: {
    design: designs('edit-property-dialog'),
    guide: {
      use: 'The amenities of an existing listing: the chosen ones come first.',
      avoid: 'A new listing: AmenitiesField shows all seventeen as checkboxes.',
      do: 'Show the chosen amenities first.',
      dont: 'Do not drop a code that the app does not know.',
      anatomy: ['legend', 'chosen amenities with a cross', 'other amenities with a plus'],
      accessibility: [
        "Buttons named 'Remove …' and 'Add …'. After a press focus moves to the chip that takes its place.",
      ],
      related: ['AmenitiesField', 'FilterChip', 'EditListing'],
    } satisfies Guide,
    form: { initialValues: { amenities: stored } },
  },
  render: (args, { parameters }) => (
    <StoryForm isWide {...(parameters['form'] as Omit<StoryFormProps, 'children'>)}>
      <AmenityChipsField {...args} />
    </StoryForm>
  ),
} satisfies Meta<typeof AmenityChipsField>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const chip = (canvas: Canvas, name: string) => canvas.getByRole('button', { name });
const names = (canvas: Canvas) =>
  canvas.getAllByRole('button', { name: /^(Remove|Add) / }).map((button) => button.ariaLabel);

/** Four chosen amenities come first; the other thirteen can be added. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(names(canvas)).toHaveLength(17);
    await expect(names(canvas).slice(0, 5)).toEqual([
      'Remove Running Water',
      'Remove Borehole Water',
      'Remove Air Conditioner',
      'Remove Walled and Gated',
      'Add Self Electricity Meter',
    ]);
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
    }
  },
};

/** Keyboard only: a chip moves to the other list, the change is announced, and focus moves to the next chip. */
export const Keyboard: Story = {
  parameters: { form: { initialValues: { amenities: stored }, onSubmit } },
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    await userEvent.tab();
    await userEvent.tab();
    await expect(chip(canvas, 'Remove Borehole Water')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(chip(canvas, 'Remove Air Conditioner')).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Removed Borehole Water');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('Removed Walled and Gated');
    await expect(chip(canvas, 'Remove Air Conditioner')).toHaveFocus();
    await userEvent.tab();
    await expect(chip(canvas, 'Add Self Electricity Meter')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Added Self Electricity Meter');
    await expect(chip(canvas, 'Add Shared Electricity Meter')).toHaveFocus();
    await userEvent.click(chip(canvas, 'Save'));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({
        amenities: ['running_water', 'air_conditioner', 'self_electricity_meter'],
      }),
    );
  },
};

/** An unknown code has a readable label and can be added again after it was removed. */
export const UnknownCode: Story = {
  parameters: {
    form: { initialValues: { amenities: ['running_water', 'sea_view'] }, onSubmit },
  },
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    await userEvent.click(chip(canvas, 'Remove Running Water'));
    await userEvent.click(chip(canvas, 'Save'));
    await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ amenities: ['sea_view'] }));
    await userEvent.click(chip(canvas, 'Remove Sea View'));
    await userEvent.click(chip(canvas, 'Add Sea View'));
    await expect(chip(canvas, 'Remove Sea View')).toBeVisible();
  },
};

/** All are removed: the field says so, and the form value is an empty list. */
export const AllRemoved: Story = {
  parameters: { form: { initialValues: { amenities: ['running_water'] }, onSubmit } },
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    await userEvent.click(chip(canvas, 'Remove Running Water'));
    await expect(canvas.getByText('None chosen')).toBeVisible();
    await expect(chip(canvas, 'Add Self Electricity Meter')).toHaveFocus();
    await userEvent.click(chip(canvas, 'Save'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ amenities: [] }));
  },
};

/** All are chosen: nothing is left to add, and focus moves to the chip that was added last. */
export const AllChosen: Story = {
  tags: ['visual'],
  parameters: { form: { initialValues: { amenities: AMENITIES.slice(1).map(({ code }) => code) } } },
  play: async ({ canvas }) => {
    await userEvent.click(chip(canvas, 'Add Self Electricity Meter'));
    await expect(canvas.queryByRole('button', { name: /^Add / })).toBeNull();
    await expect(chip(canvas, 'Remove Self Electricity Meter')).toHaveFocus();
  },
};

/** With a server error; the next change clears the message. */
export const WithError: Story = {
  parameters: {
    form: {
      initialValues: { amenities: stored },
      errors: { amenities: 'The selected amenities are invalid.' },
    },
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Amenities' });
    await waitFor(() => expect(group).toHaveAccessibleDescription('The selected amenities are invalid.'));
    await userEvent.click(chip(canvas, 'Remove Air Conditioner'));
    await expect(group).not.toHaveAccessibleDescription();
  },
};

/** Disabled, as while the form is submitting. */
export const Disabled: Story = {
  tags: ['visual'],
  args: { isDisabled: true, hint: 'Wait until the listing is updated.' },
};

/** Malformed codes: very long, in another script, with markup, and of other types. */
export const HostileCodes: Story = {
  parameters: {
    form: {
      initialValues: {
        amenities: [
          'donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
          'مسبح_خاص',
          '<b>pool</b>',
          7,
          null,
        ].filter((code) => typeof code === 'string'),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(chip(canvas, 'Remove <b>pool</b>')).toBeVisible();
    await expect(names(canvas)).toHaveLength(20);
  },
};
