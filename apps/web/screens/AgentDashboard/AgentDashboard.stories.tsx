import { outcomes, wireListing, wirePayment } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { showSlowNoticeImmediately } from '../common/stories/storySlowNotice';
import { AgentDashboardScreen } from './AgentDashboard';
import {
  button,
  chooseLayout,
  findRequests,
  card,
  cards,
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
  expectPlan,
} from './storyDashboard';

const meta = {
  title: 'Screens/AgentDashboard',
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

/** The dashboard of a verified agent on the Pro plan. */
export const Default: Story = {
  tags: ['visual'],
  parameters: {
    msw: dashboardHandlers(),
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
    const actions = within(await main().findByRole('region', { name: 'Quick Actions' }));
    await expect(actions.getByRole('button', { name: 'Add New Listing' })).toBeVisible();
    await expect(actions.getByRole('link', { name: 'Edit Profile' })).toBeVisible();
    await expect(actions.getByRole('link', { name: 'View Public Profile' })).toHaveAttribute(
      'href',
      '/agent/profile/101',
    );

    await expect(cards()).toHaveLength(7);
    const first = await card(villa.title);
    await expect(first.getByRole('img', { name: /^Villa in Accra, picture 1 of/ })).toBeInTheDocument();
    for (const text of ['Active', 'Villa · For Rent', 'Listed 3 November 2026'])
      await expect(first.getByText(text)).toBeVisible();
    await expect(first.getByText('Greater Accra').parentElement).toHaveTextContent(
      'Lagos Avenue, East Legon, Accra, Greater Accra',
    );
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
    await expect(first.getByText(/GH₵ 9,500/).parentElement).toHaveTextContent('GH₵ 9,500 per month');
    await expect(first.getByRole('link', { name: 'View' })).toHaveAttribute('href', '/property/31');
    await expect(first.getByRole('button', { name: 'Edit' })).toBeVisible();
    for (const status of ['Rented', 'Inactive', 'Sold', /^Land/])
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
  tags: ['slow'],
  parameters: {
    msw: dashboardHandlers({
      getOwnAgentProfile: outcomes.getOwnAgentProfileForever(),
      listOwnProperties: outcomes.listOwnPropertiesForever(),
    }),
  },
  beforeEach: showSlowNoticeImmediately,
  play: async () => {
    await expect(await (await page()).findByText('This is taking longer than usual.')).toBeVisible();
    await userEvent.click(main().getByRole('button', { name: 'Cancel' }));
    await expect(await main().findByRole('heading', { name: 'Properties were not loaded' })).toBeVisible();
    await userEvent.click(await button('Cancel'));
    await expect(await main().findByText('Your profile and plan were not loaded.')).toBeVisible();
    await expect(await heading('Hello, Akosua Frimpong')).toHaveFocus();
    for (const tryAgain of main().getAllByRole('button', { name: 'Try again' }))
      await userEvent.click(tryAgain);
    await expect(await main().findByText('Loading your dashboard')).toBeInTheDocument();
    await expect(main().queryByText('Your profile and plan were not loaded.')).toBeNull();
  },
};

/** An agent on Premium with 60 listings, as cards, and 30 payments: pages of 24, and view counts of visible listings only. */
export const Many: Story = {
  tags: ['slow'],
  parameters: { msw: dashboardHandlers() },
  beforeEach: () => {
    chooseLayout('cards');
    seedBackend({
      agent: wireAma({
        subscriptionType: 'PLN_premium',
        listingLimit: null,
        currentListings: 60,
        subscriptions: [{ plan_code: 'PLN_premium', name: 'Premium', expires_at: '2026-12-14T09:00:00Z' }],
      }),
      listings: Array.from({ length: 60 }, (_, index) =>
        wireListing(index + 1, {
          title: `Home ${index + 1}`,
          status: 'active',
          viewCount: 10,
          // The same for all, so that they stay in this order.
          createdAt: '2026-11-03T09:00:00Z',
        }),
      ),
      payments: Array.from({ length: 30 }, (_, index) => wirePayment(index + 1)),
      views: () => 20,
    })();
  },
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
  parameters: {
    design: designs('dashboard-empty'),
    msw: dashboardHandlers(),
  },
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
  tags: ['slow'],
  parameters: { msw: dashboardHandlers() },
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

/** Edit opens its dialog; when it closes, focus returns to the button. */
export const Editing: Story = {
  tags: ['slow'],
  parameters: { design: designs('edit-property-dialog'), msw: dashboardHandlers() },
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

/** The status of a card is being saved: its menu offers no other one. */
export const CardSaving: Story = {
  tags: ['slow'],
  parameters: { msw: dashboardHandlers({ updateProperty: outcomes.updatePropertyForever() }) },
  play: async () => {
    const menu = await button(`More actions for ${villa.title}`);
    await userEvent.click(menu);
    await userEvent.click(await button('Mark as Rented'));
    await userEvent.click(menu);
    await expect(await button('Duplicate')).toBeVisible();
    await expect(main().queryByRole('button', { name: /^Mark as/ })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};

/** On a phone: one column, payments as blocks. */
export const Phone: Story = {
  tags: ['slow'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { msw: dashboardHandlers() },
  play: async () => {
    await listingsTitle(7);
    const leftEdges = cards().map((element) => element.getBoundingClientRect().left);
    await expect(new Set(leftEdges).size).toBe(1);
    const history = within(await main().findByRole('table', { name: 'Payment history' }));
    await expect(history.getAllByRole('row')).toHaveLength(4);
    await expect(history.getByText('EF-5M8D40')).toBeVisible();
  },
};
