import { getGuestFavorites } from '@efie/api';
import { createAgent, outcomes, wireListing, type AgentRecord, type ListingRecord } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { textScale } from '../../../../testing/textScale';
import { AMA } from '../common/stories/storyAgent';
import { showSlowNoticeImmediately } from '../common/stories/storySlowNotice';
import { PropertyDetailScreen } from './PropertyDetail';

const meta = {
  title: 'Screens/PropertyDetail',
  component: PropertyDetailScreen,
  decorators: [wholeApp],
  parameters: { route: '/property/7' },
} satisfies Meta<typeof PropertyDetailScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const TITLE = 'Villa with a shaded front terrace';

/** The listing of the design mockups, in the wire format. */
function wireVilla(overrides: Partial<ListingRecord> = {}, agentOverrides: Partial<AgentRecord> = {}) {
  const agent = createAgent(101, { ...AMA, ...agentOverrides });
  return wireListing(
    7,
    {
      id: '7',
      title: TITLE,
      description: 'A five-bedroom villa set back from the road.\nTwo minutes from the A&C junction.',
      propertyType: 'villa',
      listingType: 'rent',
      price: 9500,
      bedrooms: 5,
      bathrooms: 5,
      parking: 3,
      area: 4200,
      region: 'Greater Accra',
      town: 'Accra',
      specificLocation: 'Lagos Avenue, East Legon',
      amenities: ['self_electricity_meter', 'running_water', 'polytank_available', 'walled_and_gated'],
      createdAt: '2026-11-03T08:00:00Z',
      viewCount: 1284,
      featured: true,
      ...overrides,
    },
    agent,
  );
}

/** Responds to the screen's request with any body, also one that breaks the contract. */
function respondWith(body: unknown): { handlers: { getProperty: HttpHandler } } {
  return {
    handlers: { getProperty: http.get('*/api/properties/:id', () => HttpResponse.json(body as object)) },
  };
}

const respondWithListing = (...overrides: Parameters<typeof wireVilla>) =>
  respondWith({ success: true, data: { property: wireVilla(...overrides) } });

const heading = (name: string | RegExp = TITLE) => screen.findByRole('heading', { level: 1, name });
const main = () => within(screen.getByRole('main'));

async function expectNoRawValues(): Promise<void> {
  await expect(screen.getByRole('main')).not.toHaveTextContent(
    /undefined|\bnull\b|NaN|\[object|Invalid Date/,
  );
}

async function expectNotFound(): Promise<void> {
  await heading('Property not found');
  await expect(main().getByRole('link', { name: 'Browse Properties' })).toHaveAttribute('href', '/listings');
}

async function expectFailed(message: string | RegExp): Promise<void> {
  await heading('Property could not be loaded');
  await expect(main().getByText(message)).toBeVisible();
  await expect(main().getByRole('button', { name: 'Try again' })).toBeEnabled();
  await expectNoRawValues();
}

/** A listing for rent, with all of its data. */
export const Default: Story = {
  tags: ['visual'],
  parameters: {
    proves: [
      'C6',
      'C52',
      'C54',
      'C55',
      'C223',
      'C224',
      'C226',
      'C227',
      'C228',
      'C229',
      'C230',
      'C231',
      'C232',
      'C233',
      'C234',
      'C235',
      'C236',
      'C237',
      'C238',
      'C240',
    ],
    msw: respondWithListing(),
  },
  play: async () => {
    await heading();
    await expect(document.title).toBe(`${TITLE} | Efie`);
    const page = main();
    await expect(page.getAllByRole('button', { name: /^Villa in Accra, picture/ })).toHaveLength(3);
    await expect(page.getByText('Villa')).toBeVisible();
    await expect(page.getByText('For Rent')).toBeVisible();
    await expect(page.getByText('Featured')).toBeVisible();
    await expect(page.getByText('Lagos Avenue, East Legon, Accra, Greater Accra')).toBeVisible();
    await expect(page.getByText('Listed 3 November 2026, 18 days ago')).toBeVisible();
    await expect(page.getByText('1,284 views')).toBeVisible();
    const facts = within(page.getByRole('list', { name: 'Rooms and size' })).getAllByRole('listitem');
    await expect(facts.map((fact) => fact.textContent)).toEqual([
      '5 bedrooms',
      '5 bathrooms',
      '3 parking spaces',
      '4,200 sq ft',
    ]);
    await expect(page.getByText(/^A five-bedroom villa/)).toHaveTextContent('A&C junction');
    await expect(page.getByText('Walled and Gated')).toBeVisible();
    const agent = within(page.getByRole('region', { name: 'Ama Owusu-Mensah' }));
    await expect(agent.getByText(/GH₵ 9,500/)).toHaveTextContent('GH₵ 9,500 per month');
    await expect(agent.getByText('Adom Keys')).toBeVisible();
    await expect(agent.getByText('Verified Agent')).toBeVisible();
    await expect(agent.getByText(/^I look after family homes/)).toBeVisible();
    await expect(agent.getByRole('link', { name: 'Call Agent' })).toHaveAttribute(
      'href',
      'tel:+233245550142',
    );
    const chat = new URL(agent.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' }).href);
    await expect(chat.host + chat.pathname).toBe('wa.me/233245550142');
    await expect(chat.searchParams.get('text')?.split('\n')).toEqual([
      `Hello, I need help finding a property. I saw "${TITLE}" in Lagos Avenue, East Legon, Accra, Greater Accra on Efie` +
        ' (For Rent, GH₵\u00a09,500 per month).',
      `${window.location.origin}/property/7`,
      'Is it still available? Is there a viewing fee? How many months of advance?',
    ]);
    await expect(agent.getByRole('link', { name: 'View Agent Profile' })).toHaveAttribute(
      'href',
      '/agent/profile/101',
    );
    await expect(page.getByRole('button', { name: 'Save', pressed: false })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
    // On phones the link is over the photo and named Back.
    await expect(page.getByRole('link', { name: /^(?:Browse|Back)$/ })).toHaveAttribute('href', '/listings');
    await expect(page.queryByText('Over 60 days old')).toBeNull();
    await expect(page.queryByRole('heading', { name: 'Similar Properties' })).toBeNull();
    await expectNoRawValues();
  },
};

/** A home for sale: the price without a period, and no move-in cost. */
export const Sale: Story = {
  parameters: {
    proves: ['C55', 'C232'],
    msw: respondWithListing({ listingType: 'sale', price: 1_250_000, bedrooms: 1, parking: 1 }),
  },
  play: async () => {
    await heading();
    await expect(main().getByText('For Sale')).toBeVisible();
    const agent = within(main().getByRole('region', { name: 'Ama Owusu-Mensah' }));
    await expect(agent.getByText(/GH₵ 1,250,000/)).not.toHaveTextContent('per month');
    await expect(main().getByText('bedroom')).toBeVisible();
    await expect(main().getByText('parking space')).toBeVisible();
    await expect(main().queryByText('Move-in cost')).toBeNull();
  },
};

/** A listing more than 60 days old has a warning badge beside its date. */
export const OldListing: Story = {
  parameters: { msw: respondWithListing({ createdAt: '2026-09-21T08:00:00Z' }) },
  play: async () => {
    await heading();
    await expect(main().getByText('Listed 21 September 2026, 61 days ago')).toBeVisible();
    await expect(main().getByText('Over 60 days old')).toBeVisible();
  },
};

/** The move-in cost: the link under the price focuses the panel without a history entry. */
export const MoveInCost: Story = {
  parameters: { msw: respondWithListing({ price: 1500 }) },
  play: async () => {
    await heading();
    const before = window.history.length;
    const panel = await main().findByRole('region', { name: 'Move-in cost' });
    await userEvent.click(main().getByRole('link', { name: 'Move-in cost' }));
    await expect(panel).toHaveFocus();
    await expect(window.history.length).toBe(before);
    await userEvent.click(within(panel).getByRole('radio', { name: '12' }));
    await userEvent.click(within(panel).getByRole('radio', { name: '5%' }));
    await expect(within(panel).getByText(/^GH₵ 18,900$/)).toBeVisible();
  },
};

/** A report is sent: a toast confirms it, and focus returns to the button. */
export const Reported: Story = {
  parameters: {
    proves: ['C241', 'C259', 'C260', 'C261'],
    msw: {
      handlers: {
        ...respondWithListing().handlers,
        reportProperty: outcomes.reportPropertySuccess({ success: true, message: 'Received.' }),
      },
    },
  },
  play: async () => {
    await heading();
    const opener = main().getByRole('button', { name: 'Report Issue' });
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: 'Report Issue' }));
    for (const reason of dialog.getAllByRole('radio')) await expect(reason).not.toBeChecked();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Message' }), 'It has 4 bedrooms.');
    await userEvent.click(dialog.getByRole('button', { name: 'Submit Report' }));
    await waitFor(() => expect(screen.getByText('Report submitted!')).toBeVisible());
    await expect(screen.getByText('Thank you for helping us keep the platform safe.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Report a scam opens the report with its reason chosen; the request fails, and the form keeps its values. */
export const ScamReported: Story = {
  parameters: {
    proves: ['C263', 'C264'],
    msw: {
      handlers: {
        ...respondWithListing().handlers,
        reportProperty: http.post('*/api/report-property', () => new HttpResponse(null, { status: 500 })),
      },
    },
  },
  play: async () => {
    await heading();
    const advice = within(main().getByRole('region', { name: 'Before you pay' }));
    await userEvent.click(advice.getByRole('button', { name: 'Report a scam' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report Issue' }));
    await expect(dialog.getByRole('radio', { name: 'Fraud or Scam' })).toBeChecked();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Message' }), 'A fee before the viewing.');
    await userEvent.click(dialog.getByRole('button', { name: 'Submit Report' }));
    await dialog.findByRole('group', { name: 'Failed to submit report.' });
    await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue('A fee before the viewing.');
  },
};

/** Opened from the listings: up to three similar listings, which link to their own screens. */
export const Similar: Story = {
  parameters: { route: '/listings' },
  play: async () => {
    const [first] = await screen.findAllByRole('link', { name: 'View Details' });
    await userEvent.click(first ?? document.body);
    const band = within(await screen.findByRole('region', { name: 'Similar Properties' }));
    const cards = band.getAllByRole('article');
    await expect(cards.length).toBeGreaterThan(0);
    await expect(cards.length).toBeLessThanOrEqual(3);
    const title = within(cards[0] ?? document.body).getByRole('heading');
    const name = title.textContent;
    await userEvent.click(within(title).getByRole('link'));
    await expect(await heading(name)).toBeVisible();
  },
};

/** Land: the area, without rooms. */
export const Land: Story = {
  parameters: {
    msw: respondWithListing({
      title: 'Walled plot at Dodowa',
      propertyType: 'land',
      listingType: 'sale',
      bedrooms: 0,
      bathrooms: 0,
      parking: 0,
      area: 7000,
    }),
  },
  play: async () => {
    await heading('Walled plot at Dodowa');
    const facts = within(main().getByRole('list', { name: 'Rooms and size' })).getAllByRole('listitem');
    await expect(facts.map((fact) => fact.textContent)).toEqual(['7,000 sq ft']);
  },
};

/** A rented listing: a badge says so, and the WhatsApp message asks for similar homes. */
export const Rented: Story = {
  parameters: { msw: respondWithListing({ status: 'rented' }) },
  play: async () => {
    await heading();
    await expect(main().getByText('Rented')).toBeVisible();
    const agent = within(main().getByRole('region', { name: 'Ama Owusu-Mensah' }));
    const chat = agent.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
    await expect(new URL(chat.href).searchParams.get('text')).toContain('similar homes');
  },
};

/** The response is the listing itself, without an envelope. */
export const AtTheRoot: Story = {
  parameters: { proves: ['C225'], msw: respondWith(wireVilla()) },
  play: async () => {
    await expect(await heading()).toBeVisible();
  },
};

/** Skeletons while the request is in flight. */
export const Loading: Story = {
  tags: ['visual'],
  parameters: { msw: { handlers: { getProperty: outcomes.getPropertyForever() } } },
  play: async () => {
    await expect(await screen.findByText('Loading the property')).toBeInTheDocument();
    await expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    await expect(screen.queryByText('This is taking long.')).toBeNull();
  },
};

/** After 10 s without a response a notice appears, and the request can be canceled. */
export const SlowAnswer: Story = {
  parameters: { msw: { handlers: { getProperty: outcomes.getPropertyForever() } } },
  beforeEach: showSlowNoticeImmediately,
  play: async () => {
    await expect(await screen.findByText('This is taking long.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expectFailed('Try again in a moment.');
  },
};

/** The listing does not exist. */
export const NotFound: Story = {
  tags: ['visual'],
  parameters: {
    route: '/property/no-such-listing',
    proves: ['C254', 'F14'],
  },
  play: expectNotFound,
};

/** A successful response without a listing. */
export const NothingInside: Story = {
  parameters: { proves: ['F75'], msw: respondWith({ success: true, data: {} }) },
  play: expectNotFound,
};

const requestedPath = fn<(path: string) => void>();

const noSuchListing = {
  handlers: {
    getProperty: http.get('*/api/properties/*', ({ request }) => {
      requestedPath(new URL(request.url).pathname);
      return HttpResponse.json({ success: false, message: 'Property not found.' }, { status: 404 });
    }),
  },
};

/** A path traversal as the id is sent as one path segment, encoded once. */
export const OddId: Story = {
  parameters: {
    route: '/property/..%2Fagent%3F%F0%9F%8F%A0',
    proves: ['F76'],
    msw: noSuchListing,
  },
  play: async () => {
    await expectNotFound();
    await expect(requestedPath).toHaveBeenLastCalledWith('/api/properties/..%2Fagent%3F%F0%9F%8F%A0');
  },
};

/** A slash in the id is sent encoded. */
export const SlashInId: Story = {
  parameters: { route: '/property/1%2F2', proves: ['F76'], msw: noSuchListing },
  play: async () => {
    await expectNotFound();
    await expect(requestedPath).toHaveBeenLastCalledWith('/api/properties/1%2F2');
  },
};

/** An id of 2,000 characters is not found. */
export const LongId: Story = {
  parameters: { route: `/property/${'x'.repeat(2000)}`, proves: ['F76'] },
  play: expectNotFound,
};

let hasRecovered = false;

/** The server fails; a retry loads the listing and focuses its title. */
export const LoadFailed: Story = {
  parameters: {
    proves: ['C255', 'F19'],
    msw: {
      handlers: {
        getProperty: http.get('*/api/properties/:id', () =>
          hasRecovered
            ? HttpResponse.json({ success: true, data: { property: wireVilla() } })
            : new HttpResponse('<h1>Stack trace</h1>', {
                status: 500,
                headers: { 'content-type': 'text/html' },
              }),
        ),
      },
    },
  },
  beforeEach: () => {
    hasRecovered = false;
  },
  play: async () => {
    await expectFailed('Try again in a moment.');
    await expect(screen.queryByText(/Stack trace/)).toBeNull();
    hasRecovered = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await heading()).toHaveFocus());
  },
};

/** A proxy responds with 200 and HTML. */
export const HtmlInsteadOfJson: Story = {
  parameters: { proves: ['F20'], network: 'html-200' },
  play: async () => {
    await expectFailed('Try again in a moment.');
    await expect(screen.queryByText(/Whoops/)).toBeNull();
  },
};

/** Offline: the error mentions the connection. */
export const Offline: Story = {
  parameters: { proves: ['C255'], network: 'offline' },
  play: async () => expectFailed('Check your connection, then try again.'),
};

/** A listing with only an id. */
export const MissingFields: Story = {
  tags: ['visual'],
  parameters: { msw: respondWith({ success: true, data: { property: { id: 7 } } }) },
  play: async () => {
    await heading('Untitled property');
    await expect(main().getByRole('img', { name: 'Property, no picture' })).toBeVisible();
    await expect(main().getByRole('heading', { name: 'Agent' })).toBeVisible();
    await expect(main().queryByRole('heading', { name: 'Description' })).toBeNull();
    await expect(main().queryByRole('heading', { name: 'Amenities' })).toBeNull();
    await expect(main().queryByText(/Listed|views/)).toBeNull();
    await expect(main().queryByRole('link', { name: 'View Agent Profile' })).toBeNull();
    await expectNoRawValues();
  },
};

/** Every field has the wrong type. */
export const WrongTypes: Story = {
  parameters: { scenario: 'hostile', route: '/property/bad-wrong-types' },
  play: async () => {
    await heading(/./);
    await expectNoRawValues();
  },
};

/** Markup and `javascript:` links in the description are shown as plain text, with its line breaks. */
export const HostileText: Story = {
  parameters: { scenario: 'hostile', route: '/property/bad-script', proves: ['F81'] },
  play: async () => {
    await heading(/^<script>alert\(1\)<\/script>/);
    const description = main().getByText(/^<b>Best<\/b>/);
    await expect(description).toHaveTextContent('[link](javascript:alert(3))');
    await expect(getComputedStyle(description).whiteSpace).toBe('pre-line');
    await expect(description.querySelector('a, b')).toBeNull();
    await expect(document.querySelector('a[href^="javascript:"], img[src="x"]')).toBeNull();
  },
};

/** A description of 10,000 characters does not overflow. */
export const LongDescription: Story = {
  parameters: { scenario: 'hostile', route: '/property/bad-long-text', proves: ['F81'] },
  play: async () => {
    await heading(/./);
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

/** A title and an agent's name of 10,000 letters without a space. */
export const LongTitle: Story = {
  parameters: { scenario: 'hostile', route: '/property/bad-long-word', proves: ['F48'] },
  play: async () => {
    const title = await heading(/^ApartmentApartment/);
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    await expect(title.getBoundingClientRect().height).toBeLessThan(320 * textScale());
  },
};

/** A listing with 200 photos. */
export const ManyPhotos: Story = {
  parameters: { scenario: 'hostile', route: '/property/bad-many-photos', proves: ['F78'] },
  play: async () => {
    await heading(/./);
    await expect(main().getByText('+197 more photos')).toBeVisible();
  },
};

/** The view count is null: not shown. */
export const ViewsUnknown: Story = {
  parameters: { scenario: 'hostile', route: '/property/bad-views-null', proves: ['F87'] },
  play: async () => {
    await heading(/./);
    await expect(main().queryByText(/\bviews?$/)).toBeNull();
  },
};

/** The view count is a string: read as a number. */
export const ViewsAsText: Story = {
  parameters: { scenario: 'hostile', route: '/property/bad-views-text', proves: ['F87'] },
  play: async () => {
    await expect(await screen.findByText('12 views')).toBeVisible();
  },
};

/** The view count is negative: not shown. */
export const ViewsNegative: Story = {
  parameters: { scenario: 'hostile', route: '/property/bad-views-negative', proves: ['F87'] },
  play: async () => {
    await heading(/./);
    await expect(main().queryByText(/\bviews?$/)).toBeNull();
  },
};

/** A billion views. */
export const ViewsHuge: Story = {
  parameters: { scenario: 'hostile', route: '/property/bad-views-huge', proves: ['F87'] },
  play: async () => {
    await expect(await screen.findByText('1,000,000,000 views')).toBeVisible();
  },
};

/** Without a phone number the contact links are disabled and say why. */
export const NoPhone: Story = {
  parameters: { proves: ['C239'], msw: respondWithListing({}, { phone: '' }) },
  play: async () => {
    await heading();
    for (const name of ['Call Agent', 'WhatsApp']) {
      // On phones the contact bar repeats them.
      for (const link of main().getAllByRole('link', { name })) {
        await expect(link).toHaveAttribute('aria-disabled', 'true');
        await waitFor(() =>
          expect(link).toHaveAccessibleDescription('This agent has not added a phone number'),
        );
      }
    }
  },
};

/** A guest saves the listing on this device and removes it again; no request is sent. */
export const GuestSaves: Story = {
  parameters: { proves: ['C253'], msw: respondWithListing() },
  play: async () => {
    await heading();
    await userEvent.click(main().getByRole('button', { name: 'Save', pressed: false }));
    const saved = await main().findByRole('button', { name: 'Save', pressed: true });
    await expect(getGuestFavorites()).toEqual(['7']);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(saved);
    await main().findByRole('button', { name: 'Save', pressed: false });
    await expect(getGuestFavorites()).toEqual([]);
  },
};

/** A listing that a guest has saved before. */
export const Saved: Story = {
  parameters: { msw: respondWithListing() },
  beforeEach: () => {
    window.localStorage.setItem('gh-rental-favorites', '["7"]');
  },
  play: async () => {
    await heading();
    await expect(main().getByRole('button', { name: 'Save', pressed: true })).toBeVisible();
  },
};

const sent = fn<(body: unknown) => void>();

const addHandler = (role: 'user' | 'agent') =>
  http.post(`*/api/${role}/favorites`, async ({ request }) => {
    sent(await request.json());
    return HttpResponse.json({ success: true, data: { favorites: [{ id: '1', property: wireVilla() }] } });
  });

const listHandler = (role: 'user' | 'agent') =>
  http.get(`*/api/${role}/favorites`, () =>
    HttpResponse.json({
      success: true,
      data: { favorites: sent.mock.calls.length > 0 ? [{ id: '1', property: wireVilla() }] : [] },
    }),
  );

async function expectSaveIsSent(): Promise<void> {
  await heading();
  await userEvent.click(await main().findByRole('button', { name: 'Save', pressed: false }));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.getByText('Property saved to your favorites list.')).toBeVisible());
  await expect(sent).toHaveBeenCalledWith({ property_id: '7' });
  await expect(main().getByRole('button', { name: 'Save', pressed: true })).toBeVisible();
}

/** A user saves the listing with the endpoint for users. */
export const SignedInUserSaves: Story = {
  parameters: {
    proves: ['C252'],
    session: 'user',
    msw: {
      handlers: {
        ...respondWithListing().handlers,
        addUserFavorite: addHandler('user'),
        listUserFavorites: listHandler('user'),
      },
    },
  },
  beforeEach: () => {
    sent.mockClear();
  },
  play: expectSaveIsSent,
};

/** An agent saves the listing with the endpoint for agents. */
export const SignedInAgentSaves: Story = {
  parameters: {
    proves: ['C252'],
    session: 'agent-free',
    msw: {
      handlers: {
        ...respondWithListing().handlers,
        addAgentFavorite: addHandler('agent'),
        listAgentFavorites: listHandler('agent'),
      },
    },
  },
  beforeEach: () => {
    sent.mockClear();
  },
  play: expectSaveIsSent,
};

/** Saving fails: a toast says so, and the button returns to its previous state. */
export const SaveFails: Story = {
  parameters: {
    session: 'user',
    msw: {
      handlers: {
        ...respondWithListing().handlers,
        addUserFavorite: http.post('*/api/user/favorites', () => new HttpResponse(null, { status: 500 })),
      },
    },
  },
  play: async () => {
    await heading();
    await userEvent.click(await main().findByRole('button', { name: 'Save', pressed: false }));
    await waitFor(() => expect(screen.getByText('Failed to update favorites.')).toBeVisible());
    await expect(await main().findByRole('button', { name: 'Save', pressed: false })).toBeVisible();
  },
};

const share = fn<(data?: ShareData) => Promise<void>>();
const writeText = fn<(text: string) => Promise<void>>();

/** A `beforeEach` that replaces the browser's share and clipboard APIs. */
function mockSharing(support: { canShare: boolean; canCopy: boolean }): () => () => void {
  return () => {
    share.mockReset();
    writeText.mockReset();
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: support.canShare ? share : undefined,
    });
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: support.canCopy ? { writeText } : undefined,
    });
    return () => {
      Reflect.deleteProperty(navigator, 'share');
      Reflect.deleteProperty(navigator, 'clipboard');
    };
  };
}

const link = () => new URL('/property/7', window.location.origin).href;

async function pressShare(): Promise<void> {
  await heading();
  await userEvent.click(main().getByRole('button', { name: 'Share' }));
}

/** The Web Share API is available and is used. */
export const SharedNatively: Story = {
  parameters: { proves: ['C248'], msw: respondWithListing() },
  beforeEach: mockSharing({ canShare: true, canCopy: true }),
  play: async () => {
    await pressShare();
    await waitFor(() => expect(share).toHaveBeenCalledWith({ title: TITLE, url: link() }));
    await expect(writeText).not.toHaveBeenCalled();
  },
};

/** The visitor closes the share sheet: no message, and nothing is copied. */
export const ShareCancelled: Story = {
  parameters: { proves: ['C251', 'F82'], msw: respondWithListing() },
  beforeEach: mockSharing({ canShare: true, canCopy: true }),
  play: async () => {
    share.mockRejectedValue(new DOMException('Cancelled', 'AbortError'));
    await pressShare();
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    await expect(writeText).not.toHaveBeenCalled();
    await expect(screen.queryByText('Link copied!')).toBeNull();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** The browser rejects sharing: the link is copied instead. */
export const ShareNotAllowed: Story = {
  parameters: { proves: ['F82'], msw: respondWithListing() },
  beforeEach: mockSharing({ canShare: true, canCopy: true }),
  play: async () => {
    share.mockRejectedValue(new DOMException('Refused', 'NotAllowedError'));
    await pressShare();
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(link()));
  },
};

/** Without the Web Share API the link is copied, and a toast says so. */
export const SharedByCopy: Story = {
  parameters: { proves: ['C249', 'C250'], msw: respondWithListing() },
  beforeEach: mockSharing({ canShare: false, canCopy: true }),
  play: async () => {
    await pressShare();
    await waitFor(() => expect(screen.getByText('Property link copied to clipboard.')).toBeVisible());
    await waitFor(() => expect(screen.getByText('Link copied!')).toBeVisible());
    await expect(writeText).toHaveBeenCalledWith(link());
  },
};

/** Copying fails: a dialog shows the link. */
export const CopyRefused: Story = {
  parameters: { proves: ['F82'], msw: respondWithListing() },
  beforeEach: mockSharing({ canShare: false, canCopy: true }),
  play: async () => {
    writeText.mockRejectedValue(new DOMException('Refused', 'NotAllowedError'));
    await pressShare();
    const dialog = within(await screen.findByRole('dialog', { name: 'Share this property' }));
    await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(link());
  },
};

/** Without the Clipboard API a dialog shows the link. */
export const NoClipboard: Story = {
  parameters: { proves: ['F82'], msw: respondWithListing() },
  beforeEach: mockSharing({ canShare: false, canCopy: false }),
  play: async () => {
    await pressShare();
    const dialog = within(await screen.findByRole('dialog', { name: 'Share this property' }));
    await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(link());
  },
};

const expectPhotoCount = (text: string) =>
  waitFor(() => expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent(text));

/** The lightbox by keyboard: Enter opens it, arrows change the photo, Escape and Back close it; the page does not scroll. */
export const LightboxByKeyboard: Story = {
  parameters: { proves: ['C244', 'C245', 'F80'], msw: respondWithListing() },
  play: async () => {
    await heading();
    const second = main().getByRole('button', { name: /picture 2 of \d+$/ });
    const total = /of (\d+)/.exec(second.textContent || second.querySelector('img')?.alt || '')?.[1];
    second.focus();
    const { scrollY } = window;
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Photos' });
    await expectPhotoCount(`2 of ${total}`);
    await expect(second.closest('[inert]')).not.toBeNull();
    const isRtl = document.documentElement.dir === 'rtl';
    const next = isRtl ? '{ArrowLeft}' : '{ArrowRight}';
    const previous = isRtl ? '{ArrowRight}' : '{ArrowLeft}';
    await userEvent.keyboard(next);
    await expectPhotoCount(`3 of ${total}`);
    await userEvent.keyboard(previous);
    await expectPhotoCount(`2 of ${total}`);
    await userEvent.keyboard(previous);
    await expectPhotoCount(`1 of ${total}`);
    await userEvent.keyboard(previous);
    await expectPhotoCount(`${total} of ${total}`);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Photos' });
    await expectPhotoCount(`2 of ${total}`);
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await heading()).toBeVisible();
    await expect(second).toHaveFocus();
    await expect(window.scrollY).toBe(scrollY);
  },
};

/** On a phone: the price under the location, a contact bar, and space for it below the footer. */
export const PhoneLayout: Story = {
  parameters: { msw: respondWithListing() },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await heading();
    const bar = within(main().getByRole('region', { name: 'Contact' }));
    const advice = main().getByRole('region', { name: 'Before you pay' });
    const agent = main().getByRole('region', { name: 'Ama Owusu-Mensah' });
    await expect(advice.compareDocumentPosition(agent)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(bar.getByRole('link', { name: 'Call Agent' })).toHaveTextContent('Call');
    await expect(main().getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/listings');
    await expect(main().getAllByRole('button', { name: 'Save' })).toHaveLength(1);
    await expect(
      main()
        .getAllByText(/GH₵ 9,500(?! x)/)
        .filter((price) => price.checkVisibility()),
    ).toHaveLength(2);
    main().getByRole('link', { name: 'View Agent Profile' }).scrollIntoView({ block: 'end' });
    await waitFor(() => expect(main().getAllByRole('link', { name: 'Call Agent' })).toHaveLength(1));
    const footer = screen.getByRole('contentinfo');
    await expect(parseFloat(getComputedStyle(footer).paddingBottom)).toBe(88);
  },
};
