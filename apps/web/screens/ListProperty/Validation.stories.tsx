import { outcomes } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import {
  dispatchDragEvent,
  createPhotoFile,
  createPhotoFiles,
  createDataTransfer,
} from '@efie/ui/fields/storyPhotos';
import { formControl, expectFieldValues, fillField } from '../common/stories/storyForm';
import { expectToast, main, timesAnnounced } from '../common/stories/storyScreen';
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
} from './storyListProperty';

const meta = {
  title: 'Screens/ListProperty/Validation',
  component: ListPropertyScreen,
  decorators: [wholeApp],
  parameters: { kind: 'screen', route: '/agent/list-property', session: 'agent-free' },
  beforeEach: () => {
    onPost.mockClear();
    onListRequest.mockClear();
  },
} satisfies Meta<typeof ListPropertyScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

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
  globals: { viewport: { value: 'phone', isRotated: false } },
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
