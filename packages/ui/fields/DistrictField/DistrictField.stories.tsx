import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { districtSource } from '../../hooks/useDistricts';
import { Button } from '../../primitives/Button';
import { Dialog } from '../../primitives/Dialog';
import { inForm } from '../storyField';
import { DistrictField, type DistrictFieldProps } from './DistrictField';

const onSubmit = fn();

const meta = {
  title: 'Fields/DistrictField',
  component: DistrictField,
  parameters: {
    guide: {
      use: 'The district of a region that another field of the same form holds.',
      avoid: 'Where the form asks for the region too: RegionDistrictFields keeps the two together.',
    },
    form: { initialValues: { region: 'Greater Accra', district: '' } },
  },
  args: { name: 'district' },
  decorators: [
    inForm,
    (Story) => (
      <div style={{ minBlockSize: '26rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DistrictField>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The field, once its districts have come. */
async function ready(canvas: Pick<Canvas, 'getByRole'>, name = 'District') {
  const field = canvas.getByRole<HTMLInputElement>('combobox', { name });
  await waitFor(() => expect(field).not.toHaveAttribute('aria-disabled'));
  return field;
}

/** A region is chosen, no district yet. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await ready(canvas)).toHaveAttribute('placeholder', 'Select district');
  },
};

/** Only with the keyboard: typing narrows the list, arrows move, Enter chooses, Escape closes. */
export const Keyboard: Story = {
  parameters: { proves: ['C166'], form: { initialValues: { region: 'Ashanti', district: '' }, onSubmit } },
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    const field = await ready(canvas);
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('option')).toHaveLength(43);
    await userEvent.keyboard('kwab');
    const shown = canvas.getAllByRole('option').map((option) => option.textContent);
    await expect(shown).toEqual(['Kwabre East', 'Afigya Kwabre North', 'Afigya Kwabre South']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Afigya Kwabre North');
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveValue('Afigya Kwabre North');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({ region: 'Ashanti', district: 'Afigya Kwabre North' }),
    );
  },
};

/** Someone types: the list narrows and the words typed stand out. */
export const Typing: Story = {
  tags: ['visual'],
  parameters: { form: { initialValues: { region: 'Ashanti', district: '' } } },
  play: async ({ canvas }) => {
    const field = await ready(canvas);
    await userEvent.type(field, 'kum');
    await waitFor(() =>
      expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual([
        'Kumasi',
        'Sekyere Kumawu',
      ]),
    );
    await expect(canvas.getAllByRole('status').map((region) => region.textContent)).toContain('2 options');
  },
};

/** No region is chosen: it can be reached, says why it waits and does not open. */
export const WithoutRegion: Story = {
  tags: ['visual'],
  parameters: { form: { initialValues: { region: '', district: '' } } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'District' });
    await expect(field).toHaveAttribute('placeholder', 'Choose a region first');
    await expect(field).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};

/** A district is stored, by its full name: it is the short one, chosen, and untouched until someone changes it. */
export const Filled: Story = {
  parameters: {
    proves: ['F122'],
    form: { initialValues: { region: 'Greater Accra', district: 'Accra Metropolitan' }, onSubmit },
  },
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    const field = await ready(canvas);
    await expect(field).toHaveValue('Accra');
    await userEvent.click(field);
    await expect(canvas.getByRole('option', { name: 'Accra' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({ region: 'Greater Accra', district: 'Accra Metropolitan' }),
    );
  },
};

/** The edit dialog of a listing whose town is no district: it is shown, offered beside the districts, and kept. */
export const StoredTown: Story = {
  tags: ['visual'],
  args: { name: 'town', label: 'Town' },
  parameters: {
    proves: ['F122'],
    form: { initialValues: { region: 'Greater Accra', town: 'Old Legon Village' }, onSubmit },
  },
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    const field = await ready(canvas, 'Town');
    await expect(field).toHaveValue('Old Legon Village');
    await userEvent.clear(field);
    await userEvent.type(field, 'tema{Enter}');
    await expect(field).toHaveValue('Tema');
    await userEvent.click(field);
    await expect(canvas.getAllByRole('option')).toHaveLength(30);
    await userEvent.click(canvas.getByRole('option', { name: 'Old Legon Village' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ town: 'Old Legon Village' })),
    );
  },
};

/** The form cannot be sent without it; the message leaves when a district is chosen. */
export const WithError: Story = {
  args: { isRequired: true },
  parameters: {
    form: {
      initialValues: { region: 'Greater Accra', district: '' },
      errors: { district: 'District field is required' },
    },
  },
  play: async ({ canvas }) => {
    const field = await ready(canvas);
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription('District field is required');
    await userEvent.type(field, 'tema w{Enter}');
    await expect(field).toHaveValue('Tema West');
    await expect(field).not.toBeInvalid();
  },
};

/** It may be left out. */
export const Optional: Story = { args: { isOptional: true, hint: 'Where the office stands' } };

/** A text that is no district is put back on leaving; the value never becomes what nobody offered. */
export const NoMatch: Story = {
  parameters: { form: { initialValues: { region: 'Volta', district: 'Ho' } } },
  play: async ({ canvas }) => {
    const field = await ready(canvas);
    await userEvent.clear(field);
    await userEvent.type(field, 'Atlantis');
    await expect(canvas.getAllByRole('status').map((region) => region.textContent)).toContain('No match');
    await userEvent.tab();
    await expect(field).toHaveValue('Ho');
  },
};

/** The connection broke while the districts were coming: the field says so; Try again brings them and the focus to the field. */
export const NotLoaded: Story = {
  parameters: { form: { initialValues: { region: 'Volta', district: 'Ho' } } },
  beforeEach: () => {
    const load = spyOn(districtSource, 'load').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    return () => load.mockRestore();
  },
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.getByRole('combobox')).toHaveValue('Ho');
    again.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
    await expect(again).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { name: 'Hohoe' })).toBeVisible();
  },
};

/** The districts still do not come: the sentence and its button stay. */
export const NeverLoaded: Story = {
  parameters: { form: { initialValues: { region: 'Volta', district: '' } } },
  beforeEach: () => {
    const load = spyOn(districtSource, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
    return () => load.mockRestore();
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
  },
};

function InDialog(props: DistrictFieldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit Property</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Edit Property" kind="form" size="large">
        <div style={{ minBlockSize: '24rem' }}>
          <DistrictField {...props} />
        </div>
      </Dialog>
    </>
  );
}

/** In the edit dialog Escape closes the open list first, and only the next press the dialog. */
export const InADialog: Story = {
  render: (args) => <InDialog {...args} />,
  parameters: { form: { initialValues: { region: 'Volta', district: 'Ho' } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Property' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = await ready(dialog);
    await userEvent.click(field);
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('Ho');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Property' }));
    await expect(await ready(within(await screen.findByRole('dialog')))).toHaveValue('Ho');
  },
};

/** Nothing can be changed while the form is being sent. */
export const Disabled: Story = {
  args: { isDisabled: true },
  parameters: { form: { initialValues: { region: 'Volta', district: 'Ho' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A stored town as long as a sentence, and words that are no text at all. */
export const LongText: Story = {
  tags: ['visual'],
  args: { hint: 'The district that your assembly office writes on your papers, not the part of the town.' },
  parameters: {
    form: {
      initialValues: {
        region: 'Central',
        district: 'The old houses between the lagoon and the castle, behind the third junction',
      },
    },
  },
};
