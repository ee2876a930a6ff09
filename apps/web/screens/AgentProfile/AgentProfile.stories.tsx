import { getGuestFavorites } from '@efie/api';
import { createAgent, createListing, outcomes, type ListingRecord } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { textScale } from '../../../../testing/textScale';
import { Screen } from './AgentProfile';

const meta = {
  title: 'Screens/AgentProfile',
  component: Screen,
  parameters: { route: '/agent/profile/101' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const NAME = 'Ama Owusu-Mensah';

/** One listing of the profile on the wire: snake_case, the price as text. */
function wireProperty(seed: number, overrides: Partial<ListingRecord> = {}) {
  const listing = createListing(seed, overrides);
  return {
    id: listing.id,
    title: listing.title,
    price: listing.price.toFixed(2),
    specific_location: listing.specificLocation,
    town: listing.town,
    region: listing.region,
    property_type: listing.propertyType,
    bedrooms: listing.bedrooms,
    bathrooms: listing.bathrooms,
    images: listing.images.map(({ id, path }) => ({ id, path })),
    listing_type: listing.listingType,
    status: listing.status,
  };
}

const villa = wireProperty(7, {
  title: 'Villa with a shaded front terrace',
  propertyType: 'villa',
  listingType: 'rent',
  price: 9500,
  bedrooms: 5,
  bathrooms: 5,
  region: 'Greater Accra',
  town: 'Accra',
  specificLocation: 'Lagos Avenue, East Legon',
});

/** The agent of the design's pictures, on the wire. */
function wireProfile(overrides: Record<string, unknown> = {}) {
  return {
    id: '101',
    full_name: NAME,
    business_name: 'Adom Keys',
    phone: '+233 24 555 0142',
    region: 'Greater Accra',
    district: 'Accra Metropolitan',
    bio: 'I look after family homes in East Legon and Cantonments, and I answer every message the same day. Before Efie I managed lettings for a housing co-operative in Tema for nine years.',
    profile_image: createAgent(101).profileImage,
    verification_status: 'verified',
    created_at: '2025-03-12T09:00:00Z',
    properties: [villa, ...[2, 3, 4, 5, 6, 8].map((seed) => wireProperty(seed))],
    ...overrides,
  };
}

/** Answers the one call of this screen with anything at all, also outside the contract. */
function answer(body: unknown): { handlers: { getAgentProfile: HttpHandler } } {
  return {
    handlers: {
      getAgentProfile: http.get('*/api/agent/profile/:id', () => HttpResponse.json(body as object)),
    },
  };
}

const answerWith = (overrides: Record<string, unknown> = {}) =>
  answer({ success: true, data: wireProfile(overrides) });

const main = () => within(screen.getByRole('main'));
const heading = (name: string | RegExp = NAME) => screen.findByRole('heading', { level: 1, name });
const cards = () => within(main().getByRole('list', { name: 'Properties' })).getAllByRole('article');

async function expectNoJunk(): Promise<void> {
  await expect(screen.getByRole('main')).not.toHaveTextContent(
    /undefined|\bnull\b|NaN|\[object|Invalid Date/,
  );
}

async function expectToast(words: string): Promise<void> {
  await waitFor(() =>
    expect(screen.getAllByText(words).some((element) => element.checkVisibility())).toBe(true),
  );
}

/** Ruling 128: every failure has the toast and the same words on the page. */
async function expectFailed(): Promise<void> {
  await heading('Agent not found please');
  await expectToast('Failed to load agent profile');
  await expect(main().getByRole('button', { name: 'Go Back' })).toBeVisible();
  await expectNoJunk();
}

/** A visitor opens the profile of a verified agent. */
export const Default: Story = {
  tags: ['visual'],
  parameters: {
    proves: [
      'C11',
      'C503',
      'C507',
      'C508',
      'C509',
      'C511',
      'C512',
      'C513',
      'C514',
      'C515',
      'C516',
      'C517',
      'C518',
      'C519',
      'C521',
    ],
    msw: answerWith(),
  },
  play: async () => {
    await heading();
    await expect(document.title).toBe(`${NAME} | Efie`);
    const page = main();
    for (const words of [
      'Adom Keys',
      'Accra Metropolitan, Greater Accra',
      'Joined 12 March 2025',
      '7 listings',
    ])
      await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText(/^I look after family homes/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: `Properties by ${NAME} (7)` })).toBeVisible();
    await expect(cards()).toHaveLength(7);

    const first = within(page.getByRole('article', { name: villa.title }));
    await expect(first.getByText('Featured')).toBeVisible();
    await expect(first.getByText('Villa')).toBeVisible();
    await expect(first.getByText('For Rent')).toBeVisible();
    await expect(first.getByText('Lagos Avenue, East Legon, Accra, Greater Accra')).toBeVisible();
    await expect(first.getByText(/GH₵ 9,500/)).toHaveTextContent('GH₵ 9,500 per month');
    await expect(first.getByRole('img', { name: /^Villa in Accra, picture 1/ })).toHaveAttribute(
      'src',
      expect.stringContaining('/storage/'),
    );
    await expect(first.getByText('Verified Agent')).toBeVisible();

    await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+233245550142');
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/233245550142\?text=/),
    );
    await expect(page.getByRole('region', { name: 'Before you pay' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contact Agent' })).toHaveAttribute(
      'href',
      'tel:+233245550142',
    );
    await expect(page.getByRole('link', { name: 'Request Property Info' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/233245550142\?text=/),
    );
  },
};

/** The profile is on its way: the boxes of what comes, and one line for those who listen. */
export const Loading: Story = {
  tags: ['visual'],
  parameters: { proves: ['C504'], msw: { handlers: { getAgentProfile: outcomes.getAgentProfileForever() } } },
  play: async () => {
    await expect(await screen.findByText('Loading the agent profile')).toBeInTheDocument();
    await expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(3);
    await expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  },
};

/** Nobody has verified this agent: the badge says so, on the cards there is none. */
export const NotVerified: Story = {
  parameters: { proves: ['C510', 'C57'], msw: answerWith({ verification_status: 'pending' }) },
  play: async () => {
    await heading();
    await expect(main().getByText('Not Verified')).toBeVisible();
    await expect(main().queryByText('Verified Agent')).toBeNull();
  },
};

/** Rented and sold homes carry their ribbon and are not Featured; an inactive one carries neither. */
export const RentedAndSold: Story = {
  parameters: {
    proves: ['C519'],
    msw: answerWith({
      properties: [
        villa,
        wireProperty(2, { title: 'The rented one', status: 'rented' }),
        wireProperty(3, { title: 'The sold one', status: 'sold' }),
        wireProperty(4, { title: 'The inactive one', status: 'inactive' }),
      ],
    }),
  },
  play: async () => {
    await heading();
    const card = (name: string) => within(main().getByRole('article', { name }));
    await expect(card(villa.title).getByText('Featured')).toBeVisible();
    for (const [name, ribbon] of [
      ['The rented one', 'Rented'],
      ['The sold one', 'Sold'],
    ] as const) {
      await expect(card(name).getByText(ribbon)).toBeVisible();
      await expect(card(name).queryByText('Featured')).toBeNull();
      await expect(card(name).getByRole('link', { name: /^Call / })).toHaveAttribute('href');
    }
    await expect(card('The inactive one').queryByText(/Featured|Rented|Sold/)).toBeNull();
  },
};

/** A new agent has listed nothing yet; one can still call. */
export const NoListings: Story = {
  parameters: { proves: ['C520'], msw: answerWith({ properties: [] }) },
  play: async () => {
    await heading();
    await expect(main().getByRole('heading', { level: 2, name: `Properties by ${NAME} (0)` })).toBeVisible();
    await expect(main().getByRole('heading', { level: 3, name: 'No properties listed' })).toBeVisible();
    await expect(main().getByText("This agent hasn't listed any properties yet.")).toBeVisible();
    await expect(main().getByText('0 listings')).toBeVisible();
    await expect(main().getByRole('link', { name: 'Contact Agent' })).toBeVisible();
  },
};

/** There is no agent with this id. */
export const NotFound: Story = {
  tags: ['visual'],
  parameters: {
    proves: ['C505', 'C506', 'F14'],
    msw: { handlers: { getAgentProfile: outcomes.getAgentProfileError(404) } },
  },
  play: async () => {
    await expectFailed();
    await expect(main().queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

/** Go Back leads to Browse for who came from outside. */
export const GoBack: Story = {
  parameters: {
    proves: ['C506'],
    msw: { handlers: { getAgentProfile: outcomes.getAgentProfileError(404) } },
  },
  play: async () => {
    await expectFailed();
    await userEvent.click(main().getByRole('button', { name: 'Go Back' }));
    await heading('Rental Properties');
  },
};

let isBack = false;

/** The server stumbles: the same words, and it can be tried again; then the focus goes to the agent's name. */
export const LoadFailed: Story = {
  parameters: {
    proves: ['C505', 'C506', 'F19'],
    msw: {
      handlers: {
        getAgentProfile: http.get('*/api/agent/profile/:id', () =>
          isBack
            ? HttpResponse.json({ success: true, data: wireProfile() })
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
    await expectFailed();
    await expect(screen.queryByText(/Stack trace/)).toBeNull();
    await userEvent.click(main().getByRole('button', { name: 'Try again' }));
    await expectFailed();
    await waitFor(() =>
      expect(main().getByRole('button', { name: 'Try again' })).not.toHaveAttribute('aria-busy', 'true'),
    );
    isBack = true;
    await userEvent.click(main().getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await heading()).toHaveFocus());
  },
};

/** A proxy answers with a page of its own. */
export const HtmlInsteadOfJson: Story = {
  parameters: { proves: ['F20'], network: 'html-200' },
  play: async () => {
    await expectFailed();
    await expect(screen.queryByText(/Whoops/)).toBeNull();
  },
};

/** Nobody answers. */
export const Offline: Story = {
  parameters: { proves: ['C505', 'F23'], network: 'offline' },
  play: async () => {
    await expectFailed();
    await expect(main().getByText('Check your connection, then try again.')).toBeVisible();
    await expect(main().getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** No usable number: every way to call says why it does nothing. */
export const NoPhone: Story = {
  parameters: { proves: ['F74'], msw: answerWith({ phone: 'call me' }) },
  play: async () => {
    await heading();
    for (const name of ['Call', 'WhatsApp', 'Contact Agent', 'Request Property Info']) {
      const link = main().getByRole('link', { name });
      await expect(link).toHaveAttribute('aria-disabled', 'true');
      link.focus();
      await waitFor(() =>
        expect(link).toHaveAccessibleDescription('This agent has not added a phone number'),
      );
    }
    await expect(document.querySelector('a[href^="tel:"]:not(footer a)')).toBeNull();
  },
};

/** Only an id and a name came. */
export const MissingFields: Story = {
  parameters: { msw: answer({ success: true, data: { id: 101, full_name: NAME } }) },
  play: async () => {
    await heading();
    await expect(main().queryByText(/Joined/)).toBeNull();
    await expect(main().getByText('Not Verified')).toBeVisible();
    await expect(main().getByText('No properties listed')).toBeVisible();
    await expectNoJunk();
  },
};

/** Every field is of another kind than promised, among them listings that are none. */
export const WrongTypes: Story = {
  parameters: {
    proves: ['F46', 'F49', 'F51'],
    msw: answerWith({
      full_name: ['Ama'],
      business_name: { a: 1 },
      bio: 7,
      created_at: '0001-01-01T00:00:00Z',
      profile_image: 'javascript:alert(1)',
      verification_status: null,
      properties: [null, 'x', {}, { ...villa, price: 'abc', images: [null, {}], title: 42, town: null }],
    }),
  },
  play: async () => {
    await screen.findByRole('heading', { level: 1 });
    await expect(cards()).toHaveLength(1);
    await expect(main().getByText(/^Price on request/)).toBeVisible();
    await expectNoJunk();
  },
};

/** Markup in every text: it is text, and nothing of it runs. */
export const HostileText: Story = {
  parameters: {
    proves: ['F48'],
    msw: answerWith({
      full_name: '<img src=x onerror=alert(1)>',
      business_name: '"><svg onload=alert(2)>',
      bio: '[link](javascript:alert(3))\n<b>Best</b>',
      properties: [{ ...villa, title: '<script>alert(4)</script> &amp; \u202Eemoh' }],
    }),
  },
  play: async () => {
    await heading('<img src=x onerror=alert(1)>');
    await expect(main().getByText(/\[link\]\(javascript:alert\(3\)\)/)).toBeVisible();
    await expect(document.querySelector('a[href^="javascript:"], img[src="x"], main b')).toBeNull();
  },
};

/** Names and a bio without end: nothing leaves the page, and the listings stay in reach. */
export const LongText: Story = {
  parameters: {
    proves: ['F38', 'F48'],
    msw: answerWith({
      full_name: 'Kwabena'.repeat(1430),
      business_name: 'Adom Keys '.repeat(300),
      bio: 'I answer every message the same day. '.repeat(30),
    }),
  },
  play: async () => {
    const name = await heading(/^KwabenaKwabena/);
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    await expect(name.getBoundingClientRect().height).toBeLessThan(200 * textScale());
    const listings = main().getByRole('heading', { level: 2, name: /^Properties by/ });
    await expect(listings.getBoundingClientRect().height).toBeLessThan(160);
  },
};

/** A name written from right to left stands among our words without turning them around. */
export const RightToLeftName: Story = {
  parameters: {
    proves: ['F48'],
    msw: answerWith({
      full_name: 'أحمد عبد الله',
      business_name: 'مفاتيح أدوم',
      bio: 'أعتني ببيوت العائلات في أكرا.',
      properties: [{ ...villa, title: 'شقة للبيع في أكرا، ثلاث غرف نوم' }],
    }),
  },
  play: async () => {
    await heading('أحمد عبد الله');
    const title = main().getByRole('heading', { level: 2, name: /^Properties by .* \(1\)$/ });
    await expect(within(title).getByText('أحمد عبد الله').tagName).toBe('BDI');
  },
};

const many = Array.from({ length: 200 }, (_, index) => ({
  ...wireProperty(index + 1),
  id: String(5000 + index),
}));

/** Two hundred listings: 24 at a time, the page in the address, read from its first card on. */
export const ManyListings: Story = {
  parameters: { proves: ['C128'], msw: answerWith({ properties: many }) },
  play: async () => {
    await heading();
    await expect(main().getByText('200 listings')).toBeVisible();
    await expect(
      main().getByRole('heading', { level: 2, name: `Properties by ${NAME} (200)` }),
    ).toBeVisible();
    await expect(cards()).toHaveLength(24);
    await expect(await main().findByText('Page 1 of 9, showing 200 properties')).toBeVisible();
    await userEvent.click(main().getByRole('link', { name: 'Page 9' }));
    await expect(await main().findByText('Page 9 of 9, showing 200 properties')).toBeVisible();
    await expect(cards()).toHaveLength(8);
    await waitFor(() => expect(main().getByRole('list', { name: 'Properties' })).toHaveFocus());
    await expect(await heading()).toBeInTheDocument();
  },
};

/** An address with a page that is none: the nearest one. */
export const UnknownPage: Story = {
  parameters: {
    proves: ['F56'],
    route: '/agent/profile/101?page=1e9',
    msw: answerWith({ properties: many.slice(0, 30) }),
  },
  play: async () => {
    await heading();
    await expect(await main().findByText('Page 1 of 2, showing 30 properties')).toBeVisible();
  },
};

/** A guest presses a heart: the question who they are, and nothing is kept. */
export const GuestPressesHeart: Story = {
  parameters: { proves: ['C130', 'C131'], msw: answerWith() },
  play: async () => {
    await heading();
    await userEvent.click(main().getByRole('button', { name: `Save ${villa.title}` }));
    await expect(await screen.findByRole('dialog', { name: 'Login Required' })).toBeInTheDocument();
    await expect(getGuestFavorites()).toEqual([]);
  },
};

/** A signed-in user saves a home of this agent. */
export const UserPressesHeart: Story = {
  parameters: { session: 'user', route: '/agent/profile/103' },
  play: async () => {
    await screen.findByRole('heading', { level: 1 });
    const [heart] = await main().findAllByRole('button', { name: /^Save /, pressed: false });
    if (heart) await userEvent.click(heart);
    await expectToast('Property saved to your favorites list.');
  },
};

/** An agent looks at their own public profile: it is what everyone sees. */
export const OwnProfile: Story = {
  parameters: { session: 'agent-free', route: '/agent/profile/103' },
  play: async () => {
    await heading('Esi Quansah');
    await expect(main().getByRole('link', { name: 'Call' })).toBeVisible();
  },
};

/** On a phone the name, what they do and how to reach them come one under another. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { msw: answerWith() },
  play: async () => {
    const name = await heading();
    const top = (element: Element) => element.getBoundingClientRect().top;
    const business = main().getByText('Adom Keys');
    const [badge] = main().getAllByText('Verified Agent');
    await expect(top(business)).toBeGreaterThan(top(name));
    if (badge) await expect(top(badge)).toBeGreaterThan(top(business));
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
