import { AMENITIES } from '@efie/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { InForm, type InFormProps } from '../storyField';
import { AmenityChipsField } from './AmenityChipsField';

const onSubmit = fn();
const stored = ['running_water', 'borehole_water', 'air_conditioner', 'walled_and_gated'];

const meta = {
  title: 'Fields/AmenityChipsField',
  component: AmenityChipsField,
  parameters: {
    guide: {
      use: 'The amenities of a listing that is edited: what it has comes first.',
      avoid: 'A new listing, where AmenitiesField shows all seventeen as checkboxes.',
    },
    form: { initialValues: { amenities: stored } },
  },
  render: (args, { parameters }) => (
    <InForm isWide {...(parameters['form'] as Omit<InFormProps, 'children'>)}>
      <AmenityChipsField {...args} />
    </InForm>
  ),
} satisfies Meta<typeof AmenityChipsField>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const chip = (canvas: Canvas, name: string) => canvas.getByRole('button', { name });
const names = (canvas: Canvas) =>
  canvas.getAllByRole('button', { name: /^(Remove|Add) / }).map((button) => button.ariaLabel);

/** A listing with four amenities: they come first, the thirteen others can be added. */
export const Default: Story = {
  tags: ['visual'],
  parameters: { proves: ['C417'] },
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

/** Only with the keyboard: a chip changes sides, it is said, and the focus goes to the one that takes its place. */
export const Keyboard: Story = {
  parameters: { proves: ['C417'], form: { initialValues: { amenities: stored }, onSubmit } },
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

/** A code that is none of the seventeen: readable, kept, and to be had again after it was removed. */
export const UnknownCode: Story = {
  parameters: {
    proves: ['C418', 'F122'],
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

/** All are removed: the field says so, and the form holds an empty list. */
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

/** Every amenity is chosen: nothing is left to add, and adding the last one kept the focus in the field. */
export const AllChosen: Story = {
  tags: ['visual'],
  parameters: { form: { initialValues: { amenities: AMENITIES.slice(1).map(({ code }) => code) } } },
  play: async ({ canvas }) => {
    await userEvent.click(chip(canvas, 'Add Self Electricity Meter'));
    await expect(canvas.queryByRole('button', { name: /^Add / })).toBeNull();
    await expect(chip(canvas, 'Remove Self Electricity Meter')).toHaveFocus();
  },
};

/** The server refused them; the message leaves with the next press. */
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

/** Nothing can be changed while the changes are being sent. */
export const Disabled: Story = {
  tags: ['visual'],
  args: { isDisabled: true, hint: 'Wait until the listing is updated.' },
};

/** Codes of somebody else's making: long, in another script, and not a list of texts at all. */
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
