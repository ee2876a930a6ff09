import { offContract, wireListing } from '@efie/mocks';
import { HttpResponse, type HttpHandler } from 'msw';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { createPhotoFile, createDataTransfer } from '@efie/ui/fields/storyPhotos';
import {
  card,
  seedBackend,
  dashboardHandlers,
  villa,
  backendState,
  type WireListing,
} from './storyDashboard';

const imageUrls = [31, 32, 33, 34].map((seed) => wireListing(seed).images[0]?.url ?? '');

/** The villa with four photos, the first of the agent's two listings. */
export const editedListing: WireListing = {
  ...villa,
  amenities: ['running_water', 'borehole_water', 'air_conditioner', 'walled_and_gated'],
  images: imageUrls.map((url, index) => ({ id: `p${index + 1}`, url })),
};

/** The requests the server received, such as 'PATCH 31', 'POST 31 front.jpg', 'DELETE p2'. */
export const receivedRequests: string[] = [];

/** Called for each PATCH with the form's entries and the raw body. */
export const onPatch = fn<(parts: readonly (readonly [string, string])[], raw: string) => void>();

/** Responses in order; the last one repeats, and `undefined` applies the change with the mock backend. */
export type ResponseSequence = readonly (Response | Promise<Response | undefined> | undefined)[];

const json = (body: object, status = 200) => HttpResponse.json(body, { status });
export const errorResponse = (status: number, message = '', errors?: object) =>
  json({ success: false, ...(message !== '' && { message }), ...(errors && { errors }) }, status);

function changeListing(id: unknown, fields: (listing: WireListing) => object): void {
  backendState.listings = backendState.listings.map((listing) =>
    listing.id === id ? { ...listing, ...fields(listing) } : listing,
  );
}

/** Changes the listing on the server, as another tab would. */
export const changeOnServer = (fields: Partial<WireListing>) => changeListing(editedListing.id, () => fields);

export const findServerListing = () => backendState.listings.find(({ id }) => id === editedListing.id);

/** Form field names that differ from the listing's wire names. */
const WIRE_NAMES: Record<string, string> = {
  property_type: 'propertyType',
  listing_type: 'listingType',
  specific_location: 'specificLocation',
};

interface EditResponses {
  patch?: () => ResponseSequence;
  upload?: () => ResponseSequence;
  remove?: () => ResponseSequence;
}

/** Handlers that change the listing in the mock backend, unless `overrides` has a response for the request. */
export function editHandlers(overrides: EditResponses = {}): { handlers: Record<string, HttpHandler> } {
  const requestCounts = new Map<string, number>();
  const nextResponse = async (kind: keyof EditResponses) => {
    const responses = overrides[kind]?.() ?? [];
    const count = requestCounts.get(kind) ?? 0;
    requestCounts.set(kind, count + 1);
    return responses[Math.min(count, responses.length - 1)];
  };
  return dashboardHandlers({
    updateProperty: offContract('updateProperty', async ({ request, params }) => {
      const raw = await request.clone().text();
      const form = await request.formData();
      const parts = [...form].map(([name, part]) => [name, String(part)] as const);
      receivedRequests.push(`PATCH ${String(params['id'])}`);
      await expect(request.headers.get('Content-Type')).toMatch(/^multipart\/form-data; ?boundary=.+/);
      onPatch(parts, raw);
      const response = await nextResponse('patch');
      if (response) return response.clone();
      changeListing(params['id'], () => ({
        ...Object.fromEntries(
          parts
            .filter(([name]) => name !== 'amenities[]')
            .map(([name, value]) => [WIRE_NAMES[name] ?? name, value]),
        ),
        ...(form.has('amenities[]') && { amenities: form.getAll('amenities[]').filter(Boolean) }),
      }));
      return json({ success: true, message: 'Property updated successfully!' });
    }),
    addPropertyImage: offContract('addPropertyImage', async ({ request, params }) => {
      const form = await request.formData();
      await expect([...form.keys()]).toEqual(['image']);
      const image = form.get('image');
      if (!(image instanceof File)) throw new Error('Photo upload: the form field "image" is not a file.');
      receivedRequests.push(`POST ${String(params['id'])} ${image.name}`);
      const response = await nextResponse('upload');
      if (response) return response.clone();
      changeListing(params['id'], ({ images }) => ({
        images: [
          ...images,
          { id: `s${images.length + 1}-${image.name}`, url: imageUrls[images.length % 4] ?? '' },
        ],
      }));
      return json({ success: true, message: 'Image added.' }, 201);
    }),
    deletePropertyImage: offContract('deletePropertyImage', async ({ params }) => {
      receivedRequests.push(`DELETE ${String(params['imageId'])}`);
      const response = await nextResponse('remove');
      if (response) return response.clone();
      if ((findServerListing()?.images.length ?? 0) <= 3)
        return errorResponse(422, 'This property has only 3 images.');
      changeOnServer({
        images: (findServerListing()?.images ?? []).filter(({ id }) => id !== params['imageId']),
      });
      return json({ success: true });
    }),
  });
}

/** A story's `beforeEach`: the agent has two listings, the villa with these overrides and another one. */
export const seedVilla =
  (fields: object = {}) =>
  () => {
    receivedRequests.length = 0;
    onPatch.mockClear();
    seedBackend({ listings: [{ ...editedListing, ...fields }, wireListing(32)] })();
  };

export const dialog = () => within(screen.getByRole('dialog', { name: 'Edit Property' }));
export const updateButton = () => dialog().getByRole('button', { name: /^Updat/ });
export const pressButton = (name: string | RegExp) => userEvent.click(dialog().getByRole('button', { name }));

export const expectDialogClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit Property' })).toBeNull());

/** The Edit button on the listing's card. */
export const findEditButton = async (title: string = editedListing.title) =>
  (await card(title)).getByRole('button', { name: 'Edit' });

/** Opens the dialog from the listing's card and waits for its lazy-loaded fields. */
export async function openDialog(title: string = editedListing.title): Promise<void> {
  await userEvent.click(await findEditButton(title));
  await screen.findByRole('dialog', { name: 'Edit Property' });
  await dialog().findByRole('button', { name: /^Add images/ });
  await waitFor(() => expect(field('Town')).not.toHaveAttribute('aria-disabled'));
}

/** The control with that label, with or without the star of a required field. */
export const field = (label: string) =>
  dialog().getByLabelText<HTMLInputElement>(new RegExp(`^${label}(?: \\*)?$`), {
    selector: 'input, select, textarea',
  });

/** Replaces the field's value, or selects the option. */
export async function setField(label: string, text: string): Promise<void> {
  const target: Element = field(label);
  if (target instanceof HTMLSelectElement) {
    await userEvent.selectOptions(target, text);
    return;
  }
  await userEvent.clear(target);
  if (text === '') return;
  await userEvent.click(target);
  await userEvent.paste(text);
  if (target.getAttribute('role') === 'combobox') await userEvent.keyboard('{Enter}');
}

export async function chooseFiles(...files: readonly File[]): Promise<void> {
  const input = screen.getByRole('dialog').querySelector('input[type="file"]');
  if (!input) throw new Error('Choose photos: the dialog has no file input.');
  Object.defineProperty(input, 'files', { configurable: true, value: createDataTransfer(files).files });
  await fireEvent.change(input);
}

/** Photo files of these illustrations, by index. */
export const createPhotoFiles = (...illustrations: readonly number[]) =>
  Promise.all(illustrations.map((index) => createPhotoFile(index)));

export const expectTotal = (count: number) =>
  waitFor(() => expect(dialog().getByText(`Total images after update: ${count}/3 minimum`)).toBeVisible());

export const tiles = (part: 'Current images' | 'Pending uploads') =>
  within(dialog().getByRole('list', { name: part })).getAllByRole('listitem');

/** A pending response, resolved by `open`; without an argument the mock backend applies the change. */
export function createPendingResponse() {
  let resolveResponse: (response?: Response) => void = () => undefined;
  const response = new Promise<Response | undefined>((resolve) => {
    resolveResponse = resolve;
  });
  return { response, open: (value?: Response) => resolveResponse(value) };
}

export const UPDATED = 'Property updated successfully!';
export const drafts = () => localStorage.getItem('efie-drafts') ?? '';
export const summary = (name: string | RegExp) => dialog().findByRole('group', { name });
