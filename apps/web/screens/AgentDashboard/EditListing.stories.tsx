import { wireListing } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { createPhotoFile } from '@efie/ui/fields/storyPhotos';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { currentUrl } from '../../../../testing/history';
import { showSlowNoticeImmediately } from '../common/stories/storySlowNotice';
import { expectToastAboveDialog } from './storyToast';
import { card, expectToast, backendState } from './storyDashboard';
import { AgentDashboardScreen } from './AgentDashboard';
import {
  receivedRequests,
  changeOnServer,
  chooseFiles,
  dialog,
  editedListing,
  editHandlers,
  expectTotal,
  field,
  createPendingResponse,
  seedVilla,
  expectDialogClosed,
  findServerListing,
  openDialog,
  findEditButton,
  onPatch,
  createPhotoFiles,
  pressButton,
  errorResponse,
  setField,
  tiles,
  updateButton,
  type ResponseSequence,
} from './storyEditListing';

const meta = {
  title: 'Screens/AgentDashboard/Edit',
  component: AgentDashboardScreen,
  decorators: [wholeApp],
  parameters: { route: '/agent/dashboard', session: 'agent-premium', msw: editHandlers() },
  beforeEach: seedVilla(),
} satisfies Meta<typeof AgentDashboardScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const UPDATED = 'Property updated successfully!';
const FAILED = 'Failed to update property';
const drafts = () => localStorage.getItem('efie-drafts') ?? '';
const optionsOf = (label: string) =>
  within(field(label))
    .getAllByRole('option')
    .map((option) => option.textContent);
const summary = (name: string | RegExp) => dialog().findByRole('group', { name });

const AS_SAVED = {
  Title: 'Villa with a shaded front terrace',
  Price: '9,500',
  Bedrooms: '5',
  Bathrooms: '5',
  'Parking spaces': '3',
  Area: '4,200',
  Region: 'Greater Accra',
  Town: 'Accra',
  'Specific location': 'Lagos Avenue, East Legon',
  'Property type': 'villa',
  'Listing type': 'rent',
  Status: 'active',
};

async function expectFields(fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await waitFor(() => expect(field(label)).toHaveValue(value));
  }
}

/** Opened with the keyboard: the fields hold the listing's values. Cancel sends nothing. */
export const Default: Story = {
  tags: ['visual'],
  parameters: { proves: ['C409', 'C410', 'C411', 'C412', 'C413', 'C415', 'C416', 'C417', 'C419', 'C424'] },
  play: async () => {
    const editButton = await findEditButton();
    editButton.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Edit Property' });
    await dialog().findByRole('button', { name: /^Add images/ });
    await expectFields({ ...AS_SAVED, Description: editedListing.description });
    await expect(optionsOf('Property type')).toEqual([
      'Apartment',
      'House',
      'Studio',
      'Shared Room',
      'Townhouse',
      'Villa',
      'Land',
      'Commercial',
    ]);
    await expect(optionsOf('Listing type')).toEqual(['For Rent', 'For Sale']);
    await expect(optionsOf('Status')).toEqual(['Active', 'Inactive', 'Sold', 'Rented']);
    const optional = ['Bedrooms', 'Bathrooms', 'Parking spaces', 'Area'];
    for (const label of [...Object.keys(AS_SAVED), 'Description']) {
      await expect(field(label)).toHaveProperty('required', !optional.includes(label));
    }
    await expect(dialog().getByText('Fields marked * are required.')).toBeVisible();
    const chips = (name: string) =>
      within(dialog().getByRole('list', { name }))
        .getAllByRole('button')
        .map((chip) => chip.getAttribute('aria-label') ?? chip.textContent);
    await expect(chips('Chosen')).toHaveLength(4);
    await expect(chips('To add')).toHaveLength(13);
    await expect(tiles('Current images')).toHaveLength(4);
    await expectTotal(4);
    const panel = screen.getByRole('dialog').getBoundingClientRect();
    await expect(panel.width).toBe(Math.min(760, window.innerWidth));
    await expect(panel.height).toBeLessThanOrEqual(window.innerHeight - 48);
    await expect(updateButton()).toBeVisible();
    await pressButton('Cancel');
    await expectDialogClosed();
    await waitFor(() => expect(editButton).toHaveFocus());
    await expect(receivedRequests).toEqual([]);
  },
};

const pending = { patch: createPendingResponse() };

/** Only the changed fields are sent; the card shows them after the save. */
export const Saved: Story = {
  parameters: {
    msw: editHandlers({ patch: () => [pending.patch.response] }),
    proves: ['C412', 'C417', 'C429', 'C430', 'C431', 'C432', 'C438', 'F16'],
  },
  beforeEach: () => {
    seedVilla()();
    pending.patch = createPendingResponse();
  },
  play: async () => {
    await openDialog();
    await setField('Price', '10250.5');
    await setField('Status', 'Rented');
    await setField('Listing type', 'For Sale');
    await setField('Property type', 'Townhouse');
    await setField('Region', 'Volta');
    await expect(field('Town')).toHaveValue('');
    await setField('Town', 'Keta');
    await setField('Specific location', 'By the lagoon');
    await pressButton(/Air Conditioner/);
    await pressButton(/Tiled Floor/);
    await userEvent.dblClick(updateButton());
    await waitFor(() => expect(updateButton()).toHaveTextContent('Updating...'));
    await expect(updateButton()).toHaveAttribute('aria-busy', 'true');
    pending.patch.open();
    await expectToast(UPDATED);
    await expectDialogClosed();
    await expect(receivedRequests).toEqual(['PATCH 31']);
    const [parts, raw] = onPatch.mock.lastCall ?? [[], ''];
    await expect([...parts].toSorted(([first], [second]) => first.localeCompare(second))).toEqual([
      ['amenities[]', 'running_water'],
      ['amenities[]', 'borehole_water'],
      ['amenities[]', 'walled_and_gated'],
      ['amenities[]', 'tiled_floor'],
      ['listing_type', 'sale'],
      ['price', '10250.5'],
      ['property_type', 'townhouse'],
      ['region', 'Volta'],
      ['specific_location', 'By the lagoon'],
      ['status', 'rented'],
      ['town', 'Keta'],
    ]);
    await expect(raw).toMatch(/^--\S+\r\nContent-Disposition: form-data; name="/);
    await expect(raw).toContain('name="price"\r\n\r\n10250.5\r\n--');
    const shown = await card(editedListing.title);
    await expect(await shown.findByText(/10,250\.50/)).toBeVisible();
    await expect(shown.getByText('Rented')).toBeVisible();
    await expect(drafts()).toBe('');
  },
};

/** Number fields and amenities are emptied: empty numbers are not sent, the empty amenity list is. */
export const Emptied: Story = {
  parameters: { proves: ['C433'] },
  play: async () => {
    await openDialog();
    for (const label of ['Bedrooms', 'Bathrooms', 'Parking spaces', 'Area']) await setField(label, '');
    const chosen = within(dialog().getByRole('list', { name: 'Chosen' }));
    for (const chip of chosen.getAllByRole('button')) await userEvent.click(chip);
    await expect(dialog().getByText('None chosen')).toBeVisible();
    await userEvent.click(updateButton());
    await expectToast(UPDATED);
    await expectToast('Empty number fields keep their saved values.');
    await expect(onPatch.mock.lastCall?.[0]).toEqual([['amenities[]', '']]);
    await expect(findServerListing()?.bedrooms).toBe(5);
  },
};

/** Every change is undone before saving, in fields, chips and photo marks: nothing is sent. */
export const NothingChanged: Story = {
  parameters: { proves: ['C432'] },
  play: async () => {
    await openDialog();
    await setField('Title', 'Another one');
    await setField('Title', AS_SAVED.Title);
    await setField('Price', '9500.00');
    await pressButton(/(?<!No )Running Water/);
    await pressButton(/(?<!No )Running Water/);
    await pressButton('Mark photo 2 for deletion');
    await pressButton('Undo deletion of photo 2');
    await userEvent.click(updateButton());
    await expectToast('No Changes');
    await expectToast('No changes were made to the property.');
    await expect(receivedRequests).toEqual([]);
    await expect(updateButton()).toBeVisible();
  },
};

/** Required fields are empty: each shows its error, focus moves to the first, and nothing is sent. */
export const Invalid: Story = {
  parameters: { proves: ['C416'] },
  play: async () => {
    await openDialog();
    for (const label of ['Title', 'Description', 'Price', 'Specific location']) await setField(label, '');
    await setField('Region', 'Ashanti');
    await userEvent.click(updateButton());
    await expect(
      await dialog().findByText(
        'Please fix the errors in the following fields: Title, Description, Price, Town, Specific Location',
      ),
    ).toBeVisible();
    await waitFor(() => expect(field('Title')).toHaveFocus());
    for (const label of ['Title', 'Description', 'Price', 'Town', 'Specific location']) {
      await expect(field(label)).toHaveAccessibleDescription(
        expect.stringContaining(`${label} field is required`),
      );
    }
    await expect(receivedRequests).toEqual([]);
    await userEvent.type(field('Title'), 'V');
    await expect(field('Title')).not.toBeInvalid();
  },
};

/** The server rejects fields, including the town: each shows the server's message, and the input stays. */
export const RefusedFields: Story = {
  parameters: {
    msw: editHandlers({
      patch: () => [
        errorResponse(422, 'The given data was invalid.', {
          title: ['Title is taken.', 'More.'],
          specific_location: 'Say where it is.',
          town: ['District field is required'],
        }),
      ],
    }),
  },
  play: async () => {
    await openDialog();
    await setField('Title', 'Villa');
    await chooseFiles(...(await createPhotoFiles(0)));
    await expectTotal(5);
    await userEvent.click(updateButton());
    await waitFor(() => expect(field('Title')).toHaveAccessibleDescription('Title is taken.'));
    await waitFor(() => expect(field('Title')).toHaveFocus());
    await expect(field('Specific location')).toHaveAccessibleDescription('Say where it is.');
    await expect(field('Town')).toHaveAccessibleDescription('District field is required');
    await expectToast('The given data was invalid.');
    await expect(field('Title')).toHaveValue('Villa');
    await expectTotal(5);
    await expect(receivedRequests).toEqual(['PATCH 31']);
  },
};

/** A server error, then a connection error, then success: the input survives each failure. */
export const TriedAgain: Story = {
  parameters: {
    msw: editHandlers({
      patch: () => [new HttpResponse('<h1>Trace</h1>', { status: 500 }), HttpResponse.error(), undefined],
    }),
  },
  play: async () => {
    await openDialog();
    await setField('Title', 'Villa on a quiet road');
    await userEvent.click(updateButton());
    await waitFor(async () => expect(await summary(FAILED)).toHaveFocus());
    await expectToast(FAILED);
    await userEvent.click(updateButton());
    await summary(`${FAILED} Check your connection.`);
    await expect(field('Title')).toHaveValue('Villa on a quiet road');
    await userEvent.click(updateButton());
    await expectToast(UPDATED);
    await expectDialogClosed();
    await expect(await card('Villa on a quiet road')).toBeDefined();
    await expect(onPatch.mock.lastCall?.[0]).toEqual([['title', 'Villa on a quiet road']]);
  },
};

/** The server reports a conflict: Reload latest loads the server's values, and edited fields keep theirs. */
export const Conflict: Story = {
  parameters: {
    msw: editHandlers({ patch: () => [errorResponse(409, 'This was changed elsewhere.'), undefined] }),
    proves: ['F15'],
  },
  play: async () => {
    await openDialog();
    await setField('Description', 'Shade until late afternoon.');
    await pressButton('Mark photo 3 for deletion');
    changeOnServer({ title: 'Villa by the lagoon', price: 12_000 });
    await userEvent.click(updateButton());
    await summary('This was changed elsewhere.');
    await pressButton('Reload latest');
    await waitFor(() => expect(field('Title')).toHaveValue('Villa by the lagoon'));
    await expect(field('Price')).toHaveValue('12,000');
    await expect(field('Description')).toHaveValue('Shade until late afternoon.');
    await expect(dialog().getByText('Marked for deletion')).toBeVisible();
    await expect(dialog().queryByRole('button', { name: 'Reload latest' })).toBeNull();
    await userEvent.click(updateButton());
    await expectToast(UPDATED);
    await expect(onPatch.mock.lastCall?.[0]).toEqual([['description', 'Shade until late afternoon.']]);
    await expect(findServerListing()?.price).toBe(12_000);
  },
};

const LIMIT = 'Listing limit reached. Please upgrade your plan.';

/** Reactivating a sold listing exceeds the limit: this dialog closes, the limit dialog opens, and the draft stays. */
export const LimitReached: Story = {
  parameters: { msw: editHandlers({ patch: () => [errorResponse(403, LIMIT)] }), proves: ['C439'] },
  beforeEach: seedVilla({ status: 'sold' }),
  play: async () => {
    await openDialog();
    await setField('Status', 'Active');
    await userEvent.click(updateButton());
    await expectDialogClosed();
    const limitDialog = await screen.findByRole('dialog', { name: 'Listing Limit Reached' });
    await waitFor(() => expect(limitDialog).toBeVisible());
    await expectToastAboveDialog(LIMIT);
    await expect(drafts()).toContain('active');
  },
};

/** A message that only resembles the limit message is shown as an ordinary error. */
export const NearlyTheLimit: Story = {
  parameters: { msw: editHandlers({ patch: () => [errorResponse(403, `${LIMIT} `)] }), proves: ['C439'] },
  play: async () => {
    await openDialog();
    await setField('Status', 'Inactive');
    await userEvent.click(updateButton());
    await summary(/^Listing limit reached/);
    await expect(screen.queryByRole('dialog', { name: 'Listing Limit Reached' })).toBeNull();
  },
};

/** Marking photos for deletion: a mark that would leave two photos is rejected, Undo works, and Cancel discards all. */
export const Marked: Story = {
  parameters: { proves: ['C419', 'C420', 'C421', 'C424', 'C427', 'C428'] },
  play: async () => {
    await openDialog();
    await pressButton('Mark photo 3 for deletion');
    await expectToast('Image marked for deletion...');
    await expectTotal(3);
    await waitFor(() =>
      expect(dialog().getByRole('button', { name: 'Undo deletion of photo 3' })).toHaveFocus(),
    );
    await pressButton('Mark photo 2 for deletion');
    const tooFew = 'You must have at least 3 images. Please upload more images before deleting this one.';
    await expectToast(tooFew);
    await expect(dialog().getByText(tooFew)).toBeVisible();
    await expectTotal(3);
    await pressButton('Undo deletion of photo 3');
    await expectToast('Image deletion cancelled');
    await expectTotal(4);
    await pressButton('Mark photo 1 for deletion');
    await chooseFiles(...(await createPhotoFiles(4)));
    await expectTotal(4);
    await pressButton('Cancel');
    await expectDialogClosed();
    await openDialog();
    await expectTotal(4);
    await expect(dialog().queryByText('Marked for deletion')).toBeNull();
    await expect(dialog().queryByRole('list', { name: 'Pending uploads' })).toBeNull();
    await expect(receivedRequests).toEqual([]);
    await expect(drafts()).toBe('');
  },
};

const [front, living, kitchen, garden] = editedListing.images;
if (!front || !living || !kitchen || !garden)
  throw new Error('Expected the edited listing to have four photos.');

/**
 * The server sends some photos without an id, as a string or an object with only a URL: they cannot be marked, since a
 * made-up id could delete another listing's photo.
 */
export const PhotosWithoutIds: Story = {
  beforeEach: seedVilla({ images: [front.url, { url: living.url }, kitchen, garden] }),
  play: async () => {
    await openDialog();
    const [first, second, third] = tiles('Current images');
    for (const tile of [first, second]) {
      await expect(tile).toHaveTextContent('Cannot be deleted');
      await expect(tile?.querySelector('button')).toBeNull();
    }
    await expect(third).not.toHaveTextContent('Cannot be deleted');
    // The text is visible once the dialog has faded in.
    await waitFor(() => expect(dialog().getByText(/^Some photos cannot be deleted here\./)).toBeVisible());
    await pressButton('Mark photo 3 for deletion');
    await userEvent.click(updateButton());
    await expectToast(UPDATED);
    await expectDialogClosed();
    await expect(receivedRequests).toEqual(['DELETE p3']);
  },
};

/** Photos are added to the queue and removed; files of another type or over 5 MB are rejected by name. Nothing is sent. */
export const Queued: Story = {
  parameters: { proves: ['C422', 'C423', 'C424', 'C425', 'C426'] },
  play: async () => {
    await openDialog();
    await chooseFiles(...(await createPhotoFiles(2, 4)));
    await expectToast('2 image(s) added to upload queue');
    await expectTotal(6);
    await pressButton(/^Remove photo 5/);
    await expectToast('Image removed from upload queue');
    await expectTotal(5);
    await chooseFiles(
      new File(['%PDF-1.7'], 'plan.pdf', { type: 'application/pdf' }),
      new File([await createPhotoFile(5), new Uint8Array(5 * 1024 * 1024)], 'huge.jpg', {
        type: 'image/jpeg',
      }),
    );
    const typeError = await dialog().findByText('Invalid file type. Only JPEG, PNG, JPG, GIF allowed.');
    await expect(typeError).toHaveTextContent('plan.pdf');
    await expect(dialog().getByText('File too large. Maximum size is 5MB.')).toHaveTextContent('huge.jpg');
    await expectToast(
      'Invalid file type. Only JPEG, PNG, JPG, GIF allowed. plan.pdf File too large. Maximum size is 5MB. huge.jpg',
    );
    await expectTotal(5);
    await expect(receivedRequests).toEqual([]);
  },
};

const uploads = { first: createPendingResponse(), second: createPendingResponse() };

/** A new price, two new photos and one deletion: saves the fields, then each photo, then the deletion. */
export const PhotosSaved: Story = {
  parameters: {
    msw: editHandlers({ upload: () => [uploads.first.response, uploads.second.response] }),
    proves: ['C432', 'C434', 'C435', 'C438'],
  },
  beforeEach: () => {
    seedVilla()();
    Object.assign(uploads, { first: createPendingResponse(), second: createPendingResponse() });
  },
  play: async () => {
    await openDialog();
    await setField('Price', '9900');
    await pressButton('Mark photo 2 for deletion');
    await chooseFiles(...(await createPhotoFiles(4, 5)));
    await expectTotal(5);
    await expect(receivedRequests).toEqual([]);
    await userEvent.click(updateButton());
    await waitFor(() => expect(receivedRequests).toEqual(['PATCH 31', 'POST 31 bedroom.jpg']));
    await expect(dialog().getByText('photo 1 of 2')).toBeVisible();
    await expect(dialog().getByText('Sending photo 1 of 2')).toBeInTheDocument();
    uploads.first.open();
    await waitFor(() => expect(dialog().getByText('photo 2 of 2')).toBeVisible());
    await expect(dialog().getByText('Sent')).toBeVisible();
    await waitFor(() => expect(receivedRequests).toHaveLength(3));
    uploads.second.open();
    await expectToast(UPDATED);
    await expectDialogClosed();
    await expect(receivedRequests).toEqual([
      'PATCH 31',
      'POST 31 bedroom.jpg',
      'POST 31 bathroom.jpg',
      'DELETE p2',
    ]);
    await expect(onPatch.mock.lastCall?.[0]).toEqual([['price', '9900']]);
    const shown = await card(editedListing.title);
    await expect(await shown.findByText(/9,900/)).toBeVisible();
    await openDialog();
    await expect(tiles('Current images')).toHaveLength(5);
    await expect(drafts()).toBe('');
  },
};

const tooLargeResponse = () => new HttpResponse('<html><h1>413</h1></html>', { status: 413 });

/** Two of three uploads and a deletion fail: each failure is listed, and Try again sends only the failed steps. */
export const PartlySaved: Story = {
  parameters: {
    msw: editHandlers({
      upload: () => [undefined, errorResponse(500), tooLargeResponse(), undefined],
      remove: () => [errorResponse(500), undefined],
    }),
    proves: ['C434', 'C435', 'C436', 'C437', 'F16', 'F119'],
  },
  play: async () => {
    await openDialog();
    await setField('Price', '9900');
    await pressButton('Mark photo 2 for deletion');
    await chooseFiles(...(await createPhotoFiles(4, 5, 6)));
    await expectTotal(6);
    await userEvent.click(updateButton());
    const failures = await summary(/^Failed to upload/);
    await waitFor(() => expect(failures).toHaveFocus());
    await expect(
      within(failures)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Failed to upload bathroom.jpg',
      'Failed to upload block.jpg. File too large. Maximum size is 5MB.',
      'Failed to delete image. Photo 2.',
    ]);
    await expectToast('Failed to upload bathroom.jpg');
    await waitFor(() => expect(tiles('Current images')).toHaveLength(5));
    await expect(tiles('Pending uploads')).toHaveLength(2);
    await expect(dialog().getByText('Marked for deletion')).toBeVisible();
    await pressButton(/^Remove photo 7/);
    await pressButton(/^Try again/);
    await expectToast(UPDATED);
    await expectDialogClosed();
    await expect(receivedRequests).toEqual([
      'PATCH 31',
      'POST 31 bedroom.jpg',
      'POST 31 bathroom.jpg',
      'POST 31 block.jpg',
      'DELETE p2',
      'POST 31 bathroom.jpg',
      'DELETE p2',
    ]);
    await openDialog();
    await expect(tiles('Current images')).toHaveLength(5);
    await expect(field('Price')).toHaveValue('9,900');
  },
};

/** A deletion that depends on a failed upload is not sent, and the failure says why; three photos stay on the server. */
export const DeletionWaits: Story = {
  parameters: { msw: editHandlers({ upload: () => [HttpResponse.error()] }), proves: ['C427', 'F119'] },
  beforeEach: seedVilla({ images: editedListing.images.slice(0, 3) }),
  play: async () => {
    await openDialog();
    await chooseFiles(...(await createPhotoFiles(4)));
    await expectTotal(4);
    await pressButton('Mark photo 1 for deletion');
    await expectTotal(3);
    await userEvent.click(updateButton());
    const failures = await summary(/^Failed to upload/);
    await expect(
      within(failures)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Failed to upload bedroom.jpg. Check your connection.',
      'Failed to delete image. Photo 1. You must have at least 3 images. Please upload more images before deleting this one.',
    ]);
    await expect(receivedRequests).toEqual(['POST 31 bedroom.jpg']);
    await expect(dialog().getByText('Marked for deletion')).toBeVisible();
  },
};

/** Another tab has deleted a photo: the server rejects one more deletion, its message is shown, and the mark stays. */
export const DeletionRefused: Story = {
  parameters: { proves: ['C437', 'F120'] },
  play: async () => {
    await openDialog();
    await pressButton('Mark photo 2 for deletion');
    changeOnServer({ images: editedListing.images.slice(0, 3) });
    await userEvent.click(updateButton());
    await summary(/^Failed to delete image\. Photo 2\. This property has only 3 images\./);
    await waitFor(() => expect(tiles('Current images')).toHaveLength(3));
    await expect(dialog().getByText('Marked for deletion')).toBeVisible();
    await expect(findServerListing()?.images).toHaveLength(3);
  },
};

/** The listing was changed in another tab during editing: only the fields edited here are sent. */
export const TwoTabs: Story = {
  parameters: { proves: ['C432', 'F121'] },
  play: async () => {
    await openDialog();
    await setField('Specific location', 'Behind the market');
    changeOnServer({
      title: 'Villa by the lagoon',
      price: 12_000,
      amenities: ['tiled_floor'],
      town: 'Tema',
    });
    await userEvent.click(updateButton());
    await expectToast(UPDATED);
    await expect(onPatch.mock.lastCall?.[0]).toEqual([['specific_location', 'Behind the market']]);
    await expect(findServerListing()).toMatchObject({
      title: 'Villa by the lagoon',
      price: 12_000,
      town: 'Tema',
      specificLocation: 'Behind the market',
    });
  },
};

/** A listing with unknown values: they are shown as readable labels and stay unchanged when other fields are saved. */
export const UnknownValues: Story = {
  parameters: { proves: ['C414', 'C418', 'F122'] },
  beforeEach: seedVilla({
    propertyType: 'beach_chalet',
    listingType: 'lease',
    status: 'on_hold',
    town: 'Old Quarter',
    amenities: ['running_water', 'sea_view'],
  }),
  play: async () => {
    await openDialog();
    const selectedLabel = (name: string) => field(name).querySelector('option:checked')?.textContent;
    await expect(selectedLabel('Property type')).toBe('Beach Chalet');
    await expect(selectedLabel('Status')).toBe('On Hold');
    await expect(selectedLabel('Listing type')).toBe('Select listing type');
    await expect(field('Town')).toHaveValue('Old Quarter');
    await expect(dialog().getByRole('button', { name: /Sea View/ })).toBeVisible();
    await setField('Price', '9600');
    await userEvent.click(updateButton());
    await expectToast(UPDATED);
    await expect(onPatch.mock.lastCall?.[0]).toEqual([['price', '9600']]);
    await expect(findServerListing()).toMatchObject({ propertyType: 'beach_chalet', town: 'Old Quarter' });
  },
};

/** A land listing keeps its property type. */
export const Land: Story = {
  parameters: { proves: ['C413', 'C414'] },
  beforeEach: seedVilla({ propertyType: 'land' }),
  play: async () => {
    await openDialog();
    await expect(field('Property type')).toHaveValue('land');
    await setField('Status', 'Sold');
    await userEvent.click(updateButton());
    await expectToast(UPDATED);
    await expect(onPatch.mock.lastCall?.[0]).toEqual([['status', 'sold']]);
  },
};

/** Escape keeps a draft, restored when the dialog opens again, with the photos to add again by name; Cancel discards it. */
export const DraftKept: Story = {
  play: async () => {
    await openDialog();
    await setField('Title', 'Villa with a new roof');
    await chooseFiles(...(await createPhotoFiles(4)));
    await expectTotal(5);
    await userEvent.keyboard('{Escape}');
    await expectDialogClosed();
    await expect(drafts()).toContain('Villa with a new roof');
    await expect(drafts()).not.toContain('Lagos Avenue');
    changeOnServer({ price: 12_000 });
    await openDialog();
    await expect(dialog().getByText(/Your draft from 21 November 2026 is back\./)).toHaveTextContent(
      'Add these photos again: bedroom.jpg',
    );
    await expect(field('Title')).toHaveValue('Villa with a new roof');
    await pressButton('Cancel');
    await expectDialogClosed();
    await expect(drafts()).toBe('');
    await openDialog();
    await expect(field('Title')).toHaveValue(AS_SAVED.Title);
    await expect(dialog().queryByText(/Your draft/)).toBeNull();
    await expect(receivedRequests).toEqual([]);
  },
};

/** The session has ended: redirect to the login, with the draft saved. */
export const SessionExpired: Story = {
  parameters: { msw: editHandlers({ patch: () => [errorResponse(401, 'Unauthenticated.')] }) },
  play: async () => {
    await openDialog();
    await setField('Title', 'Villa with a new roof');
    await userEvent.click(updateButton());
    await waitFor(() => expect(currentUrl()).toBe('/agent/login'));
    await expectToast('Session expired');
    await expect(drafts()).toContain('Villa with a new roof');
  },
};

const neverSettles: { responses: ResponseSequence } = {
  responses: [new Promise<undefined>(() => undefined)],
};

/** A slow save: the form is inert and Escape does not close it; after Cancel the input is still there. */
export const TakesLong: Story = {
  parameters: { msw: editHandlers({ patch: () => neverSettles.responses }) },
  beforeEach: () => {
    seedVilla()();
    return showSlowNoticeImmediately();
  },
  play: async () => {
    await openDialog();
    await setField('Title', 'Villa with a new roof');
    // What Enter in a field does; the submit button is outside the form element.
    field('Title').form?.requestSubmit();
    await expect(await dialog().findByText('This is taking long.')).toBeVisible();
    await expect(updateButton()).toHaveFocus();
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(updateButton()).toHaveTextContent('Updating...');
    await waitFor(() => expect(receivedRequests).toEqual(['PATCH 31']));
    await expect(field('Title').closest('[inert]')).not.toBeNull();
    const [, cancelSave] = dialog().getAllByRole('button', { name: 'Cancel' }).toReversed();
    await userEvent.click(cancelSave ?? updateButton());
    await summary('Update cancelled. Unsent changes are still in the form.');
    await expect(field('Title')).toHaveValue('Villa with a new roof');
    await expect(updateButton()).toHaveTextContent('Update Property');
  },
};

/** On a phone: a sheet with one column of fields and the buttons fixed at the bottom. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await openDialog();
    await expect(screen.getByRole('dialog').getBoundingClientRect().width).toBe(window.innerWidth);
    await waitFor(() =>
      expect(updateButton().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
    await expect(field('Bedrooms').getBoundingClientRect().left).toBe(
      field('Bathrooms').getBoundingClientRect().left,
    );
    await expect(field('Description')).toBeInTheDocument();
  },
};

/** A listing with long text in every field and no photos. */
export const LongText: Story = {
  beforeEach: () => {
    seedVilla({
      title: 'Townhouse'.repeat(40),
      description: 'A long description. '.repeat(100),
      specificLocation: 'x'.repeat(280),
      town: 'Old Quarter by the Lagoon and the Market '.repeat(4).trim(),
      amenities: ['a'.repeat(200), 'sea_view'],
      price: 999_999_999_999,
      images: [],
    })();
    backendState.listings = [...backendState.listings, wireListing(33)];
  },
  play: async () => {
    await openDialog('Townhouse'.repeat(40));
    await expectTotal(0);
  },
};
