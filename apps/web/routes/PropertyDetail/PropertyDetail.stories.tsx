import { getGuestFavorites } from '@efie/api';
import { createAgent, createListing, outcomes, type AgentRecord, type ListingRecord } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { textScale } from '../../../../.storybook/textScale';
import { hasteSlowNotice } from '../parts/storyHaste';
import { Screen } from './PropertyDetail';

const meta = {
  title: 'Screens/PropertyDetail',
  component: Screen,
  parameters: { route: '/property/7' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const TITLE = 'Villa with a shaded front terrace';

/** The listing of the design's pictures, on the wire. */
function wireListing(overrides: Partial<ListingRecord> = {}, agentOverrides: Partial<AgentRecord> = {}) {
  const agent = createAgent(101, {
    fullName: 'Ama Owusu-Mensah',
    businessName: 'Adom Keys',
    phone: '+233 24 555 0142',
    bio: 'I look after family homes in East Legon and Cantonments, and I answer every message the same day.',
    verificationStatus: 'verified',
    ...agentOverrides,
  });
  const { images, ...fields } = createListing(7, {
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
    agentId: agent.id,
    ...overrides,
  });
  return {
    ...fields,
    images: images.map(({ id, path }) => ({ id, url: path })),
    agentName: agent.fullName,
    agentPhoneNumber: agent.phone,
    agentProfileImage: agent.profileImage,
    agentBusinessName: agent.businessName,
    agentBio: agent.bio,
    agentVerificationStatus: agent.verificationStatus,
  };
}

/** Answers the one call of this screen with anything at all, also outside the contract. */
function answer(body: unknown): { handlers: { getProperty: HttpHandler } } {
  return {
    handlers: { getProperty: http.get('*/api/properties/:id', () => HttpResponse.json(body as object)) },
  };
}

const answerWith = (...parts: Parameters<typeof wireListing>) =>
  answer({ success: true, data: { property: wireListing(...parts) } });

const heading = (name: string | RegExp = TITLE) => screen.findByRole('heading', { level: 1, name });
const main = () => within(screen.getByRole('main'));

async function expectNoJunk(): Promise<void> {
  await expect(screen.getByRole('main')).not.toHaveTextContent(
    /undefined|\bnull\b|NaN|\[object|Invalid Date/,
  );
}

async function expectNotFound(): Promise<void> {
  await heading('Property not found');
  await expect(main().getByRole('link', { name: 'Browse Properties' })).toHaveAttribute('href', '/listings');
}

async function expectFailed(sentence: string | RegExp): Promise<void> {
  await heading('Property could not be loaded');
  await expect(main().getByText(sentence)).toBeVisible();
  await expect(main().getByRole('button', { name: 'Try again' })).toBeEnabled();
  await expectNoJunk();
}

/** A visitor opens a listing for rent. */
export const Default: Story = {
  tags: ['visual'],
  parameters: {
    proves: [
      'C6',
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
    msw: answerWith(),
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
    // On a phone the way back lies over the photo.
    await expect(page.getByRole('link', { name: /^(?:Browse|Back)$/ })).toHaveAttribute('href', '/listings');
    await expect(page.queryByText('Over 60 days old')).toBeNull();
    await expect(page.queryByRole('heading', { name: 'Similar Properties' })).toBeNull();
    await expectNoJunk();
  },
};

/** A home for sale: the price stands alone. */
export const Sale: Story = {
  parameters: {
    proves: ['C232'],
    msw: answerWith({ listingType: 'sale', price: 1_250_000, bedrooms: 1, parking: 1 }),
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

/** Nobody has touched the listing for months: a word of caution beside its date. */
export const OldListing: Story = {
  parameters: { msw: answerWith({ createdAt: '2026-09-21T08:00:00Z' }) },
  play: async () => {
    await heading();
    await expect(main().getByText('Listed 21 September 2026, 61 days ago')).toBeVisible();
    await expect(main().getByText('Over 60 days old')).toBeVisible();
  },
};

/** What it takes to move in: the link under the price leads to the panel, without a step in the history. */
export const MoveInCost: Story = {
  parameters: { msw: answerWith({ price: 1500 }) },
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

/** A visitor tells us that the listing is wrong: thanked, and back on the page. */
export const Reported: Story = {
  parameters: {
    proves: ['C241', 'C259', 'C260', 'C261'],
    msw: {
      handlers: {
        ...answerWith().handlers,
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

/** The advice beside the agent leads to a report with the reason chosen; the server refuses, and nothing typed is lost. */
export const ScamReported: Story = {
  parameters: {
    proves: ['C263', 'C264'],
    msw: {
      handlers: {
        ...answerWith().handlers,
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

/** Opened from the listings: homes like it stand below, from what was loaded, and one press away. */
export const Similar: Story = {
  parameters: { route: '/listings' },
  play: async () => {
    const [first] = await screen.findAllByRole('link', { name: 'View Details' });
    await userEvent.click(first ?? document.body);
    const band = within(await screen.findByRole('region', { name: 'Similar Properties' }, { timeout: 5000 }));
    const cards = band.getAllByRole('article');
    await expect(cards.length).toBeGreaterThan(0);
    await expect(cards.length).toBeLessThanOrEqual(3);
    const title = within(cards[0] ?? document.body).getByRole('heading');
    const name = title.textContent;
    await userEvent.click(within(title).getByRole('link'));
    await expect(await heading(name)).toBeVisible();
  },
};

/** A plot: its area, no rooms. */
export const Land: Story = {
  parameters: {
    msw: answerWith({
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

/** Someone has rented it: the page says so, and the agent can be asked for similar homes. */
export const Rented: Story = {
  parameters: { msw: answerWith({ status: 'rented' }) },
  play: async () => {
    await heading();
    await expect(main().getByText('Rented')).toBeVisible();
    const agent = within(main().getByRole('region', { name: 'Ama Owusu-Mensah' }));
    const chat = agent.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
    await expect(new URL(chat.href).searchParams.get('text')).toContain('similar homes');
  },
};

/** A server that sends the property itself, without an envelope. */
export const AtTheRoot: Story = {
  parameters: { proves: ['C225'], msw: answer(wireListing()) },
  play: async () => {
    await expect(await heading()).toBeVisible();
  },
};

/** The answer is on its way: boxes hold the places of what comes. */
export const Loading: Story = {
  tags: ['visual'],
  parameters: { msw: { handlers: { getProperty: outcomes.getPropertyForever() } } },
  play: async () => {
    await expect(await screen.findByText('Loading the property')).toBeInTheDocument();
    await expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    await expect(screen.queryByText('This is taking long.')).toBeNull();
  },
};

/** The server takes more than ten seconds: the visitor is told and may stop waiting. */
export const SlowAnswer: Story = {
  parameters: { msw: { handlers: { getProperty: outcomes.getPropertyForever() } } },
  beforeEach: hasteSlowNotice,
  play: async () => {
    await expect(await screen.findByText('This is taking long.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expectFailed('Try again in a moment.');
  },
};

/** There is no such listing, or there is none any longer. */
export const NotFound: Story = {
  tags: ['visual'],
  parameters: {
    route: '/property/no-such-listing',
    proves: ['C254', 'F14'],
  },
  play: expectNotFound,
};

/** An answer that holds no property. */
export const NothingInside: Story = {
  parameters: { proves: ['F75'], msw: answer({ success: true, data: {} }) },
  play: expectNotFound,
};

const asked = fn<(path: string) => void>();

const noSuchListing = {
  handlers: {
    getProperty: http.get('*/api/properties/*', ({ request }) => {
      asked(new URL(request.url).pathname);
      return HttpResponse.json({ success: false, message: 'Property not found.' }, { status: 404 });
    }),
  },
};

/** An id made to lead elsewhere: it is sent as one piece of the path, encoded once. */
export const OddId: Story = {
  parameters: {
    route: '/property/..%2Fagent%3F%F0%9F%8F%A0',
    proves: ['F76'],
    msw: noSuchListing,
  },
  play: async () => {
    await expectNotFound();
    await expect(asked).toHaveBeenLastCalledWith('/api/properties/..%2Fagent%3F%F0%9F%8F%A0');
  },
};

/** A path as the id. */
export const SlashInId: Story = {
  parameters: { route: '/property/1%2F2', proves: ['F76'], msw: noSuchListing },
  play: async () => {
    await expectNotFound();
    await expect(asked).toHaveBeenLastCalledWith('/api/properties/1%2F2');
  },
};

/** Two thousand characters as the id. */
export const LongId: Story = {
  parameters: { route: `/property/${'x'.repeat(2000)}`, proves: ['F76'] },
  play: expectNotFound,
};

let isBack = false;

/** The server failed; another try brings the listing, and the focus goes to its title. */
export const LoadFailed: Story = {
  parameters: {
    proves: ['C255', 'F19'],
    msw: {
      handlers: {
        getProperty: http.get('*/api/properties/:id', () =>
          isBack
            ? HttpResponse.json({ success: true, data: { property: wireListing() } })
            : new HttpResponse('<h1>Stack trace</h1>', {
                status: 500,
                headers: { 'content-type': 'text/html' },
              }),
        ),
      },
    },
  },
  beforeEach: () => {
    isBack = false;
  },
  play: async () => {
    await expectFailed('Try again in a moment.');
    await expect(screen.queryByText(/Stack trace/)).toBeNull();
    isBack = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await heading()).toHaveFocus());
  },
};

/** A proxy answers with a page of its own. */
export const HtmlInsteadOfJson: Story = {
  parameters: { proves: ['F20'], network: 'html-200' },
  play: async () => {
    await expectFailed('Try again in a moment.');
    await expect(screen.queryByText(/Whoops/)).toBeNull();
  },
};

/** Nobody answers. */
export const Offline: Story = {
  parameters: { proves: ['C255'], network: 'offline' },
  play: async () => expectFailed('Check your connection, then try again.'),
};

/** The server left out all it may leave out. */
export const MissingFields: Story = {
  tags: ['visual'],
  parameters: { msw: answer({ success: true, data: { property: { id: 7 } } }) },
  play: async () => {
    await heading('Untitled property');
    await expect(main().getByRole('img', { name: 'Property, no picture' })).toBeVisible();
    await expect(main().getByRole('heading', { name: 'Agent' })).toBeVisible();
    await expect(main().queryByRole('heading', { name: 'Description' })).toBeNull();
    await expect(main().queryByRole('heading', { name: 'Amenities' })).toBeNull();
    await expect(main().queryByText(/Listed|views/)).toBeNull();
    await expect(main().queryByRole('link', { name: 'View Agent Profile' })).toBeNull();
    await expectNoJunk();
  },
};

/** Every field is of another kind than promised. */
export const WrongTypes: Story = {
  parameters: { scenario: 'hostile', route: '/property/bad-wrong-types' },
  play: async () => {
    await heading(/./);
    await expectNoJunk();
  },
};

/** Markup, links of bad schemes and line breaks in the description: text, every character of it. */
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

/** Ten thousand characters of description. */
export const LongDescription: Story = {
  parameters: { scenario: 'hostile', route: '/property/bad-long-text', proves: ['F81'] },
  play: async () => {
    await heading(/./);
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

/** A title of ten thousand letters without a space, by an agent with a name to match. */
export const LongTitle: Story = {
  parameters: { scenario: 'hostile', route: '/property/bad-long-word', proves: ['F48'] },
  play: async () => {
    const title = await heading(/^ApartmentApartment/);
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    await expect(title.getBoundingClientRect().height).toBeLessThan(320 * textScale());
  },
};

/** Two hundred photos. */
export const ManyPhotos: Story = {
  parameters: { scenario: 'hostile', route: '/property/bad-many-photos', proves: ['F78'] },
  play: async () => {
    await heading(/./);
    await expect(main().getByText('+197 more photos')).toBeVisible();
  },
};

/** No view count is known. */
export const ViewsUnknown: Story = {
  parameters: { scenario: 'hostile', route: '/property/bad-views-null', proves: ['F87'] },
  play: async () => {
    await heading(/./);
    await expect(main().queryByText(/\bviews?$/)).toBeNull();
  },
};

/** The view count came as text. */
export const ViewsAsText: Story = {
  parameters: { scenario: 'hostile', route: '/property/bad-views-text', proves: ['F87'] },
  play: async () => {
    await expect(await screen.findByText('12 views')).toBeVisible();
  },
};

/** The view count is below nothing. */
export const ViewsNegative: Story = {
  parameters: { scenario: 'hostile', route: '/property/bad-views-negative', proves: ['F87'] },
  play: async () => {
    await heading(/./);
    await expect(main().queryByText(/\bviews?$/)).toBeNull();
  },
};

/** A thousand million views. */
export const ViewsHuge: Story = {
  parameters: { scenario: 'hostile', route: '/property/bad-views-huge', proves: ['F87'] },
  play: async () => {
    await expect(await screen.findByText('1,000,000,000 views')).toBeVisible();
  },
};

/** The agent gave no phone number. */
export const NoPhone: Story = {
  parameters: { proves: ['C239'], msw: answerWith({}, { phone: '' }) },
  play: async () => {
    await heading();
    for (const name of ['Call Agent', 'WhatsApp']) {
      // A phone has them in its bar too.
      for (const link of main().getAllByRole('link', { name })) {
        await expect(link).toHaveAttribute('aria-disabled', 'true');
        await waitFor(() =>
          expect(link).toHaveAccessibleDescription('This agent has not added a phone number'),
        );
      }
    }
  },
};

/** A guest keeps the listing on this device, and lets it go again. No call is made. */
export const GuestSaves: Story = {
  parameters: { proves: ['C253'], msw: answerWith() },
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

/** A guest comes back to a listing kept before. */
export const Saved: Story = {
  parameters: { msw: answerWith() },
  beforeEach: () => {
    window.localStorage.setItem('gh-rental-favorites', '["7"]');
  },
  play: async () => {
    await heading();
    await expect(main().getByRole('button', { name: 'Save', pressed: true })).toBeVisible();
  },
};

const sent = fn<(body: unknown) => void>();

const addTo = (role: 'user' | 'agent') =>
  http.post(`*/api/${role}/favorites`, async ({ request }) => {
    sent(await request.json());
    return HttpResponse.json({ success: true, data: { favorites: [{ id: '1', property: wireListing() }] } });
  });

const listOf = (role: 'user' | 'agent') =>
  http.get(`*/api/${role}/favorites`, () =>
    HttpResponse.json({
      success: true,
      data: { favorites: sent.mock.calls.length > 0 ? [{ id: '1', property: wireListing() }] : [] },
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

/** A signed-in user saves: the user's call is made. */
export const SignedInUserSaves: Story = {
  parameters: {
    proves: ['C252'],
    session: 'user',
    msw: {
      handlers: {
        ...answerWith().handlers,
        addUserFavorite: addTo('user'),
        listUserFavorites: listOf('user'),
      },
    },
  },
  beforeEach: () => {
    sent.mockClear();
  },
  play: expectSaveIsSent,
};

/** A signed-in agent saves: the agent's call is made. */
export const SignedInAgentSaves: Story = {
  parameters: {
    proves: ['C252'],
    session: 'agent-free',
    msw: {
      handlers: {
        ...answerWith().handlers,
        addAgentFavorite: addTo('agent'),
        listAgentFavorites: listOf('agent'),
      },
    },
  },
  beforeEach: () => {
    sent.mockClear();
  },
  play: expectSaveIsSent,
};

/** The server refuses: the heart is as before, and the visitor is told. */
export const SaveFails: Story = {
  parameters: {
    session: 'user',
    msw: {
      handlers: {
        ...answerWith().handlers,
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

/** Puts the device's ways of sharing in place for one story. */
function device(ways: { canShare: boolean; canCopy: boolean }): () => () => void {
  return () => {
    share.mockReset();
    writeText.mockReset();
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: ways.canShare ? share : undefined,
    });
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: ways.canCopy ? { writeText } : undefined,
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

/** The device has a share sheet of its own. */
export const SharedNatively: Story = {
  parameters: { proves: ['C248'], msw: answerWith() },
  beforeEach: device({ canShare: true, canCopy: true }),
  play: async () => {
    await pressShare();
    await waitFor(() => expect(share).toHaveBeenCalledWith({ title: TITLE, url: link() }));
    await expect(writeText).not.toHaveBeenCalled();
  },
};

/** The visitor closes the share sheet: silence, and nothing is copied. */
export const ShareCancelled: Story = {
  parameters: { proves: ['C251', 'F82'], msw: answerWith() },
  beforeEach: device({ canShare: true, canCopy: true }),
  play: async () => {
    share.mockRejectedValue(new DOMException('Cancelled', 'AbortError'));
    await pressShare();
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    await expect(writeText).not.toHaveBeenCalled();
    await expect(screen.queryByText('Link copied!')).toBeNull();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** The browser does not let this page share: the link is copied instead. */
export const ShareNotAllowed: Story = {
  parameters: { proves: ['F82'], msw: answerWith() },
  beforeEach: device({ canShare: true, canCopy: true }),
  play: async () => {
    share.mockRejectedValue(new DOMException('Refused', 'NotAllowedError'));
    await pressShare();
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(link()));
  },
};

/** A device without a share sheet copies the link and says so. */
export const SharedByCopy: Story = {
  parameters: { proves: ['C249', 'C250'], msw: answerWith() },
  beforeEach: device({ canShare: false, canCopy: true }),
  play: async () => {
    await pressShare();
    await waitFor(() => expect(screen.getByText('Property link copied to clipboard.')).toBeVisible());
    await waitFor(() => expect(screen.getByText('Link copied!')).toBeVisible());
    await expect(writeText).toHaveBeenCalledWith(link());
  },
};

/** Copying is refused: the link itself is shown, selected. */
export const CopyRefused: Story = {
  tags: ['visual'],
  parameters: { proves: ['F82'], msw: answerWith() },
  beforeEach: device({ canShare: false, canCopy: true }),
  play: async () => {
    writeText.mockRejectedValue(new DOMException('Refused', 'NotAllowedError'));
    await pressShare();
    const dialog = within(await screen.findByRole('dialog', { name: 'Share this property' }));
    await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(link());
  },
};

/** A browser without a clipboard for pages: the link is shown. */
export const NoClipboard: Story = {
  parameters: { proves: ['F82'], msw: answerWith() },
  beforeEach: device({ canShare: false, canCopy: false }),
  play: async () => {
    await pressShare();
    const dialog = within(await screen.findByRole('dialog', { name: 'Share this property' }));
    await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(link());
  },
};

const count = (text: string) =>
  waitFor(() => expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent(text));

/** Through the photos without a pointer: in by Enter, on by arrows, out by Escape and by Back; the page stays where it was. */
export const LightboxByKeyboard: Story = {
  parameters: { proves: ['C244', 'C245', 'F80'], msw: answerWith() },
  play: async () => {
    await heading();
    const second = main().getByRole('button', { name: /picture 2 of \d+$/ });
    const total = /of (\d+)/.exec(second.textContent || second.querySelector('img')?.alt || '')?.[1];
    second.focus();
    const { scrollY } = window;
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Photos' });
    await count(`2 of ${total}`);
    await expect(second.closest('[inert]')).not.toBeNull();
    const isRtl = document.documentElement.dir === 'rtl';
    const next = isRtl ? '{ArrowLeft}' : '{ArrowRight}';
    const previous = isRtl ? '{ArrowRight}' : '{ArrowLeft}';
    await userEvent.keyboard(next);
    await count(`3 of ${total}`);
    await userEvent.keyboard(previous);
    await count(`2 of ${total}`);
    await userEvent.keyboard(previous);
    await count(`1 of ${total}`);
    await userEvent.keyboard(previous);
    await count(`${total} of ${total}`);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Photos' });
    await count(`2 of ${total}`);
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await heading()).toBeVisible();
    await expect(second).toHaveFocus();
    await expect(window.scrollY).toBe(scrollY);
  },
};

/** On a phone: price under the place, the agent one press away, and the footer clear of the bar. */
export const PhoneLayout: Story = {
  parameters: { msw: answerWith() },
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
