import {
  offContract,
  outcomes,
  respondTo,
  serverCrash,
  wireListing,
  wirePayment,
  type OperationId,
} from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { AgentDashboardScreen } from './AgentDashboard';
import {
  card,
  cards,
  chooseLayout,
  expectToast,
  statCard,
  heading,
  seedBackend,
  listingsTitle,
  main,
  page,
  dashboardHandlers,
  sevenListings,
  villa,
  wireAma,
  backendState,
  expectPlan,
} from './storyDashboard';

const meta = {
  title: 'Screens/AgentDashboard/Failures',
  component: AgentDashboardScreen,
  decorators: [wholeApp],
  parameters: {
    design: designs('dashboard'),
    kind: 'screen',
    route: '/agent/dashboard',
    session: 'agent-premium',
  },
  beforeEach: seedBackend(),
} satisfies Meta<typeof AgentDashboardScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

let isServerDown = true;
const crashWhileDown = (id: OperationId) => (isServerDown ? serverCrash(id) : undefined);
const seedWithServerDown =
  (overrides: Parameters<typeof seedBackend>[0] = {}) =>
  () => {
    seedBackend(overrides)();
    isServerDown = true;
  };

/** The profile fails to load: a toast and an error, the listings still load with their views; Try again loads it. */
export const ProfileFailed: Story = {
  tags: ['slow'],
  parameters: {
    msw: dashboardHandlers({
      getOwnAgentProfile: respondTo(
        'getOwnAgentProfile',
        () => crashWhileDown('getOwnAgentProfile') ?? { data: { agent: backendState.agent } },
      ),
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
  tags: ['slow'],
  parameters: {
    msw: dashboardHandlers({
      listOwnProperties: respondTo(
        'listOwnProperties',
        () => crashWhileDown('listOwnProperties') ?? { data: { properties: backendState.listings } },
      ),
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
  tags: ['slow'],
  parameters: {
    msw: dashboardHandlers({
      listPayments: respondTo(
        'listPayments',
        () => crashWhileDown('listPayments') ?? { data: { payments: backendState.payments } },
      ),
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
  tags: ['slow'],
  parameters: { msw: dashboardHandlers() },
  beforeEach: () => {
    chooseLayout('cards');
    seedBackend({
      listings: Array.from({ length: 20 }, (_, index) =>
        wireListing(index + 1, { title: `Home ${index + 1}`, viewCount: 10 }),
      ),
      views: (id) => (id === '3' ? serverCrash('getPropertyViews') : 20),
    })();
  },
  play: async () => {
    await listingsTitle(20);
    await expect(await (await card('Home 2')).findByText('20 views')).toBeInTheDocument();
    await expect(await (await card('Home 3')).findByText('10 views')).toBeInTheDocument();
    await waitFor(() => expect(statCard('Total views')).toHaveTextContent('390'));
    await expect(cards()).toHaveLength(20);
  },
};

/** Offline: the greeting and the actions stay; one message for everything that failed, and one Try again. */
export const Offline: Story = {
  tags: ['visual'],
  parameters: { network: 'offline' },
  play: async () => {
    await heading('Hello, Akosua Frimpong');
    await expect(
      await main().findByRole('heading', { name: 'Your dashboard could not be loaded' }),
    ).toBeVisible();
    await expect(main().getByText('Check your connection, then try again.')).toBeVisible();
    await expect(main().getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
    await expect(main().queryByText('Could not be loaded')).toBeNull();
    await expect(main().queryByRole('heading', { name: 'Payment history' })).toBeNull();
    await expectToast('Check your connection.');
    await expect(main().getByRole('button', { name: 'Add Listing' })).toBeVisible();
    await expect(await main().findByRole('heading', { name: 'Quick Actions' })).toBeVisible();
  },
};

/** Everything failed: Try again loads everything, and focus moves to the listings. */
export const EverythingFailedOnce: Story = {
  tags: ['slow'],
  parameters: {
    msw: dashboardHandlers({
      getOwnAgentProfile: respondTo(
        'getOwnAgentProfile',
        () => crashWhileDown('getOwnAgentProfile') ?? { data: { agent: backendState.agent } },
      ),
      listOwnProperties: respondTo(
        'listOwnProperties',
        () => crashWhileDown('listOwnProperties') ?? { data: { properties: backendState.listings } },
      ),
      listPayments: respondTo(
        'listPayments',
        () => crashWhileDown('listPayments') ?? { data: { payments: backendState.payments } },
      ),
    }),
  },
  beforeEach: seedWithServerDown(),
  play: async () => {
    const title = await (await page()).findByRole('heading', { name: 'Your dashboard could not be loaded' });
    await expect(title).toBeVisible();
    isServerDown = false;
    await userEvent.click(main().getByRole('button', { name: 'Try again' }));
    await listingsTitle(7);
    await heading();
    await expectPlan('Pro', 'View All Plans');
    await expect(await main().findByText('EF-7K2Q91')).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-page-heading'));
  },
};

/** Extremely long text, markup and bidi overrides in every field: shown as text, without horizontal overflow. */
export const HostileText: Story = {
  tags: ['slow'],
  parameters: {
    msw: dashboardHandlers({
      listPayments: offContract('listPayments', () =>
        HttpResponse.json({
          data: {
            payments: [
              null,
              'x',
              {},
              { ...wirePayment(1), reference: 'EF-'.repeat(300), plan_name: 'Gold '.repeat(80) },
            ],
          },
        }),
      ),
    }),
  },
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
  tags: ['slow'],
  parameters: { scenario: 'hostile' },
  play: async () => {
    await heading('Hello, Akosua Frimpong');
    await expect(
      await (await page()).findByRole('heading', { level: 2, name: /^Property Listings \(\d/ }),
    ).toBeVisible();
  },
};

/** A guest is redirected to the agent login. */
export const SignedOut: Story = {
  parameters: { msw: dashboardHandlers(), session: 'guest' },
  play: async () => {
    await heading('Agent Login');
    await expect(backendState.requests).toEqual([]);
  },
};

/** The server rejects the token: redirect to the login with one toast, and no toasts for the failed requests. */
export const SessionExpired: Story = {
  parameters: {
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
