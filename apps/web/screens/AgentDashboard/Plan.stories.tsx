import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { pressBack } from '../../../../testing/history';
import { AgentDashboardScreen } from './AgentDashboard';
import {
  button,
  findRequests,
  heading,
  seedBackend,
  listingsTitle,
  main,
  expectNoDialog,
  findDialog,
  dashboardHandlers,
  sevenListings,
  wireAma,
  expectPlan,
} from './storyDashboard';

const meta = {
  title: 'Screens/AgentDashboard/Plan',
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

/** An agent who is not verified: no statistics, no badge, no view counts and no requests for them. */
export const NotVerified: Story = {
  parameters: { msw: dashboardHandlers(), session: 'agent-not-verified' },
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
  parameters: { msw: dashboardHandlers() },
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
  parameters: { msw: dashboardHandlers() },
  beforeEach: seedBackend({ agent: wireAma({ currentListings: 10 }), listings: sevenListings.slice(0, 1) }),
  play: async () => {
    await heading();
    await expect(
      await main().findByText(/^10 of 10 listings used\. Upgrade to Premium to add more\./),
    ).toBeVisible();
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
  tags: ['slow'],
  parameters: { msw: dashboardHandlers() },
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
    await expect(
      main().getByText('7 listings, 4 more than Free holds. Renew Premium to add more.'),
    ).toBeVisible();
  },
};

/** A plan that is unknown to this build shows the name from its subscription. */
export const UnknownPlan: Story = {
  tags: ['slow'],
  parameters: { msw: dashboardHandlers() },
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
