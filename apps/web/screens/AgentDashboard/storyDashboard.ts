import { storeListingLayout } from '@efie/api';
import { respondTo, wireAgent, wireListing, wirePayment } from '@efie/mocks';
import { HttpHandler } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AMA } from '../common/stories/storyAgent';

const accra = { region: 'Greater Accra', town: 'Accra' };

export const villa = wireListing(31, {
  ...accra,
  title: 'Villa with a shaded front terrace',
  description:
    'Five bedrooms behind a planted wall, with a terrace that stays in shade until late afternoon.',
  propertyType: 'villa',
  listingType: 'rent',
  price: 9500,
  bedrooms: 5,
  bathrooms: 5,
  parking: 3,
  area: 4200,
  specificLocation: 'Lagos Avenue, East Legon',
  status: 'active',
  createdAt: '2026-11-03T09:00:00Z',
  viewCount: 1200,
});

export type WireListing = ReturnType<typeof wireListing>;

const DATES = [
  '2026-11-03',
  '2026-10-19',
  '2026-10-18',
  '2026-09-30',
  '2026-09-29',
  '2026-08-25',
  '2026-08-24',
];

/** The seven listings shown in the design, the newest first. */
export const sevenListings: readonly WireListing[] = [
  villa,
  wireListing(32, {
    ...accra,
    title: 'Two-bedroom apartment with a balcony on every floor',
    propertyType: 'apartment',
    listingType: 'rent',
    price: 2800,
    status: 'rented',
    viewCount: 942,
  }),
  wireListing(33, {
    ...accra,
    title: 'Modern villa with breeze-block stair hall',
    propertyType: 'villa',
    listingType: 'sale',
    price: 2_400_000,
    status: 'active',
    viewCount: 3108,
  }),
  wireListing(34, {
    ...accra,
    title: 'Four-storey block by the ring road',
    propertyType: 'apartment',
    listingType: 'rent',
    price: 1900,
    status: 'inactive',
    viewCount: 417,
  }),
  wireListing(35, {
    ...accra,
    title: 'Walled plot with survey pegs, 70 by 100 ft',
    propertyType: 'land',
    listingType: 'sale',
    status: 'active',
    viewCount: 640,
  }),
  wireListing(36, {
    ...accra,
    title: 'Hipped-roof family house in a quiet close',
    status: 'active',
    viewCount: 1221,
  }),
  {
    ...wireListing(37, { ...accra, title: 'Corner shop with two shutters', status: 'sold', viewCount: 884 }),
    images: [],
  },
].map((listing, index) => ({ ...listing, createdAt: `${DATES[index]}T09:00:00Z` }));

/** The agent shown in the design, on the wire: Pro plan, seven of ten listings used. */
export function wireAma(overrides: Record<string, unknown> = {}) {
  return {
    ...wireAgent(101, {
      ...AMA,
      email: 'ama@adomkeys.example',
      subscriptionType: 'Pro',
      listingLimit: 10,
      currentListings: 7,
    }),
    subscriptions: [{ plan_code: 'PLN_pro', name: 'Pro', expires_at: '2026-12-14T09:00:00Z' }],
    ...overrides,
  };
}

const threePayments = [
  wirePayment(1, { createdAt: '2026-11-14T09:30:00Z', reference: 'EF-7K2Q91' }),
  wirePayment(2, { createdAt: '2026-10-14T09:30:00Z', reference: 'EF-5M8D40' }),
  wirePayment(3, {
    createdAt: '2026-10-13T09:30:00Z',
    reference: 'EF-5L1C07',
    planName: 'Premium',
    amount: 100,
    status: 'failed',
  }),
];

/** The data of the mock backend in a story, and the requests it received. */
export interface BackendState {
  agent: ReturnType<typeof wireAma>;
  listings: readonly WireListing[];
  payments: readonly ReturnType<typeof wirePayment>[];
  /** The view count of a listing, or the outcome of its request. */
  views: (id: string) => number | HttpHandler;
  /** Every request, such as 'GET /api/agent/profile'. */
  requests: string[];
}

export const backendState: BackendState = {
  agent: wireAma(),
  listings: [],
  payments: [],
  views: () => 0,
  requests: [],
};

/** The listing's own count; for the villa 84 more, to tell the two sources apart. */
const defaultViews = (id: string) =>
  id === '31' ? 1284 : (sevenListings.find((listing) => listing.id === id)?.viewCount ?? 0);

/** Shows own listings as cards or rows, as if the agent had chosen them before. */
export const chooseLayout = (layout: 'rows' | 'cards'): void => storeListingLayout(layout);

/** A story's `beforeEach`: resets the mock backend to its default data with these overrides. */
export const seedBackend =
  (overrides: Partial<BackendState> = {}) =>
  () => {
    Object.assign(
      backendState,
      {
        agent: wireAma(),
        listings: sevenListings,
        payments: threePayments,
        views: defaultViews,
        requests: [],
      },
      overrides,
    );
  };

/** The requests whose method and path contain the text. */
export const findRequests = (text: string) => backendState.requests.filter((call) => call.includes(text));

type Handlers = Record<string, HttpHandler>;

/** Handlers that serve this data and delete from it; `overrides` replaces some of them. */
export function dashboardHandlers(overrides: Handlers = {}): { handlers: Handlers } {
  const recordRequest = ({ request }: { request: Request }) =>
    backendState.requests.push(`${request.method} ${new URL(request.url).pathname}`);
  return {
    handlers: {
      getOwnAgentProfile: respondTo('getOwnAgentProfile', (info) => {
        recordRequest(info);
        return { success: true, data: { agent: backendState.agent } };
      }),
      listOwnProperties: respondTo('listOwnProperties', (info) => {
        recordRequest(info);
        return { success: true, data: { properties: backendState.listings } };
      }),
      listPayments: respondTo('listPayments', (info) => {
        recordRequest(info);
        return { success: true, data: { payments: backendState.payments } };
      }),
      getPropertyViews: respondTo('getPropertyViews', (info) => {
        recordRequest(info);
        const views = backendState.views(info.params.id);
        return views instanceof HttpHandler ? views : { success: true, data: { viewCount: views } };
      }),
      updateProperty: respondTo('updateProperty', async (info) => {
        recordRequest(info);
        const form = await info.request.clone().formData();
        const changes = Object.fromEntries(
          [...form].filter(([name]) => name === 'status' || name === 'price'),
        );
        backendState.listings = backendState.listings.map((listing) =>
          listing.id === info.params.id ? ({ ...listing, ...changes } as WireListing) : listing,
        );
        return { success: true };
      }),
      deleteProperty: respondTo('deleteProperty', (info) => {
        recordRequest(info);
        backendState.listings = backendState.listings.filter(({ id }) => id !== info.params.id);
        backendState.agent = { ...backendState.agent, currentListings: backendState.listings.length };
        return { success: true };
      }),
      ...overrides,
    },
  };
}

export const page = async () => within(await screen.findByRole('main'));
export const main = () => within(screen.getByRole('main'));
export const heading = (name: string | RegExp = 'Hello, Ama Owusu-Mensah') =>
  screen.findByRole('heading', { level: 1, name });
/** Waits for the listings heading with this count, and for the cards, which are lazy-loaded. */
export async function listingsTitle(count: number): Promise<HTMLElement> {
  const title = await (
    await page()
  ).findByRole('heading', { level: 2, name: `Property Listings (${count})` });
  if (count > 0) await main().findAllByRole('article');
  return title;
}
export const cards = () =>
  within(main().getByRole('list', { name: 'Property listings' })).getAllByRole('article');
export const card = async (name: string) => within(await (await page()).findByRole('article', { name }));
export const button = async (name: string | RegExp) => (await page()).findByRole('button', { name });

export const statCard = (label: string) =>
  within(main().getByRole('region', { name: 'Your figures' }))
    .getByText(label)
    .closest('p')?.parentElement;

export async function expectToast(text: string): Promise<void> {
  const notices = await screen.findByRole('region', { name: 'Notices' });
  await waitFor(() => expect(within(notices).getByText(text)).toBeVisible());
}

async function waitUntilVisible(dialog: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}

export async function openDeleteDialog(title: string): Promise<ReturnType<typeof within>> {
  await userEvent.click(await button(`Delete ${title}`));
  return within(await waitUntilVisible(await screen.findByRole('alertdialog', { name: 'Delete Property' })));
}

/** The dialog with that name, which is lazy-loaded. */
export const findDialog = async (name: string) =>
  waitUntilVisible(await screen.findByRole('dialog', { name }));

export const expectNoDialog = (role: 'alertdialog' | 'dialog' = 'alertdialog') =>
  waitFor(async () => {
    await expect(screen.queryByRole(role)).toBeNull();
    // The page becomes clickable shortly after the dialog is removed.
    await expect(getComputedStyle(document.body).pointerEvents).toBe('auto');
  });

/** Checks the labels of the plan card's actions, which all link to the plans. */
export async function expectPlan(name: string, ...actions: readonly string[]): Promise<void> {
  const plan = within(await (await page()).findByRole('group', { name: `Current plan ${name}` }));
  const links = plan.getAllByRole('link');
  await expect(links.map((link) => link.textContent)).toEqual(actions);
  for (const link of links) await expect(link).toHaveAttribute('href', '/plans');
}
