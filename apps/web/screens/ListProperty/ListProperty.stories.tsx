import { getSession, writeDraft } from '@efie/api';
import { AMENITIES } from '@efie/domain';
import { demoAccount, outcomes } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { currentUrl, goTo } from '../../../../testing/history';
import {
  dispatchDragEvent,
  createPhotoFile,
  createPhotoFiles,
  createDataTransfer,
} from '@efie/ui/fields/storyPhotos';
import { logInAsUserInOtherTab, openOtherTab } from '../../../../testing/journeys/otherTab';
import { formControl, expectFieldValues, fillField } from '../common/stories/storyForm';
import { showSlowNoticeImmediately } from '../common/stories/storySlowNotice';
import { expectToast, fillLoginForm, heading, main, timesAnnounced } from '../common/stories/storyScreen';
import { ListPropertyScreen } from './ListProperty';
import {
  addPhotos,
  onListRequest,
  choosePhotos,
  storeFlatDraft,
  expectPhotos,
  fillForm,
  FLAT,
  FLAT_SHOWN,
  listButton,
  loseResponses,
  recordForm,
  expectForm,
  photoOrder,
  onPost,
  PROPERTIES_URL,
  recordingHandler,
  addPhotosToDraft,
} from './storyListProperty';

const meta = {
  title: 'Screens/ListProperty',
  component: ListPropertyScreen,
  decorators: [wholeApp],
  parameters: { route: '/agent/list-property', session: 'agent-free' },
  beforeEach: () => {
    onPost.mockClear();
    onListRequest.mockClear();
  },
} satisfies Meta<typeof ListPropertyScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const TITLE = 'List Property';
const agent = demoAccount('agent-free');
const respondToCreate = (handler: ReturnType<typeof outcomes.createPropertyOffline>) => ({
  msw: { handlers: { createProperty: handler } },
});
const phone = { viewport: { value: 'phone', isRotated: false } };

const toggle = (name: 'For Rent' | 'For Sale') => main().getByRole<HTMLInputElement>('radio', { name });
const amenity = (name: string) => main().getByRole('checkbox', { name });
const expectDashboard = () => waitFor(() => expect(currentUrl()).toBe('/agent/dashboard'));
const pressList = () => userEvent.click(listButton());
/** The notice above the fields with that text. */
const summary = (text: string) => screen.findByRole('group', { name: text });
const FAILED = 'Failed to list property. Please try again.';
const OFFLINE = `${FAILED} Check your connection.`;
const LISTED = "Your property was listed. Only the server's response was lost.";
const ABSENT = 'The property is not among your listings, and nothing you entered is lost.';
const MAY_BE_LISTED = 'The property may already be listed. Check your dashboard before you try again.';
const UNCHECKED = `Your listings could not be checked. ${MAY_BE_LISTED}`;

/** The empty form, with defaults for listing type and property type. */
export const Default: Story = {
  tags: ['visual'],
  parameters: { proves: ['C10', 'C472', 'C474', 'C476', 'C479', 'C480', 'C481', 'C484'] },
  play: async () => {
    await expectForm();
    await expect(document.title).toBe('List Property | Efie');
    await expect(await main().findByText('2 of 3')).toBeVisible();
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
    await expect(await main().findByText('0 of 7 done')).toBeVisible();
    await expectPhotos(0);
  },
};

/** On a phone, filled in, with four photos: one column. */
export const Phone: Story = {
  globals: phone,
  play: async () => {
    await fillForm(FLAT);
    await addPhotos(4);
    await userEvent.click(amenity('Prepaid Meter'));
    await expectFieldValues(FLAT_SHOWN);
  },
};

/** A listing for rent with every field: a change of region clears the district, and the payload matches the contract. */
export const Listed: Story = {
  parameters: {
    ...respondToCreate(recordingHandler),
    proves: ['C478', 'C482', 'C483', 'C493', 'C494', 'C495', 'C496', 'C501'],
  },
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
  parameters: { ...respondToCreate(recordingHandler), proves: ['C473', 'C475', 'C477', 'F118'] },
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

const MISSING = {
  Title: 'Title field is required',
  Description: 'Description field is required',
  'Monthly Rent': 'GH₵ Price field is required',
  Region: 'Region field is required',
  District: 'District field is required',
  'Specific location': 'Specific location field is required',
};
const FIX = 'Please fix the errors in the following fields: ';

/** Submitted empty: each required field shows its error, a toast names them, focus is on the first; errors clear on edit. */
export const Missing: Story = {
  tags: ['visual'],
  parameters: { ...respondToCreate(recordingHandler), proves: ['C485', 'C486', 'C487', 'C488'] },
  play: async () => {
    await expectForm();
    await expectPhotos(0);
    await pressList();
    const allFields = `${FIX}Title, Description, Price, Region, District, Specific Location`;
    await expectToast(allFields);
    await waitFor(() => expect(formControl('Title')).toHaveFocus());
    await expect(await summary(allFields)).toBeVisible();
    await expect(timesAnnounced(allFields)).toBe(1);
    for (const [label, message] of Object.entries(MISSING)) {
      await expect(formControl(label)).toBeInvalid();
      await expect(formControl(label)).toHaveAccessibleDescription(message);
    }
    await expect(main().getByText('Please upload at least 3 images')).toBeVisible();
    await fillField('Title', 'Flat');
    await expect(formControl('Title')).not.toBeInvalid();
    await fillField('Monthly Rent', '.');
    await fillField('Region', 'Ashanti');
    await waitFor(() => expect(formControl('District')).toHaveAttribute('aria-invalid', 'false'));
    await pressList();
    await expectToast(`${FIX}Description, Price, District, Specific Location`);
    await waitFor(() => expect(formControl('Description')).toHaveFocus());
    await expect(onPost).not.toHaveBeenCalled();
  },
};

/** Every field is filled in, but photos are too few, too many or too large: nothing is sent. */
export const TooFewPhotos: Story = {
  parameters: { ...respondToCreate(recordingHandler), proves: ['C488', 'C489', 'C490', 'C492', 'F110'] },
  beforeEach: storeFlatDraft,
  play: async () => {
    const tooFew = 'Please upload at least 3 images';
    await addPhotosToDraft(2);
    await pressList();
    await expectToast(tooFew);
    await expect(timesAnnounced(tooFew)).toBe(1);
    await expect(main().getByText(tooFew)).toBeVisible();
    await expect(main().queryByText(new RegExp(FIX))).toBeNull();
    await addPhotos(1, 2);
    await expect(main().queryByText(tooFew)).toBeNull();
    await userEvent.click(main().getByRole('button', { name: 'Remove photo 3, kitchen.jpg' }));
    await expect(await main().findByText(tooFew)).toBeVisible();
    await choosePhotos([
      new File([await createPhotoFile(3), new Uint8Array(5 * 1024 * 1024)], 'huge.jpg', {
        type: 'image/jpeg',
      }),
    ]);
    await expect((await main().findAllByText(/File too large. Maximum size is 5MB./))[0]).toBeVisible();
    await choosePhotos(await createPhotoFiles(9));
    await expectPhotos(10);
    await expect((await main().findAllByText(/You can upload up to 10 images/))[0]).toBeVisible();
    await expect(onPost).not.toHaveBeenCalled();
    await expectFieldValues(FLAT_SHOWN);
  },
};

/** One invalid file rejects the whole selection; earlier photos stay. Dropped folders, text and missed drops do nothing. */
export const WrongFiles: Story = {
  parameters: { proves: ['C491', 'F111', 'F116'] },
  play: async () => {
    await fillForm({ Title: FLAT.Title });
    await addPhotos(3);
    const photos = await Promise.all([3, 4, 5, 6].map((index) => createPhotoFile(index)));
    await choosePhotos([...photos, new File(['%PDF-1.7'], 'plan.jpg', { type: 'image/jpeg' })]);
    const typeError = /^Invalid file type\(s\)\. Only JPEG, PNG, JPG, and GIF files are allowed\./;
    await expect((await main().findAllByText(typeError))[0]).toBeVisible();
    await expect(main().getByText('plan.jpg')).toBeVisible();
    await waitFor(() => expect(photoOrder()).toEqual(['front.jpg', 'living.jpg', 'kitchen.jpg']));
    const zone = main().getByRole('button', { name: /^Add photos/ });
    const folder = { kind: 'file', webkitGetAsEntry: () => ({ isDirectory: true }), getAsFile: () => null };
    dispatchDragEvent(zone, 'drop', {
      types: ['Files'],
      items: [folder],
      files: [],
    } as unknown as DataTransfer);
    const expectMessage = async (message: string) =>
      expect((await main().findAllByText(message))[0]).toBeVisible();
    await expectMessage('A folder cannot be added. Open it and choose the photos in it.');
    const text = new DataTransfer();
    text.setData('text/plain', 'a sentence');
    await expect(dispatchDragEvent(zone, 'drop', text)).toBe(false);
    await expectMessage('Only photo files can be added here.');
    await expect(
      dispatchDragEvent(document.body, 'drop', createDataTransfer([await createPhotoFile(9)])),
    ).toBe(false);
    await expectMessage('Drop photos on the field to add them.');
    await expectPhotos(3);
    await expectFieldValues({ Title: FLAT.Title });
  },
};

const FIELD_ERRORS = {
  title: 'This title is taken.',
  price: 'The price is too high.',
  town: 'District field is required',
  specific_location: 'Say where it is.',
  'images.1': 'Photo 2 is too dark.',
  captcha: 'Tick the box.',
};

/** The server rejects fields: each shows its first message; a message without a field is shown above the form. */
export const RefusedFields: Story = {
  parameters: {
    ...respondToCreate(
      outcomes.createPropertyError(422, {
        errors: Object.fromEntries(
          Object.entries(FIELD_ERRORS).map(([name, message]) => [name, [message, 'More.']]),
        ),
      }),
    ),
    proves: ['C497', 'C502'],
  },
  beforeEach: storeFlatDraft,
  play: async () => {
    await addPhotosToDraft(3);
    await pressList();
    await waitFor(() => expect(formControl('Title')).toHaveFocus());
    await expect(formControl('Title')).toHaveAccessibleDescription(FIELD_ERRORS.title);
    await expect(formControl('Monthly Rent')).toHaveAccessibleDescription(`GH₵ ${FIELD_ERRORS.price}`);
    await expect(formControl('District')).toHaveAccessibleDescription(FIELD_ERRORS.town);
    await expect(formControl('Specific location')).toHaveAccessibleDescription(
      FIELD_ERRORS.specific_location,
    );
    await expect(main().getByText(FIELD_ERRORS['images.1'])).toBeVisible();
    await expect(main().getByRole('alert')).toHaveTextContent(
      /^The given data was invalid\.\s*Tick the box\.$/,
    );
    await expect(main().queryByText('More.')).toBeNull();
    await expectFieldValues(FLAT_SHOWN);
    await expect(photoOrder()).toHaveLength(3);
    await userEvent.type(formControl('Title'), '!');
    await expect(formControl('Title')).not.toBeInvalid();
    await expect(formControl('Specific location')).toBeInvalid();
  },
};

const LIMIT = 'Listing limit reached. Please upgrade your plan.';
const limitDialog = () => screen.findByRole('dialog', { name: 'Listing Limit Reached' });

/** The server rejects the listing because the plan is full: a toast and the limit dialog; the form keeps its values. */
export const LimitReached: Story = {
  parameters: {
    ...respondToCreate(outcomes.createPropertyError(403, { message: LIMIT })),
    proves: ['C498', 'C502', 'F109'],
  },
  beforeEach: storeFlatDraft,
  play: async () => {
    await addPhotosToDraft(3);
    await pressList();
    const dialog = within(await limitDialog());
    // The dialog hides the page and its toasts from queries by role; the toast is visible above it.
    await waitFor(() =>
      expect(
        screen.getAllByText(LIMIT).filter((element) => element.closest('main') === null)[0],
      ).toBeVisible(),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectFieldValues(FLAT_SHOWN);
    await expect(photoOrder()).toHaveLength(3);
    await expect(await summary(LIMIT)).toBeVisible();
  },
};

/** The limit message with a trailing space is not recognized: a toast and no dialog. */
export const LimitWithSpace: Story = {
  parameters: {
    ...respondToCreate(outcomes.createPropertyError(403, { message: `${LIMIT} ` })),
    proves: ['F109'],
  },
  beforeEach: storeFlatDraft,
  play: async () => {
    await addPhotosToDraft(3);
    await pressList();
    await summary(LIMIT);
    await expectToast(LIMIT);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(main().queryByText(/may already be listed/)).toBeNull();
  },
};

/** A server error: the specified message, announced once; fields and photos stay. */
export const ServerFault: Story = {
  parameters: {
    ...respondToCreate(http.post(PROPERTIES_URL, () => new HttpResponse('<h1>Trace</h1>', { status: 500 }))),
    proves: ['C499', 'C502'],
  },
  beforeEach: storeFlatDraft,
  play: async () => {
    await addPhotosToDraft(3);
    await userEvent.click(amenity('Borehole Water'));
    await pressList();
    await waitFor(async () => expect(await summary(FAILED)).toHaveFocus());
    await expectToast(FAILED);
    await expect(timesAnnounced(FAILED)).toBe(1);
    await expectFieldValues(FLAT_SHOWN);
    await expect(amenity('Borehole Water')).toBeChecked();
    await expect(photoOrder()).toEqual(['front.jpg', 'living.jpg', 'kitchen.jpg']);
    await expect(screen.queryByText(/Trace/)).toBeNull();
  },
};

let failsCreate = false;
let failsChecks = false;

/** Handlers for the create request and the check, which fail when these flags are set. */
const failable = {
  msw: {
    handlers: {
      createProperty: http.post(PROPERTIES_URL, async ({ request }) => {
        await recordForm(request);
        return failsCreate ? HttpResponse.error() : undefined;
      }),
      listOwnProperties: http.get(PROPERTIES_URL, () => {
        onListRequest();
        return failsChecks ? new HttpResponse(null, { status: 500 }) : undefined;
      }),
    },
  },
};
const failCreate = () => {
  storeFlatDraft();
  failsCreate = true;
  failsChecks = false;
};
const loseCreateResponse = () => {
  storeFlatDraft();
  failsCreate = false;
  failsChecks = false;
  return loseResponses();
};

/** The request fails and the listing does not exist: fields and ten photos stay in order, and List again sends them. */
export const LostAndNotListed: Story = {
  parameters: { ...failable, proves: ['C489', 'C499', 'C502', 'F104', 'F108'] },
  beforeEach: failCreate,
  play: async () => {
    await addPhotosToDraft(10);
    await userEvent.click(main().getByRole('button', { name: 'Move photo 2, living.jpg earlier' }));
    const before = photoOrder();
    await expect(before.slice(0, 2)).toEqual(['living.jpg', 'front.jpg']);
    await pressList();
    const notice = await summary(`${OFFLINE} ${ABSENT}`);
    await expect(notice).toHaveFocus();
    await expectToast(OFFLINE);
    await expect(onListRequest).toHaveBeenCalledOnce();
    await expectFieldValues(FLAT_SHOWN);
    await expect(photoOrder()).toEqual(before);
    await expect(onPost).toHaveBeenCalledOnce();
    failsCreate = false;
    await userEvent.click(within(notice).getByRole('button', { name: 'List again' }));
    await expectDashboard();
    const [[first], [second]] = onPost.mock.calls as [[unknown], [unknown]];
    await expect(onPost).toHaveBeenCalledTimes(2);
    await expect(second).toEqual(first);
  },
};

/** Only the response was lost: the check finds the listing, clears the form and does not offer List again. */
export const LostAndListed: Story = {
  parameters: { ...failable, proves: ['F108'] },
  beforeEach: loseCreateResponse,
  play: async () => {
    await addPhotosToDraft(3);
    await pressList();
    const notice = await summary(LISTED);
    await expect(notice).toHaveFocus();
    await expect(onPost).toHaveBeenCalledOnce();
    await expect(within(notice).queryByRole('button')).toBeNull();
    await expect(within(notice).getByRole('link', { name: 'Open your dashboard' })).toHaveAttribute(
      'href',
      '/agent/dashboard',
    );
    await expect(within(notice).getByRole('link', { name: 'View the listing' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/property\/.+/),
    );
    await expectFieldValues({ Title: '', Description: '', 'Monthly Rent': '' });
    await expectPhotos(0);
    await expect(localStorage.getItem('efie-drafts')).toBeNull();
    await expect(await main().findByText('3 of 3')).toBeVisible();
    await expect(screen.queryByText(FAILED)).toBeNull();
  },
};

/** While the check is in flight, the form cannot be sent. A slow check can be canceled, which leaves the result unknown. */
export const CheckingListing: Story = {
  parameters: {
    msw: {
      handlers: {
        createProperty: http.post(PROPERTIES_URL, async ({ request }) => {
          await recordForm(request);
          return HttpResponse.error();
        }),
        listOwnProperties: outcomes.listOwnPropertiesForever(),
      },
    },
    proves: ['F108'],
  },
  beforeEach: () => {
    storeFlatDraft();
    return showSlowNoticeImmediately();
  },
  play: async () => {
    await addPhotosToDraft(3);
    await pressList();
    const notice = await summary('No response was received. Checking whether your property was listed.');
    await expect(notice).toHaveFocus();
    await waitFor(() => expect(listButton()).toHaveAttribute('aria-disabled', 'true'));
    await expect(listButton()).not.toHaveAttribute('aria-busy');
    await userEvent.click(listButton());
    await expect(within(notice).queryByRole('button')).toBeNull();
    await expect(await main().findByText('This is taking long.')).toBeVisible();
    await userEvent.click(main().getByRole('button', { name: 'Cancel' }));
    await summary(`${OFFLINE} ${UNCHECKED}`);
    await expectFieldValues(FLAT_SHOWN);
    await expect(onPost).toHaveBeenCalledOnce();
  },
};

/** The check fails: the property may already be listed. Only a second failed check offers List again, with a warning. */
export const CouldNotCheck: Story = {
  parameters: { ...failable, proves: ['C502', 'F108'] },
  beforeEach: () => {
    failCreate();
    failsChecks = true;
  },
  play: async () => {
    await addPhotosToDraft(3);
    await pressList();
    const notice = await summary(`${OFFLINE} ${UNCHECKED}`);
    await expectToast(OFFLINE);
    const dashboardLink = within(notice).getByRole('link', { name: /^Open your dashboard in a new tab/ });
    await expect(dashboardLink).toHaveAttribute('href', '/agent/dashboard');
    await expect(dashboardLink).toHaveAttribute('target', '_blank');
    await waitFor(() => expect(listButton()).toHaveAttribute('aria-disabled', 'true'));
    await expect(within(notice).queryByRole('button', { name: 'List again' })).toBeNull();
    await userEvent.click(within(notice).getByRole('button', { name: 'Check again' }));
    await summary(`${OFFLINE} ${UNCHECKED} If you list it again now, it may be listed twice.`);
    await expect(onListRequest).toHaveBeenCalledTimes(2);
    await expect(notice).toHaveFocus();
    await waitFor(() => expect(listButton()).not.toHaveAttribute('aria-disabled'));
    await expectFieldValues(FLAT_SHOWN);
    await expect(photoOrder()).toHaveLength(3);
    await expect(within(notice).getByRole('button', { name: 'List again' })).toBeVisible();
    await expect(onPost).toHaveBeenCalledOnce();
  },
};

/** The check runs again when the browser is back online and finds the listing; later edits stay in the form. */
export const FoundLater: Story = {
  parameters: { ...failable, proves: ['C502', 'F108'] },
  beforeEach: () => {
    const restore = loseCreateResponse();
    failsChecks = true;
    return restore;
  },
  play: async () => {
    await addPhotosToDraft(3);
    await pressList();
    await summary(`${OFFLINE} ${UNCHECKED}`);
    await userEvent.type(formControl('Title'), ', next door');
    failsChecks = false;
    window.dispatchEvent(new Event('online'));
    await summary(`${LISTED} What you changed since then is still in the form, and is not part of it.`);
    await expect(formControl('Title')).toHaveFocus();
    await expectFieldValues({ ...FLAT_SHOWN, Title: `${FLAT.Title}, next door` });
    await expect(photoOrder()).toHaveLength(3);
    await waitFor(() => expect(listButton()).not.toHaveAttribute('aria-disabled'));
  },
};

let isListedMeanwhile = false;

/** A slow server creates the listing after the check: List again finds it and sends nothing. */
export const ListedAfterTheCheck: Story = {
  parameters: {
    msw: {
      handlers: {
        createProperty: http.post(PROPERTIES_URL, async ({ request }) => {
          await recordForm(request);
          return HttpResponse.error();
        }),
        listOwnProperties: http.get(PROPERTIES_URL, () =>
          isListedMeanwhile
            ? HttpResponse.json({
                data: {
                  properties: [
                    { id: 'late', title: FLAT.Title, images: ['1.jpg'], createdAt: '2026-11-21T10:00:00Z' },
                  ],
                },
              })
            : undefined,
        ),
      },
    },
    proves: ['F108'],
  },
  beforeEach: () => {
    storeFlatDraft();
    isListedMeanwhile = false;
  },
  play: async () => {
    await addPhotosToDraft(3);
    await pressList();
    const notice = await summary(`${OFFLINE} ${ABSENT}`);
    isListedMeanwhile = true;
    await userEvent.click(within(notice).getByRole('button', { name: 'List again' }));
    await summary(`${LISTED} It has 1 of 3 photos: add the others on your dashboard.`);
    await expect(onPost).toHaveBeenCalledOnce();
    await expectFieldValues({ Title: '' });
    await expectPhotos(0);
  },
};

/** Another account has signed in meanwhile: no check is sent, and the form keeps its values. */
export const AnotherAccount: Story = {
  parameters: {
    ...respondToCreate(
      http.post(PROPERTIES_URL, async ({ request }) => {
        await recordForm(request);
        logInAsUserInOtherTab(openOtherTab().storage);
        return HttpResponse.error();
      }),
    ),
    proves: ['C502', 'F8', 'F108'],
  },
  beforeEach: storeFlatDraft,
  play: async () => {
    await addPhotosToDraft(3);
    await pressList();
    const text = `${OFFLINE} ${MAY_BE_LISTED} This account is no longer signed in: log in to it in a new tab, then check again.`;
    const notice = await summary(text);
    await waitFor(() => expect(listButton()).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(within(notice).getByRole('button', { name: 'Check again' }));
    await summary(text);
    await expectFieldValues(FLAT_SHOWN);
    await expect(photoOrder()).toHaveLength(3);
    await expect(onPost).toHaveBeenCalledOnce();
  },
};

/** A slow upload: repeated presses send one request, each photo has a progress bar, and Cancel aborts it. */
export const Submitting: Story = {
  parameters: {
    ...respondToCreate(
      http.post(PROPERTIES_URL, async ({ request }) => {
        await recordForm(request);
        return new Promise<never>(() => undefined);
      }),
    ),
    proves: ['F107'],
  },
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
    await expect(await main().findByText('This is taking long.')).toBeVisible();
    await userEvent.click(main().getByRole('button', { name: 'Cancel' }));
    await summary(`Upload cancelled. ${ABSENT}`);
    await expect(photoOrder()).toHaveLength(4);
    await expectFieldValues(FLAT_SHOWN);
    await expect(onPost).toHaveBeenCalledOnce();
  },
};

/** The token has expired: redirect to the login, then the draft is restored, with the photos to add again by name. */
export const SessionExpired: Story = {
  parameters: { ...respondToCreate(outcomes.createPropertyError(401)), proves: ['F105', 'F106'] },
  beforeEach: storeFlatDraft,
  play: async () => {
    await addPhotosToDraft(3);
    await userEvent.click(amenity('Borehole Water'));
    await pressList();
    await heading('Agent Login');
    await expectToast('Session expired');
    await expectToast('Log in again. Your draft is kept.');
    await fillLoginForm('Agent Login', agent.email);
    await userEvent.click(main().getByRole('button', { name: 'Sign In' }));
    await expectDashboard();
    await goTo('/agent/list-property');
    await expectForm();
    await expectFieldValues(FLAT_SHOWN);
    await expect(amenity('Borehole Water')).toBeChecked();
    await expect(
      await main().findByText(
        'Photos are not saved in drafts. Add them again: front.jpg, living.jpg, kitchen.jpg.',
      ),
    ).toBeVisible();
    await expectPhotos(0);
  },
};

/** A restored draft: the fields are filled, photos to add again are named until they are added; Discard clears it. */
export const DraftRestored: Story = {
  parameters: { proves: ['F105'] },
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
    await expect(main().getByText(/^Your draft from 21 November 2026 is back\./)).toBeVisible();
    await expect(toggle('For Sale')).toBeChecked();
    await expectFieldValues({ Title: FLAT.Title, 'Sale Price': '450,000' });
    await expect(amenity('Borehole Water')).toBeChecked();
    await expect(main().getByText(/Add them again: front\.jpg, kitchen\.jpg, a+…a+\.png\./)).toBeVisible();
    await addPhotos(1);
    await expect(main().getByText(/Add them again: kitchen\.jpg, a+/)).toBeVisible();
    await userEvent.click(main().getByRole('button', { name: 'Discard' }));
    await expectFieldValues({ Title: '', 'Monthly Rent': '' });
    await expect(main().queryByText(/draft from/)).toBeNull();
    await waitFor(() => expect(localStorage.getItem('efie-drafts')).toBeNull());
  },
};

/** Cancel opens the dashboard and saves the draft; a toast says so, and that photos must be added again. */
export const Cancelled: Story = {
  play: async () => {
    await fillForm({ Title: FLAT.Title });
    await addPhotos(1);
    await userEvent.click(main().getByRole('link', { name: 'Cancel' }));
    await expectDashboard();
    await expectToast('Your draft is kept.');
    await expectToast('Add the photos again when you come back.');
    await goTo('/agent/list-property');
    await expectForm();
    await expectFieldValues({ Title: FLAT.Title });
    await expect(
      main().getByText('Photos are not saved in drafts. Add them again: front.jpg.'),
    ).toBeVisible();
  },
};

/** A photo was deleted from the device after it was chosen: its name is shown, the others stay, and nothing is sent. */
export const UnreadablePhoto: Story = {
  parameters: { ...respondToCreate(recordingHandler), proves: ['F117'] },
  beforeEach: storeFlatDraft,
  play: async () => {
    await addPhotosToDraft(4);
    const { arrayBuffer } = Blob.prototype;
    const arrayBufferSpy = spyOn(Blob.prototype, 'arrayBuffer').mockImplementation(function read(this: Blob) {
      const isGone = this instanceof File && this.name === 'kitchen.jpg';
      return isGone ? Promise.reject(new DOMException('', 'NotFoundError')) : arrayBuffer.call(this);
    });
    await pressList();
    const message = 'kitchen.jpg cannot be read. Remove it or choose again.';
    await expectToast(message);
    await expect(timesAnnounced(message)).toBe(1);
    await expect(
      await main().findByRole('button', { name: 'Try again, photo 3, kitchen.jpg' }),
    ).toBeVisible();
    await expectPhotos(4);
    await expect(onPost).not.toHaveBeenCalled();
    arrayBufferSpy.mockRestore();
    await userEvent.click(main().getByRole('button', { name: 'Remove photo 3, kitchen.jpg' }));
    await pressList();
    await expectDashboard();
    const photos = onPost.mock.lastCall?.[0].filter(([name]) => name === 'images[]') ?? [];
    await expect(photos.map(([, file]) => file)).toEqual(
      ['front.jpg', 'living.jpg', 'veranda.jpg'].map((name) => `${name} image/jpeg`),
    );
  },
};

let isDown = false;

/** The profile fails to load: a toast and an alert, and the form still works; Try again loads it. */
export const ProfileFailed: Story = {
  parameters: {
    msw: {
      handlers: {
        getOwnAgentProfile: http.get('*/api/agent/profile', () =>
          isDown ? new HttpResponse(null, { status: 500 }) : undefined,
        ),
      },
    },
    proves: ['C500'],
  },
  beforeEach: () => {
    isDown = true;
  },
  play: async () => {
    await expectForm();
    const message = 'Failed to load agent data. Please try again.';
    await expectToast(message);
    await expect(await main().findByText(message)).toBeVisible();
    await expect(timesAnnounced(message)).toBe(1);
    await fillForm({ Title: FLAT.Title });
    isDown = false;
    await userEvent.click(main().getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(main().queryByText(message)).toBeNull());
    await waitFor(async () => expect(await heading(TITLE)).toHaveFocus());
    await expectFieldValues({ Title: FLAT.Title });
  },
};

/** Opened by its URL with a full plan: the limit dialog opens over an alert, and the draft is restored. */
export const AtTheLimit: Story = {
  parameters: { session: 'agent-pro-limit' },
  beforeEach: () => {
    writeDraft('list-property', { title: FLAT.Title });
  },
  play: async () => {
    const dialog = within(await limitDialog());
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await heading(TITLE)).toHaveFocus());
    await expect(main().getByText('10 of 10')).toBeVisible();
    await expect(main().getByText(/^Limit reached: /)).toBeVisible();
    await expect(main().getByRole('link', { name: 'View Plans' })).toHaveAttribute('href', '/plans');
    await expectFieldValues({ Title: FLAT.Title });
  },
};

/** The checklist before publishing updates with the form. It is only advice and never blocks submitting. */
export const Coach: Story = {
  beforeEach: storeFlatDraft,
  play: async () => {
    await expectForm();
    const item = (text: string | RegExp) => main().getByText(text, { selector: 'li span' });
    await expect(await main().findByText('3 of 7 done')).toBeVisible();
    await expect(item(/^The price/)).toHaveTextContent('The price, done');
    await expect(item(/^Water/)).toHaveTextContent('Water: tick where it comes from, to do');
    await userEvent.click(amenity('Polytank Available'));
    await userEvent.click(amenity('Prepaid Meter'));
    await addPhotos(6);
    await expect(main().getByText('7 of 7 done')).toBeVisible();
    await userEvent.selectOptions(formControl('Property type'), 'Land');
    await expect(main().getByText('5 of 5 done')).toBeVisible();
    await waitFor(() =>
      expect(
        main()
          .getAllByRole('status')
          .filter(({ textContent }) => textContent === 'Before you publish: 5 of 5 done'),
      ).toHaveLength(1),
    );
  },
};

/** Extremely long values, file names and errors on a phone: all wrap without overflow. */
export const LongText: Story = {
  globals: phone,
  parameters: respondToCreate(
    outcomes.createPropertyError(422, {
      message: `No. ${'nkɔsoɔ'.repeat(40)}`,
      errors: { title: [`${'y'.repeat(200)} already`], captcha: ['z'.repeat(200)] },
    }),
  ),
  play: async () => {
    const long = 'Nana'.repeat(80);
    await fillForm({ ...FLAT, Title: long, 'Specific location': long, Bedrooms: '9'.repeat(60) });
    await choosePhotos(
      await Promise.all(
        [0, 1, 2].map((index) => createPhotoFile(index, { name: `${'room'.repeat(70)}${index}` })),
      ),
    );
    await expectPhotos(3);
    await pressList();
    await expect(await main().findByText('z'.repeat(200))).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
