import { respondTo } from '@efie/mocks';
import { getSession, writeDraft } from '@efie/api';
import { AMENITIES } from '@efie/domain/amenities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { goTo } from '../../../../testing/history';
import { formControl, expectFieldValues, fillField } from '../common/stories/storyForm';
import { showSlowNoticeImmediately } from '../common/stories/storySlowNotice';
import { expectToast, main } from '../common/stories/storyScreen';
import { ListPropertyScreen } from './ListProperty';
import {
  addPhotos,
  onListRequest,
  storeFlatDraft,
  expectPhotos,
  expectStoredPhotos,
  fillForm,
  FLAT,
  FLAT_SHOWN,
  listButton,
  recordForm,
  expectForm,
  photoOrder,
  onPost,
  recordingHandler,
  addPhotosToDraft,
  respondToCreate,
  amenity,
  expectDashboard,
  pressList,
  summary,
  ABSENT,
} from './storyListProperty';

const meta = {
  title: 'Screens/ListProperty',
  component: ListPropertyScreen,
  decorators: [wholeApp],
  parameters: {
    design: designs('list-property'),
    kind: 'screen',
    route: '/agent/list-property',
    session: 'agent-free',
  },
  beforeEach: () => {
    onPost.mockClear();
    onListRequest.mockClear();
  },
} satisfies Meta<typeof ListPropertyScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const toggle = (name: 'For Rent' | 'For Sale') => main().getByRole<HTMLInputElement>('radio', { name });

/** The empty form, with defaults for listing type and property type. */
export const Default: Story = {
  tags: ['visual'],
  play: async () => {
    await expectForm();
    await expect(document.title).toBe('List Property | Efie');
    await expect(await main().findByText('2 of 3 listings used')).toBeVisible();
    await expect(toggle('For Rent')).toBeChecked();
    await expect(toggle('For Sale')).not.toBeChecked();
    const required = ['Title', 'Description', 'Monthly Rent', 'Region', 'District', 'Specific location'];
    for (const label of Object.keys(FLAT)) {
      await expect(formControl(label)).toHaveValue('');
      await expect(formControl(label)).toHaveProperty('required', required.includes(label));
    }
    await expect(formControl('Monthly Rent')).toHaveAccessibleDescription('GH₵');
    await expect(formControl('Area')).toHaveAccessibleDescription('sq ft');
    const type = formControl('Property type');
    await expect(type).toHaveValue('apartment');
    await expect(
      within(type)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Apartment', 'House', 'Studio', 'Shared Room', 'Townhouse', 'Villa', 'Land', 'Commercial']);
    await waitFor(() => expect(main().getAllByRole('checkbox')).toHaveLength(17));
    for (const { label } of AMENITIES) await expect(amenity(label)).not.toBeChecked();
    await expect(listButton()).toBeEnabled();
    await expect(main().getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/agent/dashboard');
    await expect(await main().findByRole('list', { name: 'Needed: 0 of 5' })).toBeVisible();
    await expect(main().getByRole('list', { name: 'Better: 0 of 4' })).toBeVisible();
    await expectPhotos(0);
  },
};

/** On a filled in, with four photos: one column. */
export const Phone: Story = {
  tags: ['slow'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await fillForm(FLAT);
    await addPhotos(4);
    await userEvent.click(amenity('Prepaid Meter'));
    await expectFieldValues(FLAT_SHOWN);
  },
};

/** A listing for rent with every field: a change of region clears the district, and the payload matches the contract. */
export const Listed: Story = {
  parameters: respondToCreate(recordingHandler),
  play: async () => {
    await fillForm({ ...FLAT, 'Monthly Rent': '1' });
    await userEvent.clear(formControl('Monthly Rent'));
    await userEvent.type(formControl('Monthly Rent'), '28');
    await userEvent.type(formControl('Monthly Rent'), '00.50');
    await expect(formControl('Monthly Rent')).toHaveValue('2,800.50');
    await userEvent.selectOptions(formControl('Region'), 'Volta');
    await expectFieldValues({ District: '' });
    await fillField('District', 'Keta');
    await userEvent.click(amenity('Running Water'));
    await userEvent.click(amenity('Prepaid Meter'));
    await addPhotos(3);
    await pressList();
    await expectToast('Property Listed!');
    await expectToast('Your property has been successfully listed.');
    await expectDashboard();
    await expect(onPost).toHaveBeenCalledOnce();
    const parts = onPost.mock.lastCall?.[0] ?? [];
    await expect(parts.toSorted(([first], [second]) => first.localeCompare(second, 'en'))).toEqual([
      ['amenities[]', 'running_water'],
      ['amenities[]', 'prepaid_meter'],
      ['area', FLAT.Area],
      ['bathrooms', '2'],
      ['bedrooms', '2'],
      ['description', FLAT.Description],
      ['images[]', 'front.jpg image/jpeg'],
      ['images[]', 'living.jpg image/jpeg'],
      ['images[]', 'kitchen.jpg image/jpeg'],
      ['listingType', 'rent'],
      ['parking', '1'],
      ['price', '2800.50'],
      ['propertyType', 'apartment'],
      ['region', 'Volta'],
      ['specificLocation', FLAT['Specific location']],
      ['title', FLAT.Title],
      ['town', 'Keta'],
    ]);
    // The stored listing count is updated, and the draft is cleared.
    await waitFor(() => {
      const session = getSession();
      return expect(session.role === 'agent' && session.record['currentListings']).toBe(3);
    });
    await expect(localStorage.getItem('efie-drafts')).toBeNull();
  },
};

const PRICES = [
  ['1.2.3', '1.23'],
  ['-5', '5'],
  ['١٢٣', '123'],
  ['1e9', '19'],
  ['GH₵ 1,200', '1,200'],
  ['123456789012345678901234567890', '123,456,789,012,345,678,901,234,567,890'],
  ['450000.', '450,000.'],
] as const;

/** A listing for sale with only the required fields, after pasting unusual prices: empty numbers are not sent. */
export const SaleWithLess: Story = {
  parameters: respondToCreate(recordingHandler),
  play: async () => {
    await expectForm();
    await userEvent.click(toggle('For Sale'));
    const price = await main().findByLabelText('Sale Price *');
    await expect(main().queryByText('Monthly Rent')).toBeNull();
    for (const [pasted, shown] of PRICES) {
      await userEvent.clear(price);
      await userEvent.paste(pasted);
      await expect(price).toHaveValue(shown);
    }
    const { Title, Description, Region, District, 'Specific location': place } = FLAT;
    await fillForm({ Title, Description, Region, District, 'Specific location': place });
    await userEvent.selectOptions(formControl('Property type'), 'Shared Room');
    await addPhotos(3);
    await pressList();
    await expectDashboard();
    const parts = onPost.mock.lastCall?.[0].filter(([name]) => name !== 'images[]') ?? [];
    await expect(Object.fromEntries(parts)).toEqual({
      listingType: 'sale',
      title: Title,
      description: Description,
      propertyType: 'shared_room',
      price: '450000',
      region: Region,
      town: District,
      specificLocation: place,
    });
  },
};

/** A slow upload: repeated presses send one request, each photo has a progress bar, and Cancel aborts it. */
export const Submitting: Story = {
  tags: ['slow'],
  parameters: respondToCreate(
    respondTo('createProperty', async ({ request }) => {
      await recordForm(request);
      return new Promise<never>(() => undefined);
    }),
  ),
  beforeEach: () => {
    storeFlatDraft();
    return showSlowNoticeImmediately();
  },
  play: async () => {
    await addPhotosToDraft(4);
    const width = listButton().offsetWidth;
    await userEvent.dblClick(listButton());
    await waitFor(() => expect(listButton()).toHaveAttribute('aria-busy', 'true'));
    await expect(listButton().offsetWidth).toBe(width);
    await userEvent.type(formControl('Title'), '{Enter}');
    await expect(await main().findByRole('progressbar', { name: 'photo 3 of 4' })).toBeVisible();
    await expect(await main().findByText('Sending the property and 4 photos')).toBeVisible();
    await expect(main().queryByRole('button', { name: /^(Remove|Move) photo/ })).toBeNull();
    await waitFor(() => expect(onPost).toHaveBeenCalledOnce());
    await expect(await main().findByText('This is taking longer than usual.')).toBeVisible();
    await userEvent.click(main().getByRole('button', { name: 'Cancel' }));
    await summary(`Upload cancelled. ${ABSENT}`);
    await expect(photoOrder()).toHaveLength(4);
    await expectFieldValues(FLAT_SHOWN);
    await expect(onPost).toHaveBeenCalledOnce();
  },
};

/** A restored draft: the fields are filled, photos to add again are named until they are added; Discard clears it. */
export const DraftRestored: Story = {
  tags: ['slow'],
  beforeEach: () => {
    writeDraft('list-property', {
      title: FLAT.Title,
      listingType: 'sale',
      price: '450000',
      amenities: ['borehole_water'],
      images: ['front.jpg', '../kitchen.jpg', `${'a'.repeat(200)}.png`],
    });
  },
  play: async () => {
    await expectForm();
    await expect(main().getByText(/^Your draft is back\./)).toBeVisible();
    await expect(toggle('For Sale')).toBeChecked();
    await expectFieldValues({ Title: FLAT.Title, 'Sale Price': '450,000' });
    await expect(amenity('Borehole Water')).toBeChecked();
    await expect(
      await main().findByText(/Add them again before you send: front\.jpg, kitchen\.jpg, a+…a+\.png\./),
    ).toBeVisible();
    await addPhotos(1);
    await expect(main().getByText(/Add them again before you send: kitchen\.jpg, a+/)).toBeVisible();
    await userEvent.click(main().getByRole('button', { name: 'Discard' }));
    await expectFieldValues({ Title: '', 'Monthly Rent': '' });
    await expect(main().queryByText(/draft is back/)).toBeNull();
    await waitFor(() => expect(localStorage.getItem('efie-drafts')).toBeNull());
  },
};

/** Cancel opens the dashboard; a toast says that the draft is kept, and its photo is back with the form. */
export const Cancelled: Story = {
  tags: ['slow'],
  play: async () => {
    await fillForm({ Title: FLAT.Title });
    await addPhotos(1);
    await expectStoredPhotos(1);
    await userEvent.click(main().getByRole('link', { name: 'Cancel' }));
    await expectDashboard();
    await expectToast('Your draft is kept.');
    await goTo('/agent/list-property');
    await expectForm();
    await expectFieldValues({ Title: FLAT.Title });
    await waitFor(() => expect(photoOrder()).toEqual(['front.jpg']));
  },
};
