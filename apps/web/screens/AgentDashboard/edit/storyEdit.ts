import { http, HttpResponse, type HttpHandler } from 'msw';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { photoFile, transferWith } from '@efie/ui/fields/storyPhotos';
import { card, holds, server, villa, wireListing, world, type WireListing } from '../storyDashboard';

const pictures = [31, 32, 33, 34].map((seed) => wireListing(seed).images[0]?.url ?? '');

/** The villa with four photos, the first of the agent's two listings. */
export const edited: WireListing = {
  ...villa,
  amenities: ['running_water', 'borehole_water', 'air_conditioner', 'walled_and_gated'],
  images: pictures.map((url, index) => ({ id: `p${index + 1}`, url })),
};

/** What reached the server: 'PATCH 31', 'POST 31 front.jpg', 'DELETE p2'. */
export const arrived: string[] = [];

/** The parts of each saved form, by name, and its raw body. */
export const patched = fn<(parts: readonly (readonly [string, string])[], raw: string) => void>();

/** Answers by turns; the last one goes on, `undefined` lets the server do its work. */
export type Answers = readonly (Response | Promise<Response | undefined> | undefined)[];

const json = (body: object, status = 200) => HttpResponse.json(body, { status });
export const refusal = (status: number, message = '', errors?: object) =>
  json({ success: false, ...(message !== '' && { message }), ...(errors && { errors }) }, status);

function change(id: unknown, fields: (listing: WireListing) => object): void {
  world.listings = world.listings.map((listing) =>
    listing.id === id ? { ...listing, ...fields(listing) } : listing,
  );
}

/** What another tab did meanwhile. */
export const changeElsewhere = (fields: Partial<WireListing>) => change(edited.id, () => fields);

export const onServer = () => world.listings.find(({ id }) => id === edited.id);

const WIRE: Record<string, string> = {
  property_type: 'propertyType',
  listing_type: 'listingType',
  specific_location: 'specificLocation',
};

interface EditAnswers {
  patch?: () => Answers;
  upload?: () => Answers;
  remove?: () => Answers;
}

/** A server that really changes the listing, and before that answers as a story says. */
export function editServer(answers: EditAnswers = {}): { handlers: Record<string, HttpHandler> } {
  const turns = new Map<string, number>();
  const next = async (kind: keyof EditAnswers) => {
    const given = answers[kind]?.() ?? [];
    const turn = turns.get(kind) ?? 0;
    turns.set(kind, turn + 1);
    return given[Math.min(turn, given.length - 1)];
  };
  return server({
    updateProperty: http.patch('*/api/agent/properties/:id', async ({ request, params }) => {
      const raw = await request.clone().text();
      const form = await request.formData();
      const parts = [...form].map(([name, part]) => [name, String(part)] as const);
      arrived.push(`PATCH ${String(params['id'])}`);
      await expect(request.headers.get('Content-Type')).toMatch(/^multipart\/form-data; ?boundary=.+/);
      patched(parts, raw);
      const answer = await next('patch');
      if (answer) return answer.clone();
      change(params['id'], () => ({
        ...Object.fromEntries(
          parts
            .filter(([name]) => name !== 'amenities[]')
            .map(([name, value]) => [WIRE[name] ?? name, value]),
        ),
        ...(form.has('amenities[]') && { amenities: form.getAll('amenities[]').filter(Boolean) }),
      }));
      return json({ success: true, message: 'Property updated successfully!' });
    }),
    addPropertyImage: http.post('*/api/agent/properties/:id/add-image', async ({ request, params }) => {
      const form = await request.formData();
      await expect([...form.keys()]).toEqual(['image']);
      const image = form.get('image');
      if (!(image instanceof File)) throw new Error('There is no image.');
      arrived.push(`POST ${String(params['id'])} ${image.name}`);
      const answer = await next('upload');
      if (answer) return answer.clone();
      change(params['id'], ({ images }) => ({
        images: [
          ...images,
          { id: `s${images.length + 1}-${image.name}`, url: pictures[images.length % 4] ?? '' },
        ],
      }));
      return json({ success: true, message: 'Image added.' }, 201);
    }),
    deletePropertyImage: http.delete('*/api/agent/properties/image/:id', async ({ params }) => {
      arrived.push(`DELETE ${String(params['id'])}`);
      const answer = await next('remove');
      if (answer) return answer.clone();
      if ((onServer()?.images.length ?? 0) <= 3) return refusal(422, 'This property has only 3 images.');
      changeElsewhere({ images: (onServer()?.images ?? []).filter(({ id }) => id !== params['id']) });
      return json({ success: true });
    }),
  });
}

/** A story's `beforeEach`: the agent has the villa and another listing; some of the villa is otherwise. */
export const holdsVilla =
  (fields: object = {}) =>
  () => {
    arrived.length = 0;
    patched.mockClear();
    holds({ listings: [{ ...edited, ...fields }, wireListing(32)] })();
  };

export const dialog = () => within(screen.getByRole('dialog', { name: 'Edit Property' }));
export const update = () => dialog().getByRole('button', { name: /^Updat/ });
export const press = (name: string | RegExp) => userEvent.click(dialog().getByRole('button', { name }));

export const isClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit Property' })).toBeNull(), {
    timeout: 9000,
  });

/** The button of that listing's card. */
export const opener = async (title: string = edited.title) =>
  (await card(title)).getByRole('button', { name: 'Edit' });

/** Opens the dialog from the card of that listing, and waits for all of it. */
export async function open(title: string = edited.title): Promise<void> {
  await userEvent.click(await opener(title));
  await screen.findByRole('dialog', { name: 'Edit Property' }, { timeout: 15_000 });
  await dialog().findByRole('button', { name: /^Add images/ }, { timeout: 15_000 });
  await waitFor(() => expect(field('Town')).not.toHaveAttribute('aria-disabled'), { timeout: 15_000 });
}

/** The control of that label, starred or not. */
export const field = (label: string) =>
  dialog().getByLabelText<HTMLInputElement>(new RegExp(`^${label}(?: \\*)?$`), {
    selector: 'input, select, textarea',
  });

/** Writes it in place of what stands there, or chooses it. */
export async function rewrite(label: string, text: string): Promise<void> {
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

/** Chooses files as the device's chooser hands them over. */
export async function choose(...files: readonly File[]): Promise<void> {
  const input = screen.getByRole('dialog').querySelector('input[type="file"]');
  if (!input) throw new Error('There is no file input.');
  Object.defineProperty(input, 'files', { configurable: true, value: transferWith(files).files });
  await fireEvent.change(input);
}

/** Photos of those drawings; `names` gives them their own. */
export const photos = (...drawings: readonly number[]) =>
  Promise.all(drawings.map((index) => photoFile(index)));

/** 'Total images after update: n/3 minimum'. */
export const expectTotal = (count: number) =>
  waitFor(() => expect(dialog().getByText(`Total images after update: ${count}/3 minimum`)).toBeVisible());

/** The tiles of one part, by what each says. */
export const tiles = (part: 'Current images' | 'Pending uploads') =>
  within(dialog().getByRole('list', { name: part })).getAllByRole('listitem');

/** An answer that waits until it is let go; nothing to say lets the server do its work. */
export function gate() {
  let open: (response?: Response) => void = () => undefined;
  const answer = new Promise<Response | undefined>((resolve) => {
    open = resolve;
  });
  return { answer, open: (response?: Response) => open(response) };
}
