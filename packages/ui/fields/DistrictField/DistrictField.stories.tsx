import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { districtSource } from '../../hooks/useDistricts';
import { Button } from '../../primitives/Button';
import { FormDialog } from '../../primitives/FormDialog';
import { withStoryForm } from '../storyForm';
import { DistrictField, type DistrictFieldProps } from './DistrictField';

const onSubmit = fn();

const meta = {
  title: 'Fields/DistrictField',
  component: DistrictField,
  parameters: {
    design: designs('select-and-combobox'),
    guide: {
      use: 'The district of a region that is chosen in another field of the same form.',
      avoid: 'A form that also asks for the region: RegionDistrictFields combines the two.',
      do: 'Let the region be chosen first, in the same form.',
      dont: 'Do not offer the 261 districts in one list.',
      anatomy: ['label', 'combobox with the districts of the region', 'error and hint'],
      accessibility: [
        "Role `combobox`, as Combobox. Without a region it stays focusable and says 'Choose a region first'. A failed load can be retried in place.",
      ],
      related: ['RegionDistrictFields', 'Combobox'],
    } satisfies Guide,
    form: { initialValues: { region: 'Greater Accra', district: '' } },
  },
  args: { name: 'district' },
  decorators: [
    withStoryForm,
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

async function findLoadedField(canvas: Pick<Canvas, 'getByRole'>, name = 'District') {
  const field = canvas.getByRole<HTMLInputElement>('combobox', { name });
  await waitFor(() => expect(field).not.toHaveAttribute('aria-disabled'));
  return field;
}

/** A region is chosen, but no district. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await findLoadedField(canvas)).toHaveAttribute('placeholder', 'Select district');
  },
};

/** Keyboard only: typing filters the list, arrows move, Enter chooses, Escape closes. */
export const Keyboard: Story = {
  parameters: { form: { initialValues: { region: 'Ashanti', district: '' }, onSubmit } },
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    const field = await findLoadedField(canvas);
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

/** Typing filters the list and highlights the match. */
export const Typing: Story = {
  tags: ['visual'],
  parameters: { form: { initialValues: { region: 'Ashanti', district: '' } } },
  play: async ({ canvas }) => {
    const field = await findLoadedField(canvas);
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

/** 'anloga' finds 'Aŋlɔgã': letters without a keyboard key can be typed as plain ones. */
export const SpecialLetters: Story = {
  parameters: { form: { initialValues: { region: 'Volta', district: 'Aŋlɔgã Aƒetome' } } },
  play: async ({ canvas }) => {
    const field = await findLoadedField(canvas);
    await userEvent.clear(field);
    await userEvent.type(field, 'anloga af');
    await expect(canvas.getByRole('option')).toHaveTextContent('Aŋlɔgã Aƒetome');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Aŋlɔgã Aƒetome');
  },
};

/** Without a region the field is focusable, says what is missing and does not open. */
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

/** A stored full name is shown as the short name; the form value does not change until the user changes it. */
export const Filled: Story = {
  parameters: {
    form: { initialValues: { region: 'Greater Accra', district: 'Accra Metropolitan' }, onSubmit },
  },
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    const field = await findLoadedField(canvas);
    await expect(field).toHaveValue('Accra');
    await userEvent.click(field);
    await expect(canvas.getByRole('option', { name: 'Accra' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({ region: 'Greater Accra', district: 'Accra Metropolitan' }),
    );
  },
};

/** A listing whose district is not an official one: it is shown, offered beside the districts, and can be chosen again. */
export const StoredTown: Story = {
  tags: ['visual'],
  args: { name: 'district', label: 'Town' },
  parameters: {
    form: { initialValues: { region: 'Greater Accra', district: 'Old Legon Village' }, onSubmit },
  },
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    const field = await findLoadedField(canvas, 'Town');
    await expect(field).toHaveValue('Old Legon Village');
    await userEvent.clear(field);
    await userEvent.type(field, 'tema{Enter}');
    await expect(field).toHaveValue('Tema');
    await userEvent.click(field);
    await expect(canvas.getAllByRole('option')).toHaveLength(30);
    await userEvent.click(canvas.getByRole('option', { name: 'Old Legon Village' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ district: 'Old Legon Village' })),
    );
  },
};

/** Required; choosing a district clears the error message. */
export const WithError: Story = {
  args: { isRequired: true },
  parameters: {
    form: {
      initialValues: { region: 'Greater Accra', district: '' },
      errors: { district: 'District field is required' },
    },
  },
  play: async ({ canvas }) => {
    const field = await findLoadedField(canvas);
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription('District field is required');
    await userEvent.type(field, 'tema w{Enter}');
    await expect(field).toHaveValue('Tema West');
    await expect(field).not.toBeInvalid();
  },
};

/** Optional. */
export const Optional: Story = { args: { isOptional: true, hint: 'Where the office stands' } };

/** Text that matches no district is reset on blur; the value is always one of the options. */
export const NoMatch: Story = {
  parameters: { form: { initialValues: { region: 'Volta', district: 'Ho' } } },
  play: async ({ canvas }) => {
    const field = await findLoadedField(canvas);
    await userEvent.clear(field);
    await userEvent.type(field, 'Atlantis');
    await expect(canvas.getAllByRole('status').map((region) => region.textContent)).toContain('No match');
    await userEvent.tab();
    await expect(field).toHaveValue('Ho');
  },
};

/** A pasted place of another spelling is taken on blur; an unknown one is named. */
export const PastedPlace: Story = {
  parameters: { form: { initialValues: { region: 'Ashanti', district: '' } } },
  play: async ({ canvas }) => {
    const field = await findLoadedField(canvas);
    for (const text of [
      'Kumasi Metropolitan',
      'Kumasi Metro',
      'kumas',
      'Kumasi,',
      'Kumasi\u200b',
      'kumasi ',
    ]) {
      await userEvent.clear(field);
      await userEvent.paste(text);
      await userEvent.tab();
      await expect(field).toHaveValue('Kumasi');
      await userEvent.click(field);
    }
    await userEvent.clear(field);
    await userEvent.paste('Nsawam');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('“Nsawam” is not in the list.');
  },
};

/** Loading the districts failed: Try again loads them and moves focus to the field. */
export const NotLoaded: Story = {
  parameters: { form: { initialValues: { region: 'Volta', district: 'Ho' } } },
  beforeEach: () => {
    const load = spyOn(districtSource, 'load').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    return () => load.mockRestore();
  },
  play: async ({ canvas }) => {
    const retryButton = await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.getByRole('combobox')).toHaveValue('Ho');
    retryButton.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
    await expect(retryButton).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { name: 'Hohoe' })).toBeVisible();
  },
};

/** Loading fails again: the error and Try again stay. */
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
      <FormDialog isOpen={isOpen} onClose={() => setOpen(false)} title="Edit Property" size="large">
        <div style={{ minBlockSize: '24rem' }}>
          <DistrictField {...props} />
        </div>
      </FormDialog>
    </>
  );
}

/** In a dialog the first Escape closes the list, the second closes the dialog. */
export const InADialog: Story = {
  render: (args) => <InDialog {...args} />,
  parameters: { form: { initialValues: { region: 'Volta', district: 'Ho' } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Property' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = await findLoadedField(dialog);
    await userEvent.click(field);
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('Ho');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Property' }));
    await expect(await findLoadedField(within(await screen.findByRole('dialog')))).toHaveValue('Ho');
  },
};

/** Disabled, as while the form is submitting. */
export const Disabled: Story = {
  args: { isDisabled: true },
  parameters: { form: { initialValues: { region: 'Volta', district: 'Ho' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A long stored district and a long hint. */
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
