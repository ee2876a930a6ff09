import { outcomes, respondTo, wireListing } from '@efie/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  backendState,
  chooseLayout,
  dashboardHandlers,
  main,
  page,
  seedBackend,
  type WireListing,
} from '../storyDashboard';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-21T10:00:00Z');
const daysBefore = (days: number) => new Date(NOW - days * DAY).toISOString();

const STATUSES = ['active', 'active', 'inactive', 'active', 'rented'] as const;

/** Listings named 'Home 1', 'Home 2', ..., newest first, each one day older and 100 cedis dearer than the one before. */
export const createListings = (count: number): readonly WireListing[] =>
  Array.from({ length: count }, (_, index) =>
    wireListing(index + 1, {
      title: `Home ${index + 1}`,
      propertyType: index % 4 === 0 ? 'villa' : 'apartment',
      listingType: 'rent',
      price: 1000 + index * 100,
      status: STATUSES[index % STATUSES.length] ?? 'active',
      viewCount: (index * 37) % 100,
      createdAt: daysBefore(index * 4),
    }),
  );

/** A story's `beforeEach`: these listings, as rows. */
export const seedRows =
  (
    listings: readonly WireListing[] = createListings(30),
    overrides: Parameters<typeof seedBackend>[0] = {},
  ) =>
  () => {
    chooseLayout('rows');
    seedBackend({ listings, views: (id) => Number(id), ...overrides })();
  };

export const table = async () => (await page()).findByRole('table', { name: 'Property listings' });

/** The rows of the page, without the header. */
export async function rows(): Promise<readonly HTMLElement[]> {
  return within(await table())
    .getAllByRole('row')
    .slice(1);
}

export const rowTitles = async () =>
  (await rows()).map((row) => row.querySelector('[data-cell="title"] a')?.textContent ?? '');

export async function row(title: string): Promise<ReturnType<typeof within>> {
  const link = await within(await table()).findByRole('link', { name: title });
  return within(link.closest('tr') ?? link);
}

/** Waits until the first rows have these titles. */
export const expectTitles = (...titles: readonly string[]) =>
  waitFor(async () => expect((await rowTitles()).slice(0, titles.length)).toEqual(titles));

export const statusMenu = async (title: string) =>
  (await row(title)).getByRole('button', { name: new RegExp(`^Status of ${title}:`) });

export async function chooseStatus(title: string, label: string): Promise<void> {
  await userEvent.click(await statusMenu(title));
  await userEvent.click((await row(title)).getByRole('button', { name: `Mark as ${label}` }));
}

export async function select(...titles: readonly string[]): Promise<void> {
  for (const title of titles)
    await userEvent.click((await row(title)).getByRole('checkbox', { name: `Select ${title}` }));
}

export const selection = () => within(main().getByRole('group', { name: 'Selected listings' }));

export async function openBulkStatus(label: string): Promise<void> {
  await userEvent.click(selection().getByRole('button', { name: 'Mark selected listings as' }));
  await userEvent.click(selection().getByRole('button', { name: label }));
}

export async function confirmation(name: string | RegExp): Promise<ReturnType<typeof within>> {
  const dialog = await screen.findByRole('alertdialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

export const toastButton = async (name: string) =>
  within(await screen.findByRole('region', { name: 'Notices' })).findByRole('button', { name });

/** The ids that the backend rejects, until it is cleared. */
export const rejectedIds = new Set<string>();

const REJECTION = { message: 'The listing is under review.' };

/** Handlers that reject changes of `rejectedIds`. */
export const rejectingHandlers = () =>
  dashboardHandlers({
    deleteProperty: respondTo('deleteProperty', ({ params }) => {
      backendState.requests.push(`DELETE ${params.id}`);
      if (rejectedIds.has(params.id)) return outcomes.deletePropertyError(403, REJECTION);
      backendState.listings = backendState.listings.filter(({ id }) => id !== params.id);
      return { success: true };
    }),
    updateProperty: respondTo('updateProperty', async ({ params, request }) => {
      const status = (await request.clone().formData()).get('status');
      backendState.requests.push(`PATCH ${params.id} ${String(status)}`);
      if (rejectedIds.has(params.id)) return outcomes.updatePropertyError(403, REJECTION);
      backendState.listings = backendState.listings.map((listing) =>
        listing.id === params.id ? ({ ...listing, status } as WireListing) : listing,
      );
      return { success: true };
    }),
  });

export const changesSent = () =>
  backendState.requests.filter((request) => /^(?:PATCH|DELETE)/.test(request)).toSorted();
