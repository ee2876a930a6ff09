import { outcomes, wireListing, wirePayment } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { goTo, pressBack } from '../../../../testing/history';
import { showSlowNoticeImmediately } from '../common/stories/storySlowNotice';
import { AgentDashboardScreen } from './AgentDashboard';
import {
  openDeleteDialog,
  button,
  findRequests,
  card,
  cards,
  expectToast,
  statCard,
  heading,
  seedBackend,
  listingsTitle,
  main,
  expectNoDialog,
  findDialog,
  page,
  dashboardHandlers,
  sevenListings,
  villa,
  wireAma,
  backendState,
} from './storyDashboard';

const meta = {
  title: 'Screens/AgentDashboard',
  component: AgentDashboardScreen,
  decorators: [wholeApp],
  parameters: { route: '/agent/dashboard', session: 'agent-premium' },
  beforeEach: seedBackend(),
} satisfies Meta<typeof AgentDashboardScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const QUESTION = `Are you sure you want to delete "${villa.title}"? This action cannot be undone.`;
const [, block, modern] = sevenListings;

/** Checks the labels of the plan card's actions, which all link to the plans. */
async function expectPlan(name: string, ...actions: readonly string[]): Promise<void> {
  const plan = within(await (await page()).findByRole('group', { name: `Current plan ${name}` }));
  const links = plan.getAllByRole('link');
  await expect(links.map((link) => link.textContent)).toEqual(actions);
  for (const link of links) await expect(link).toHaveAttribute('href', '/plans');
}

/** The dashboard of a verified agent on the Pro plan. */
export const Default: Story = {
  tags: ['visual'],
  parameters: {
    msw: dashboardHandlers(),
    proves: [
      'C9',
      'C361',
      'C362',
      'C363',
      'C364',
      'C365',
      'C366',
      'C367',
      'C370',
      'C372',
      'C373',
      'C374',
      'C375',
      'C376',
      'C378',
      'C380',
      'C382',
      'C384',
      'C386',
      'C387',
      'C388',
      'C389',
      'C390',
      'C391',
      'C392',
      'C393',
      'C394',
      'C395',
      'C396',
      'C397',
      'C399',
    ],
  },
  play: async () => {
    await heading();
    await expect(document.title).toBe('Dashboard | Efie');
    await listingsTitle(7);
    await expect(main().getByText('Verified Agent')).toBeVisible();
    for (const link of main().getAllByRole('link', { name: 'Edit Profile' }))
      await expect(link).toHaveAttribute('href', '/agent/edit-profile');
    await expect(main().getByRole('button', { name: 'Add Listing' })).toBeVisible();

    await waitFor(() => expect(statCard('Total views')).toHaveTextContent('8,496'));
    await expect(statCard('Active listings')).toHaveTextContent('4');
    await expect(statCard('Rented')).toHaveTextContent('1');
    await expect(statCard('Sold')).toHaveTextContent('1');

    await expectPlan('Pro', 'View All Plans');
    await expect(main().getByText(/^7 of 10 listings used/)).toBeVisible();
    const profile = within(main().getByRole('region', { name: 'Ama Owusu-Mensah' }));
    for (const text of [
      'Adom Keys',
      'Accra Metropolitan, Greater Accra',
      'ama@adomkeys.example',
      '+233 24 555 0142',
    ])
      await expect(profile.getByText(text)).toBeVisible();
    await expect(profile.getByText(/^I look after family homes/)).toBeVisible();
    const actions = within(main().getByRole('region', { name: 'Quick Actions' }));
    await expect(actions.getByRole('button', { name: 'Add New Listing' })).toBeVisible();
    await expect(actions.getByRole('link', { name: 'Edit Profile' })).toBeVisible();
    await expect(actions.getByRole('link', { name: 'View Public Profile' })).toHaveAttribute(
      'href',
      '/agent/profile/101',
    );

    await expect(cards()).toHaveLength(7);
    const first = await card(villa.title);
    await expect(first.getByRole('img', { name: /^Villa in Accra, picture 1 of/ })).toBeInTheDocument();
    for (const text of [
      'Active',
      'Villa',
      'Lagos Avenue, East Legon, Accra, Greater Accra',
      'Listed 3 November 2026',
    ])
      await expect(first.getByText(text)).toBeVisible();
    for (const text of [
      '1,284 views',
      `${villa.images.length} photos`,
      '5 bedrooms',
      '5 bathrooms',
      '3 parking spaces',
    ])
      await expect(first.getByText(text)).toBeInTheDocument();
    await expect(first.getByText('4,200 sq ft')).toBeVisible();
    await expect(first.getByText(/^Five bedrooms behind a planted wall/)).toBeVisible();
    await expect(first.getByText(/GH₵ 9,500/)).toHaveTextContent('GH₵ 9,500 per month');
    await expect(first.getByRole('link', { name: 'View' })).toHaveAttribute('href', '/property/31');
    await expect(first.getByRole('button', { name: 'Edit' })).toBeVisible();
    for (const status of ['Rented', 'Inactive', 'Sold', 'Land'])
      await expect(main().getAllByText(status).length).toBeGreaterThan(0);
    await expect(findRequests('/views')).toHaveLength(7);

    const history = within(await main().findByRole('table', { name: 'Payment history' }));
    await expect(history.getAllByRole('row')).toHaveLength(4);
    await expect(history.getByText('EF-7K2Q91')).toBeVisible();
    await expect(history.getByText('Failed')).toBeVisible();
  },
};

/** All requests are in flight: skeletons, and one loading message for screen readers. */
export const Loading: Story = {
  tags: ['visual'],
  parameters: {
    proves: ['C360', 'C385'],
    msw: {
      handlers: {
        getOwnAgentProfile: outcomes.getOwnAgentProfileForever(),
        listOwnProperties: outcomes.listOwnPropertiesForever(),
        listPayments: outcomes.listPaymentsForever(),
      },
    },
  },
  play: async () => {
    await heading('Hello, Akosua Frimpong');
    await expect(await main().findByText('Loading your dashboard')).toBeInTheDocument();
    const listings = main().getByRole('region', { name: 'Property Listings' });
    await expect(listings.querySelectorAll('[data-skeleton]')).toHaveLength(3);
    for (const label of ['Active listings', 'Total views', 'Rented', 'Sold'])
      await expect(statCard(label)).toHaveTextContent(`${label}, loading`);
    await expect(main().queryByRole('article')).toBeNull();
    await expect(await main().findByRole('table', { name: 'Payment history' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** The requests are slow: the agent cancels the listings, then the profile, and loads both again. */
export const SlowAnswer: Story = {
  parameters: {
    proves: ['F25'],
    msw: dashboardHandlers({
      getOwnAgentProfile: outcomes.getOwnAgentProfileForever(),
      listOwnProperties: outcomes.listOwnPropertiesForever(),
    }),
  },
  beforeEach: showSlowNoticeImmediately,
  play: async () => {
    await expect(await (await page()).findByText('This is taking long.')).toBeVisible();
    await userEvent.click(main().getByRole('button', { name: 'Cancel' }));
    await expect(await main().findByRole('heading', { name: 'Properties were not loaded' })).toBeVisible();
    await userEvent.click(await button('Cancel'));
    await expect(await main().findByText('Your profile and plan were not loaded.')).toBeVisible();
    await expect(await heading('Hello, Akosua Frimpong')).toHaveFocus();
    const [tryAgain] = main().getAllByRole('button', { name: 'Try again' });
    if (tryAgain) await userEvent.click(tryAgain);
    await expect(await main().findByText('Loading your dashboard')).toBeInTheDocument();
    await expect(main().queryByText('Your profile and plan were not loaded.')).toBeNull();
  },
};

/** An agent who is not verified: no statistics, no badge, no view counts and no requests for them. */
export const NotVerified: Story = {
  parameters: { msw: dashboardHandlers(), proves: ['C365', 'C371', 'C389'], session: 'agent-not-verified' },
  beforeEach: seedBackend({
    agent: wireAma({ id: '106', verificationStatus: 'pending' }),
    listings: sevenListings.slice(0, 2),
  }),
  play: async () => {
    await listingsTitle(2);
    await heading();
    await expect(main().queryByText('Verified Agent')).toBeNull();
    await expect(main().queryByRole('region', { name: 'Your figures' })).toBeNull();
    await expect(main().queryByText(/views$/)).toBeNull();
    await expect(findRequests('/views')).toEqual([]);
    await expect(main().getByRole('link', { name: 'View Public Profile' })).toHaveAttribute(
      'href',
      '/agent/profile/106',
    );
  },
};

/** An agent on Free with one listing left presses Add Listing twice: the form opens once. */
export const FreeNearLimit: Story = {
  parameters: { msw: dashboardHandlers(), proves: ['C369', 'C377', 'C381', 'C382', 'F41'] },
  beforeEach: seedBackend({
    agent: wireAma({
      subscriptionType: 'free',
      subscriptions: [],
      listingLimit: 3,
      currentListings: 2,
      bio: null,
      profileImage: null,
    }),
    listings: sevenListings.slice(0, 2),
    payments: [],
  }),
  play: async () => {
    await listingsTitle(2);
    await expectPlan('Free', 'Upgrade to Premium', 'Upgrade to Pro', 'View All Plans');
    await expect(main().getByText('2 of 3 listings used')).toBeVisible();
    const profile = within(main().getByRole('region', { name: 'Ama Owusu-Mensah' }));
    await expect(profile.getByText('AO')).toBeVisible();
    await expect(profile.queryByText(/^I look after/)).toBeNull();
    for (const name of ['Add Listing', 'Add New Listing']) {
      const addButton = await button(name);
      addButton.click();
      addButton.click();
      await waitFor(() => expect(screen.queryByText('Quick Actions')).toBeNull());
      await expect(screen.queryByRole('dialog')).toBeNull();
      await pressBack();
      await heading();
    }
  },
};

/** At the listing limit, both Add buttons open the limit dialog. */
export const AtLimit: Story = {
  parameters: { msw: dashboardHandlers(), proves: ['C368', 'C377'] },
  beforeEach: seedBackend({ agent: wireAma({ currentListings: 10 }), listings: sevenListings.slice(0, 1) }),
  play: async () => {
    await heading();
    await expect(await main().findByText(/^10 of 10 listings used. Limit reached/)).toBeVisible();
    for (const name of ['Add Listing', 'Add New Listing']) {
      const addButton = await button(name);
      await userEvent.click(addButton);
      const dialog = within(await findDialog('Listing Limit Reached'));
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await expectNoDialog('dialog');
      await waitFor(() => expect(addButton).toHaveFocus());
    }
  },
};

/** The paid plan has expired and the agent is on Free again; the latest of several subscriptions is shown. */
export const ExpiredPlan: Story = {
  parameters: { msw: dashboardHandlers(), proves: ['C379', 'C382', 'C383', 'F127'] },
  beforeEach: seedBackend({
    listings: sevenListings.slice(0, 1),
    agent: wireAma({
      subscriptionType: 'free',
      listingLimit: 3,
      subscriptions: [
        { plan_code: 'PLN_pro', name: 'Pro', expires_at: '2026-03-01T09:00:00Z' },
        { plan_code: 'PLN_premium', name: 'Premium', expires_at: '2026-10-14T09:00:00Z' },
        { plan_code: 'PLN_pro', name: 'Pro', expires_at: 'soon' },
      ],
    }),
  }),
  play: async () => {
    await expectPlan('Free', 'Renew Plan');
    await expect(main().getByText('Premium expired 14 October 2026')).toBeVisible();
  },
};

/** A plan that is unknown to this build shows the name from its subscription. */
export const UnknownPlan: Story = {
  parameters: { msw: dashboardHandlers(), proves: ['C381', 'F127'] },
  beforeEach: seedBackend({
    listings: sevenListings.slice(0, 1),
    agent: wireAma({
      subscriptionType: 'PLN_gold',
      subscriptions: [{ plan_code: 'PLN_gold', name: 'Agency Gold', expires_at: '2027-01-02T09:00:00Z' }],
    }),
  }),
  play: async () => {
    await expectPlan('Agency Gold', 'Upgrade to Premium', 'Upgrade to Pro', 'View All Plans');
  },
};

/** An agent on Premium with 60 listings and 30 payments: pages of 24, and view counts of visible listings only. */
export const Many: Story = {
  parameters: { msw: dashboardHandlers(), proves: ['C380', 'C390'] },
  beforeEach: seedBackend({
    agent: wireAma({
      subscriptionType: 'PLN_premium',
      listingLimit: null,
      currentListings: 60,
      subscriptions: [{ plan_code: 'PLN_premium', name: 'Premium', expires_at: '2026-12-14T09:00:00Z' }],
    }),
    listings: Array.from({ length: 60 }, (_, index) =>
      wireListing(index + 1, { title: `Home ${index + 1}`, status: 'active', viewCount: 10 }),
    ),
    payments: Array.from({ length: 30 }, (_, index) => wirePayment(index + 1)),
    views: () => 20,
  }),
  play: async () => {
    await listingsTitle(60);
    await expectPlan('Premium', 'View All Plans');
    await expect(main().getByText(/^Unlimited listings/)).toBeVisible();
    await waitFor(() => expect(cards()).toHaveLength(24));
    await waitFor(() => expect(statCard('Total views')).toHaveTextContent('840'));
    await expect(findRequests('/views')).toHaveLength(24);
    await expect(await main().findByText('Page 1 of 3, showing 60 properties')).toBeVisible();
    await userEvent.click(main().getByRole('link', { name: 'Page 3' }));
    await waitFor(() => expect(cards()).toHaveLength(12));
    await expect((await card('Home 49')).getByRole('link', { name: 'View' })).toBeVisible();
    await waitFor(() => expect(statCard('Total views')).toHaveTextContent('960'));
    await expect(findRequests('/views')).toHaveLength(36);

    const history = await main().findByRole('table', { name: 'Payment history' });
    await expect(within(history).getAllByRole('row')).toHaveLength(25);
    await userEvent.click(main().getByRole('button', { name: 'Show older payments' }));
    await expect(within(history).getAllByRole('row')).toHaveLength(31);
  },
};

/** A new agent without listings or payments; the first-listing button opens the limit dialog when the limit is 0. */
export const Empty: Story = {
  tags: ['visual'],
  parameters: { msw: dashboardHandlers(), proves: ['C377', 'C384', 'C398', 'C399'] },
  beforeEach: seedBackend({
    agent: wireAma({
      fullName: 'Efua Asante',
      businessName: 'Coastline Lettings',
      verificationStatus: 'pending',
      subscriptionType: 'free',
      subscriptions: [],
      listingLimit: 0,
      currentListings: 0,
      bio: '',
      profileImage: null,
    }),
    listings: [],
    payments: [],
  }),
  play: async () => {
    await listingsTitle(0);
    await expect(main().getByRole('heading', { level: 3, name: 'No Properties Listed Yet' })).toBeVisible();
    await expect(await main().findByText('No payments yet')).toBeVisible();
    await heading('Hello, Efua Asante');
    await userEvent.click(main().getByRole('button', { name: 'Add Your First Property' }));
    const dialog = within(await findDialog('Listing Limit Reached'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expectNoDialog('dialog');
  },
};

/** A single listing without photos or description. */
export const OneListing: Story = {
  parameters: { msw: dashboardHandlers(), proves: ['C386'] },
  beforeEach: seedBackend({
    listings: [
      { ...wireListing(40, { title: 'Studio in Osu', propertyType: 'studio' }), images: [], description: '' },
    ],
  }),
  play: async () => {
    await listingsTitle(1);
    const studio = await card('Studio in Osu');
    await expect(studio.getByRole('img', { name: /no picture$/ })).toBeVisible();
    await expect(studio.queryByText(/photo/)).toBeNull();
  },
};

let isServerDown = true;
/** Fails with status 500 while the server is down, else returns the body. */
const failWhileDown = (path: string, body: () => object) =>
  http.get(`*${path}`, () =>
    isServerDown ? new HttpResponse('<h1>Stack trace</h1>', { status: 500 }) : HttpResponse.json(body()),
  );
const seedWithServerDown =
  (overrides: Parameters<typeof seedBackend>[0] = {}) =>
  () => {
    seedBackend(overrides)();
    isServerDown = true;
  };

/** The profile fails to load: a toast and an error, the listings still load with their views; Try again loads it. */
export const ProfileFailed: Story = {
  parameters: {
    proves: ['C400', 'F125'],
    msw: dashboardHandlers({
      getOwnAgentProfile: failWhileDown('/api/agent/profile', () => ({
        data: { agent: backendState.agent },
      })),
    }),
  },
  beforeEach: seedWithServerDown({ listings: sevenListings.slice(0, 2) }),
  play: async () => {
    await expectToast('Failed to load agent profile data');
    await heading('Hello, Akosua Frimpong');
    await expect(screen.queryByText(/Stack trace/)).toBeNull();
    await expect(await main().findByText('Your profile and plan could not be loaded.')).toBeVisible();
    await listingsTitle(2);
    await expect(await (await card(villa.title)).findByText('1,284 views')).toBeInTheDocument();
    await expect(main().getByRole('link', { name: 'View Public Profile' })).toHaveAttribute(
      'href',
      '/agent/profile/101',
    );
    isServerDown = false;
    await userEvent.click(main().getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await heading()).toHaveFocus());
    await expectPlan('Pro', 'View All Plans');
  },
};

/** The listings fail to load: a toast and errors in the statistics, profile and payments still load; Try again works. */
export const ListingsFailed: Story = {
  parameters: {
    proves: ['C401', 'F125'],
    msw: dashboardHandlers({
      listOwnProperties: failWhileDown('/api/agent/properties', () => ({
        data: { properties: backendState.listings },
      })),
    }),
  },
  beforeEach: seedWithServerDown(),
  play: async () => {
    await expectToast('Failed to load property listings');
    await heading();
    await expect(
      await main().findByRole('heading', { name: 'Properties could not be loaded' }),
    ).toBeVisible();
    await expect(statCard('Active listings')).toHaveTextContent('Could not be loaded');
    await expectPlan('Pro', 'View All Plans');
    await expect(await main().findByText('EF-7K2Q91')).toBeVisible();
    isServerDown = false;
    await userEvent.click(main().getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await listingsTitle(7)).toHaveFocus());
  },
};

/** The payments fail to load: an empty list, no toast, and Try again. */
export const PaymentsFailed: Story = {
  parameters: {
    proves: ['C402', 'F125'],
    msw: dashboardHandlers({
      listPayments: failWhileDown('/api/agent/payments', () => ({ payments: backendState.payments })),
    }),
  },
  beforeEach: seedWithServerDown({ listings: sevenListings.slice(0, 1) }),
  play: async () => {
    await listingsTitle(1);
    const history = await main().findByRole('table', { name: 'Payment history' });
    await waitFor(() => expect(history).toHaveTextContent('No payments to show'));
    await expect(main().getByText('Payments could not be loaded.')).toBeVisible();
    await expect(screen.queryByRole('region', { name: 'Notices' })?.textContent ?? '').toBe('');
    isServerDown = false;
    await userEvent.click(main().getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(within(history).getAllByRole('row')).toHaveLength(4));
    await waitFor(() => expect(main().getByRole('heading', { name: 'Payment history' })).toHaveFocus());
  },
};

/** One of twenty view requests fails: the card and the total use the listing's own view count. */
export const OneViewsCallFailed: Story = {
  parameters: { msw: dashboardHandlers(), proves: ['F125', 'C390'] },
  beforeEach: seedBackend({
    listings: Array.from({ length: 20 }, (_, index) =>
      wireListing(index + 1, { title: `Home ${index + 1}`, viewCount: 10 }),
    ),
    views: (id) => (id === '3' ? new Response(null, { status: 500 }) : 20),
  }),
  play: async () => {
    await listingsTitle(20);
    await expect(await (await card('Home 2')).findByText('20 views')).toBeInTheDocument();
    await expect(await (await card('Home 3')).findByText('10 views')).toBeInTheDocument();
    await waitFor(() => expect(statCard('Total views')).toHaveTextContent('390'));
    await expect(cards()).toHaveLength(20);
  },
};

/** Offline: the greeting still shows, and each section has its own error. */
export const Offline: Story = {
  parameters: { proves: ['C400', 'C401', 'C402', 'F125', 'F23'], network: 'offline' },
  play: async () => {
    await heading('Hello, Akosua Frimpong');
    await expect(await main().findByText('Check your connection, then try again.')).toBeVisible();
    await expect(
      await main().findByText('Your profile and plan could not be loaded. Check your connection.'),
    ).toBeVisible();
    await expect(await main().findByText('No payments to show')).toBeVisible();
    await expectToast('Check your connection.');
    await expect(main().getByRole('button', { name: 'Add Listing' })).toBeVisible();
  },
};

/** Extremely long text, markup and bidi overrides in every field: shown as text, without horizontal overflow. */
export const HostileText: Story = {
  parameters: { msw: dashboardHandlers(), proves: ['F48'] },
  beforeEach: seedBackend({
    agent: wireAma({
      fullName: 'Kwabena'.repeat(1430),
      businessName: '"><svg onload=alert(1)>'.repeat(40),
      email: `${'a'.repeat(240)}@example.com`,
      phone: '0'.repeat(400),
      district: 'Sekyere '.repeat(100),
      bio: '\u202E<b>شقة</b> '.repeat(400),
      subscriptionType: 'Gold'.repeat(100),
    }),
    listings: [
      { ...villa, title: '<script>alert(1)</script> \u202Eemoh', description: 'x'.repeat(9000) },
      { ...wireListing(50), title: 'Maisonette'.repeat(1000), price: Number.MAX_SAFE_INTEGER },
    ],
    payments: [
      null,
      'x',
      {},
      { ...wirePayment(1), reference: 'EF-'.repeat(300), plan_name: 'Gold '.repeat(80) },
    ],
    views: () => Number.MAX_SAFE_INTEGER,
  }),
  play: async () => {
    await heading(/^Hello, KwabenaKwabena/);
    await listingsTitle(2);
    const root = document.documentElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
    const titles = main().getAllByRole('heading');
    for (const title of titles) await expect(title.getBoundingClientRect().height).toBeLessThan(300);
    await expect(document.querySelector('main b, main script')).toBeNull();
  },
};

/** Responses that violate the contract: readable data is still shown. */
export const HostileWorld: Story = {
  parameters: { scenario: 'hostile' },
  play: async () => {
    await heading('Hello, Akosua Frimpong');
    await expect(
      await (await page()).findByRole('heading', { level: 2, name: /^Property Listings \(\d/ }),
    ).toBeVisible();
  },
};

/** Edit opens its dialog; when it closes, focus returns to the button. */
export const Editing: Story = {
  parameters: { msw: dashboardHandlers(), proves: ['C388'] },
  beforeEach: seedBackend({ listings: sevenListings.slice(0, 2) }),
  play: async () => {
    await listingsTitle(2);
    const editButton = (await card(villa.title)).getByRole('button', { name: 'Edit' });
    await userEvent.click(editButton);
    await findDialog('Edit Property');
    await userEvent.keyboard('{Escape}');
    await expectNoDialog('dialog');
    await waitFor(() => expect(editButton).toHaveFocus());
  },
};

/** The confirmation dialog over the page. Cancel closes it and sends nothing. */
export const DeleteDialog: Story = {
  tags: ['visual'],
  parameters: { msw: dashboardHandlers(), proves: ['C403', 'C404'] },
  beforeEach: seedBackend({ listings: sevenListings.slice(0, 2) }),
  play: async () => {
    await listingsTitle(2);
    const dialog = await openDeleteDialog(villa.title);
    await expect(dialog.getByText(QUESTION)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expectNoDialog();
    await waitFor(async () => expect(await button(`Delete ${villa.title}`)).toHaveFocus());
    await expect(findRequests('DELETE')).toEqual([]);
    await expect(cards()).toHaveLength(2);
    await openDeleteDialog(villa.title);
  },
};

let respond: () => void = () => undefined;

/** Confirmed with two quick clicks: 'Deleting...', one request, the counts drop, and focus moves to the next card. */
export const Deleting: Story = {
  parameters: {
    proves: ['C404', 'C405', 'C406', 'C407', 'F123'],
    msw: dashboardHandlers({
      deleteProperty: http.delete('*/api/agent/properties/:id', async ({ params }) => {
        backendState.requests.push(`DELETE ${String(params['id'])}`);
        await new Promise<void>((resolve) => {
          respond = resolve;
        });
        backendState.agent = wireAma({ currentListings: 6 });
        return HttpResponse.json({ success: true });
      }),
    }),
  },
  play: async () => {
    await listingsTitle(7);
    await waitFor(() => expect(statCard('Total views')).toHaveTextContent('8,496'));
    const dialog = await openDeleteDialog(villa.title);
    const confirmButton = dialog.getByRole('button', { name: 'Delete Property' });
    confirmButton.click();
    confirmButton.click();
    await waitFor(() => expect(confirmButton).toHaveTextContent('Deleting...'));
    await waitFor(() => expect(findRequests('DELETE')).toEqual(['DELETE 31']));
    respond();
    await expectNoDialog();
    await expectToast('Property has been successfully deleted.');
    await listingsTitle(6);
    await expect(cards()).toHaveLength(6);
    await expect(main().queryByText(villa.title)).toBeNull();
    const nextCardLink = await (await page()).findByRole('link', { name: block?.title ?? '' });
    await waitFor(() => expect(nextCardLink).toHaveFocus());
    await expect(statCard('Active listings')).toHaveTextContent('3');
    await expect(statCard('Total views')).toHaveTextContent('7,212');
    // The profile is requested again.
    await expect(await main().findByText(/^6 of 10 listings used/)).toBeVisible();
    await expect(findRequests('DELETE')).toHaveLength(1);
    await expect(findRequests('/views')).toHaveLength(7);
  },
};

/** A cached public list is loaded again after the deletion, without the deleted listing. */
export const DeletedForAll: Story = {
  parameters: {
    route: '/listings',
    // The app's stale time, so that only invalidated queries are loaded again.
    freshFor: 60_000,
    proves: ['C407'],
    msw: dashboardHandlers({
      listProperties: http.get('*/api/properties', () =>
        HttpResponse.json({ success: true, data: { properties: backendState.listings } }),
      ),
    }),
  },
  beforeEach: seedBackend({ listings: sevenListings.slice(0, 2) }),
  play: async () => {
    await card(villa.title);
    await goTo('/agent/dashboard');
    await listingsTitle(2);
    const dialog = await openDeleteDialog(villa.title);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Property' }));
    await expectNoDialog();
    await listingsTitle(1);
    await goTo('/listings');
    // Until this heading renders, the dashboard is still on the screen.
    await screen.findByRole('heading', { level: 1, name: 'Rental Properties' });
    await card(block?.title ?? '');
    await waitFor(() => expect(main().queryByRole('article', { name: villa.title })).toBeNull());
    await expect(main().getAllByRole('article')).toHaveLength(1);
  },
};

/** The last listing is deleted: the empty state, with focus on the heading. */
export const DeletingTheLast: Story = {
  parameters: { msw: dashboardHandlers(), proves: ['C398', 'C407', 'F123'] },
  beforeEach: seedBackend({ listings: [villa] }),
  play: async () => {
    await listingsTitle(1);
    const dialog = await openDeleteDialog(villa.title);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Property' }));
    await expectNoDialog();
    await waitFor(async () => expect(await listingsTitle(0)).toHaveFocus());
    await expect(main().getByRole('heading', { name: 'No Properties Listed Yet' })).toBeVisible();
  },
};

/** The server rejects the deletion: a toast, the card stays, and focus returns to its button. */
export const DeleteFailed: Story = {
  parameters: {
    proves: ['C408', 'F123'],
    msw: dashboardHandlers({ deleteProperty: outcomes.deletePropertyError(500) }),
  },
  beforeEach: seedBackend({ listings: sevenListings.slice(0, 2) }),
  play: async () => {
    await listingsTitle(2);
    const dialog = await openDeleteDialog(villa.title);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Property' }));
    await expectNoDialog();
    await expectToast('Failed to delete property');
    await listingsTitle(2);
    await waitFor(async () => expect(await button(`Delete ${villa.title}`)).toHaveFocus());
  },
};

/** The listing was already deleted on another device (404): its card is removed. */
export const DeletedElsewhere: Story = {
  parameters: {
    proves: ['F123'],
    msw: dashboardHandlers({ deleteProperty: outcomes.deletePropertyError(404) }),
  },
  beforeEach: seedBackend({ listings: sevenListings.slice(0, 3) }),
  play: async () => {
    await listingsTitle(3);
    const title = modern?.title ?? '';
    const dialog = await openDeleteDialog(title);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Property' }));
    await expectNoDialog();
    await expectToast('Property has been successfully deleted.');
    await listingsTitle(2);
    await expect(main().queryByRole('article', { name: title })).toBeNull();
  },
};

/** A guest is redirected to the agent login. */
export const SignedOut: Story = {
  parameters: { msw: dashboardHandlers(), proves: ['C23'], session: 'guest' },
  play: async () => {
    await heading('Agent Login');
    await expect(backendState.requests).toEqual([]);
  },
};

/** The server rejects the token: redirect to the login with one toast, and no toasts for the failed requests. */
export const SessionExpired: Story = {
  parameters: {
    proves: ['F11'],
    msw: dashboardHandlers({
      getOwnAgentProfile: outcomes.getOwnAgentProfileError(401),
      listOwnProperties: outcomes.listOwnPropertiesError(401),
    }),
  },
  play: async () => {
    await heading('Agent Login');
    await expectToast('Session expired');
    await expect(screen.queryByText(/^Failed to load/)).toBeNull();
    await expect(localStorage.getItem('agentToken')).toBeNull();
  },
};

/** The token is rejected while a listing is being deleted. */
export const SessionExpiredAtDelete: Story = {
  parameters: {
    proves: ['F11'],
    msw: dashboardHandlers({ deleteProperty: outcomes.deletePropertyError(401) }),
  },
  beforeEach: seedBackend({ listings: sevenListings.slice(0, 1) }),
  play: async () => {
    await listingsTitle(1);
    const dialog = await openDeleteDialog(villa.title);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Property' }));
    await heading('Agent Login');
    await expectToast('Session expired');
    await expect(screen.queryByText('Failed to delete property')).toBeNull();
  },
};

/** On a phone: one column, payments as blocks. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { msw: dashboardHandlers(), proves: ['C399'] },
  play: async () => {
    await listingsTitle(7);
    const leftEdges = cards().map((element) => element.getBoundingClientRect().left);
    await expect(new Set(leftEdges).size).toBe(1);
    const history = within(await main().findByRole('table', { name: 'Payment history' }));
    await expect(history.getAllByRole('row')).toHaveLength(4);
    await expect(history.getByText('EF-5M8D40')).toBeVisible();
  },
};
