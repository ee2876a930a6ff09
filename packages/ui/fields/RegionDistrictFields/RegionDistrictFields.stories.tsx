import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { StoryForm, type StoryFormProps } from '../storyForm';
import { RegionDistrictFields } from './RegionDistrictFields';

const onSubmit = fn();

const meta = {
  title: 'Fields/RegionDistrictFields',
  component: RegionDistrictFields,
  parameters: {
    design: designs('select-and-combobox'),
    guide: {
      use: 'Every form that asks for a place: agent signup, edit profile, a new listing and its edit dialog.',
      avoid: 'Filters, where an empty region means all regions: SearchFilters has its own pair.',
      do: 'Use it for every pair of region and district in a form.',
      dont: 'Do not keep the district when the region changes.',
      anatomy: ['select of the region', 'combobox of the district, beside it from 641 px'],
      accessibility: [
        'Two labeled controls. That the district was removed with a change of the region is announced politely.',
      ],
      related: ['DistrictField', 'SelectField', 'Combobox'],
    } satisfies Guide,
    form: { initialValues: { region: '', district: '' } },
  },
  render: (args, { parameters }) => (
    <div style={{ minBlockSize: '30rem' }}>
      <StoryForm isWide {...(parameters['form'] as Omit<StoryFormProps, 'children'>)}>
        <RegionDistrictFields {...args} />
      </StoryForm>
    </div>
  ),
} satisfies Meta<typeof RegionDistrictFields>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const region = (canvas: Canvas) => canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Region' });
const district = (canvas: Canvas) => canvas.getByRole<HTMLInputElement>('combobox', { name: 'District' });
const districtsLoaded = (canvas: Canvas) =>
  waitFor(() => expect(district(canvas)).not.toHaveAttribute('aria-disabled'));

/** Choosing a region enables its districts. */
export const Default: Story = {
  parameters: {
    form: { initialValues: { region: '', district: '' }, onSubmit },
  },
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    await expect(region(canvas).options).toHaveLength(17);
    await expect(district(canvas)).toHaveAttribute('placeholder', 'Choose a region first');
    await userEvent.selectOptions(region(canvas), 'Oti');
    await districtsLoaded(canvas);
    await userEvent.click(district(canvas));
    await expect(canvas.getAllByRole('option', { hidden: false }).map((o) => o.textContent)).toContain(
      'Kadjebi',
    );
    await userEvent.keyboard('kad{Enter}');
    await expect(district(canvas)).toHaveValue('Kadjebi');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ region: 'Oti', district: 'Kadjebi' }));
  },
};

/** Changing the region clears the district and announces it. */
export const RegionChanges: Story = {
  parameters: {
    form: { initialValues: { region: 'Greater Accra', district: 'Tema' }, onSubmit },
  },
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    await districtsLoaded(canvas);
    await userEvent.selectOptions(region(canvas), 'Volta');
    await expect(district(canvas)).toHaveValue('');
    await expect(canvas.getAllByRole('status').map((status) => status.textContent)).toContain(
      'District Tema removed',
    );
    await districtsLoaded(canvas);
    await userEvent.click(district(canvas));
    await expect(canvas.getByRole('option', { name: 'Keta' })).toBeVisible();
    await expect(canvas.queryByRole('option', { name: 'Tema' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ region: 'Volta', district: '' }));
  },
};

/** Errors in both fields: changing the region clears both messages. */
export const WithErrors: Story = {
  args: { isRequired: true },
  parameters: {
    form: {
      initialValues: { region: 'Volta', district: '' },
      errors: { region: 'The selected region is invalid.', district: 'District field is required' },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(district(canvas)).toHaveAccessibleDescription('District field is required'));
    await expect(region(canvas)).toHaveAccessibleDescription('The selected region is invalid.');
    await userEvent.selectOptions(region(canvas), 'Ashanti');
    await expect(region(canvas)).not.toBeInvalid();
    await expect(district(canvas)).not.toBeInvalid();
  },
};

/** In the edit dialog the district is labeled Town. */
export const Town: Story = {
  args: { districtLabel: 'Town', isRequired: true },
  parameters: { form: { initialValues: { region: 'Greater Accra', district: 'Accra' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Town' })).toHaveValue('');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Town' })).toHaveValue('Accra'));
  },
};

/** An unknown stored region and its district are shown and saved unchanged. */
export const UnknownPlace: Story = {
  tags: ['visual'],
  parameters: {
    form: { initialValues: { region: 'Atlantis', district: 'Poseidonis' }, onSubmit },
  },
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    await expect(region(canvas)).toHaveValue('Atlantis');
    await expect(region(canvas).options).toHaveLength(18);
    await expect(district(canvas)).toHaveValue('Poseidonis');
    await userEvent.selectOptions(region(canvas), 'Oti');
    await expect(district(canvas)).toHaveValue('');
    await userEvent.selectOptions(region(canvas), 'Atlantis');
    await userEvent.click(district(canvas));
    await userEvent.click(canvas.getByRole('option', { name: 'Poseidonis' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({ region: 'Atlantis', district: 'Poseidonis' }),
    );
  },
};

/** Disabled, as while the form is submitting. */
export const Disabled: Story = {
  args: { isDisabled: true },
  parameters: { form: { initialValues: { region: 'Volta', district: 'Ho' } } },
};
