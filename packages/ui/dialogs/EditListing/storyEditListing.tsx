import { listOwnPropertiesQuery } from '@efie/api';
import { offContract, respondTo, wireAgent, wireListing } from '@efie/mocks';
import { useQuery } from '@tanstack/react-query';
import { HttpResponse, type HttpHandler } from 'msw';
import { startTransition, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ManagedPropertyCard } from '../../cards/ManagedPropertyCard';
import { createDataTransfer, createPhotoFile } from '../../fields/storyPhotos';
import { createStoryListing } from '../../cards/storyListing';
import { SlowNotice } from '../../panels/SlowNotice';
import { Toaster, ToastHost } from '../../primitives/Toast';
import { EditListing, type EditListingProps } from './EditListing';

type WireListing = ReturnType<typeof wireListing>;

const imageUrls = [31, 32, 33, 34].map((seed) => wireListing(seed).images[0]?.url ?? '');

/** A villa with four photos. */
export const editedListing: WireListing = {
  ...wireListing(31, {
    title: 'Villa with a shaded front terrace',
    description: 'Five bedrooms behind a planted wall.',
    propertyType: 'villa',
    listingType: 'rent',
    status: 'active',
    price: 9500,
    bedrooms: 5,
    bathrooms: 5,
    parking: 3,
    area: 4200,
    region: 'Greater Accra',
    town: 'Accra',
    specificLocation: 'Lagos Avenue, East Legon',
    amenities: ['running_water', 'borehole_water', 'air_conditioner', 'walled_and_gated'],
    viewCount: 1200,
  }),
  images: imageUrls.map((url, index) => ({ id: `p${index + 1}`, url })),
};

/** The listing on the server. */
let serverListing = editedListing;

export const findServerListing = () => serverListing;

/** Changes the listing on the server, as another tab would. */
export function changeOnServer(fields: object): void {
  serverListing = { ...serverListing, ...fields };
}

const VIEWS = { kind: 'error' } as const;

export const ARGS: EditListingProps = {
  listing: createStoryListing(31),
  onClose: fn(),
  onLimitReached: fn(),
  slowNotice: (onCancel) => <SlowNotice onCancel={onCancel} />,
};

/** The listing's card, whose Edit button opens the dialog. */
export function EditListingFromCard({ listing: { id }, onClose, ...props }: EditListingProps) {
  const { data } = useQuery(listOwnPropertiesQuery());
  const [isOpen, setOpen] = useState(false);
  const listing = data?.listings.find((own) => own.id === id);
  return (
    <main style={{ minBlockSize: 600, padding: 16 }}>
      {listing && (
        <ManagedPropertyCard
          listing={listing}
          href={`/property/${id}`}
          views={VIEWS}
          onEdit={() => startTransition(() => setOpen(true))}
          onDelete={fn()}
        />
      )}
      {listing && isOpen && (
        <EditListing
          {...props}
          listing={listing}
          onClose={() => {
            onClose();
            setOpen(false);
          }}
        />
      )}
      <ToastHost>
        <Toaster />
      </ToastHost>
    </main>
  );
}

/** The requests the server received, such as 'PATCH 31', 'POST 31 front.jpg', 'DELETE p2'. */
export const receivedRequests: string[] = [];

/** Called for each PATCH with the form's entries and the raw body. */
export const onPatch = fn<(parts: readonly (readonly [string, string])[], raw: string) => void>();

/** Responses in order; the last one repeats, and `undefined` applies the change. */
export type ResponseSequence = readonly (Response | Promise<Response | undefined> | undefined)[];

const json = (body: object, status = 200) => HttpResponse.json(body, { status });
export const errorResponse = (status: number, message = '', errors?: object) =>
  json({ success: false, ...(message !== '' && { message }), ...(errors && { errors }) }, status);

/** Form field names that differ from the listing's wire names. */
const WIRE_NAMES: Record<string, string> = {
  property_type: 'propertyType',
  listing_type: 'listingType',
  specific_location: 'specificLocation',
};

const requestCounts = new Map<string, number>();

interface EditResponses {
  patch?: () => ResponseSequence;
  upload?: () => ResponseSequence;
  remove?: () => ResponseSequence;
}

/** Handlers that read and change the listing on the server, unless `overrides` has a response for the request. */
export function editHandlers(overrides: EditResponses = {}): { handlers: Record<string, HttpHandler> } {
  const nextResponse = async (kind: keyof EditResponses) => {
    const responses = overrides[kind]?.() ?? [];
    const count = requestCounts.get(kind) ?? 0;
    requestCounts.set(kind, count + 1);
    return responses[Math.min(count, responses.length - 1)];
  };
  const handlers = {
    listOwnProperties: respondTo('listOwnProperties', () => ({
      success: true,
      data: { properties: [serverListing] },
    })),
    getOwnAgentProfile: respondTo('getOwnAgentProfile', () => ({
      success: true,
      data: { agent: wireAgent(101) },
    })),
    updateProperty: offContract('updateProperty', async ({ request, params }) => {
      const raw = await request.clone().text();
      const form = await request.formData();
      const parts = [...form].map(([name, part]) => [name, String(part)] as const);
      receivedRequests.push(`PATCH ${String(params['id'])}`);
      await expect(request.headers.get('Content-Type')).toMatch(/^multipart\/form-data; ?boundary=.+/);
      onPatch(parts, raw);
      const response = await nextResponse('patch');
      if (response) return response.clone();
      changeOnServer({
        ...Object.fromEntries(
          parts
            .filter(([name]) => name !== 'amenities[]')
            .map(([name, value]) => [WIRE_NAMES[name] ?? name, value]),
        ),
        ...(form.has('amenities[]') && { amenities: form.getAll('amenities[]').filter(Boolean) }),
      });
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
      const { images } = serverListing;
      const added = { id: `s${images.length + 1}-${image.name}`, url: imageUrls[images.length % 4] ?? '' };
      changeOnServer({ images: [...images, added] });
      return json({ success: true, message: 'Image added.' }, 201);
    }),
    deletePropertyImage: offContract('deletePropertyImage', async ({ params }) => {
      receivedRequests.push(`DELETE ${String(params['imageId'])}`);
      const response = await nextResponse('remove');
      if (response) return response.clone();
      const { images } = serverListing;
      if (images.length <= 3) return errorResponse(422, 'This property has only 3 images.');
      changeOnServer({ images: images.filter(({ id }) => id !== params['imageId']) });
      return json({ success: true });
    }),
  };
  return { handlers };
}

/** A story's `beforeEach`: the server has the villa with these overrides. */
export const seedVilla =
  (fields: object = {}) =>
  () => {
    receivedRequests.length = 0;
    requestCounts.clear();
    onPatch.mockClear();
    serverListing = { ...editedListing, ...fields };
  };

export async function expectToast(text: string): Promise<void> {
  const notices = await screen.findByRole('region', { name: 'Notices' });
  await waitFor(() => expect(within(notices).getByText(text)).toBeVisible());
}

/** The listing's card, once it shows this title. */
export const card = async (title: string) => within(await screen.findByRole('article', { name: title }));

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

/** Photo files of the mock photos with these indexes. */
export const createPhotoFiles = (...indexes: readonly number[]) =>
  Promise.all(indexes.map((index) => createPhotoFile(index)));

export const expectTotal = (count: number) =>
  waitFor(() => expect(dialog().getByText(`Total images after update: ${count}/3 minimum`)).toBeVisible());

export const tiles = (part: 'Current images' | 'Pending uploads') =>
  within(dialog().getByRole('list', { name: part })).getAllByRole('listitem');

/** A pending response, resolved by `open`; without an argument the change is applied. */
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
