import { currentUrl } from '../../../../testing/history';
import { respondTo, type outcomes } from '@efie/mocks';
import { writeDraft } from '@efie/api';
import { expect, fireEvent, fn, waitFor, within, screen, userEvent } from 'storybook/test';
import { createPhotoFile, createDataTransfer } from '@efie/ui/fields/storyPhotos';
import { expectFieldValues, fillField, type FieldValues } from '../common/stories/storyForm';
import { heading, main } from '../common/stories/storyScreen';

export const FLAT = {
  Title: 'Two-bedroom apartment with a balcony',
  Description:
    'Second floor, cross-ventilated, with a balcony off the living room. Five minutes to the Spintex road and ten to the Accra Mall.',
  'Monthly Rent': '2800',
  Area: '980',
  Bedrooms: '2',
  Bathrooms: '2',
  Parking: '1',
  Region: 'Greater Accra',
  District: 'Tema',
  'Specific location': 'Near Coca-Cola roundabout, Spintex Road',
} satisfies FieldValues;

/** The same values as the fields display them. */
export const FLAT_SHOWN = { ...FLAT, 'Monthly Rent': '2,800' } satisfies FieldValues;

/** A story's `beforeEach`: stores a draft of `FLAT`, which fills the form except for the photos. */
export function storeFlatDraft(): void {
  writeDraft('list-property', {
    title: FLAT.Title,
    description: FLAT.Description,
    price: FLAT['Monthly Rent'],
    area: FLAT.Area,
    bedrooms: FLAT.Bedrooms,
    bathrooms: FLAT.Bathrooms,
    parking: FLAT.Parking,
    region: FLAT.Region,
    district: FLAT.District,
    specificLocation: FLAT['Specific location'],
  });
}

/** Called with the entries of each sent form; a file is represented by its name and type. */
export const onPost = fn<(parts: readonly (readonly [string, string])[]) => void>();

export async function recordForm(request: Request): Promise<void> {
  await expect(request.headers.get('Content-Type')).toMatch(/^multipart\/form-data; ?boundary=.+/);
  const form = await request.clone().formData();
  onPost(
    [...form].map(([name, part]) => [name, typeof part === 'string' ? part : `${part.name} ${part.type}`]),
  );
}

/** Records the request; the mock backend responds. */
export const recordingHandler = respondTo('createProperty', ({ request }) => recordForm(request));

/** Called for each request for the agent's own listings. */
export const onListRequest = fn();

/** Makes every create request succeed on the server and lose its response. Returns a function that undoes it. */
export function loseResponses(): () => void {
  const { addEventListener } = XMLHttpRequest.prototype;
  // Only the create request is sent this way, because it reports its progress.
  XMLHttpRequest.prototype.addEventListener = function addOrLose(
    this: XMLHttpRequest,
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) {
    const fail = () => this.dispatchEvent(new ProgressEvent('error'));
    addEventListener.call(this, type, type === 'load' ? fail : listener, options);
  };
  return () => {
    XMLHttpRequest.prototype.addEventListener = addEventListener;
  };
}

export const listButton = () => main().getByRole('button', { name: 'List Property' });

/** Waits for the form and its lazy-loaded fields. */
export async function expectForm(): Promise<void> {
  await heading('List Property');
  await waitFor(async () => {
    await expect(document.querySelector('main [name="price"]')).toBeInTheDocument();
    await expect(document.querySelector('main [readonly]:not([name="district"])')).toBeNull();
  });
}

export async function fillForm(typed: FieldValues): Promise<void> {
  await expectForm();
  for (const [label, text] of Object.entries(typed)) await fillField(label, text);
}

const photoInput = () =>
  waitFor(() => {
    const input = document.querySelector('[data-field="photos"] input[type="file"]');
    if (!input) throw new Error('Choose photos: the photo field has not rendered yet.');
    return input;
  });

export async function choosePhotos(files: readonly File[]): Promise<void> {
  const input = await photoInput();
  Object.defineProperty(input, 'files', { configurable: true, value: createDataTransfer(files).files });
  await fireEvent.change(input);
}

/** Adds `count` photos, starting with the mock photo at index `from`, and waits until they are listed. */
export async function addPhotos(count: number, from = 0): Promise<void> {
  await choosePhotos(
    await Promise.all(Array.from({ length: count }, (_, index) => createPhotoFile(from + index))),
  );
  await expectPhotos(from + count);
}

export const expectPhotos = (count: number) =>
  waitFor(() => expect(main().getByText(`${count} of 10 photos`)).toBeVisible());

/** The photo names in order, from their alternative texts. */
export const photoOrder = () =>
  within(main().getByRole('list', { name: /^Photos in order/ }))
    .getAllByRole('img')
    .map((image) => image.getAttribute('alt')?.replace(/^.*, /, ''));

/** Waits until the device stores the photos, which it processes first. */
export const expectStoredPhotos = (count: number) =>
  main().findByText(
    new RegExp(`^Saved on this device with your draft: ${count} photo`),
    {},
    { timeout: 15_000 },
  );

/** Waits for the drafted form and adds photos. */
export async function addPhotosToDraft(count: number): Promise<void> {
  await expectForm();
  await expectFieldValues(FLAT_SHOWN);
  await addPhotos(count);
}

export const respondToCreate = (handler: ReturnType<typeof outcomes.createPropertyOffline>) => ({
  msw: { handlers: { createProperty: handler } },
});
export const amenity = (name: string) => main().getByRole('checkbox', { name });
export const expectDashboard = () => waitFor(() => expect(currentUrl()).toBe('/agent/dashboard'));
export const pressList = () => userEvent.click(listButton());
/** The notice above the fields with that text. */
export const summary = (text: string) => screen.findByRole('group', { name: text });
export const FAILED = 'Failed to list property. Please try again.';
export const ABSENT = 'The property is not among your listings, and nothing you entered is lost.';
