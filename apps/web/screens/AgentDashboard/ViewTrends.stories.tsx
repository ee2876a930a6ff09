import { recordViewCounts } from '@efie/api';
import { demoAccount, wireListing } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { AgentDashboardScreen } from './AgentDashboard';
import { dashboardHandlers, listingsTitle, main, seedBackend, wireAma } from './storyDashboard';

const listings = [
  wireListing(1, {
    title: 'Villa in Osu',
    status: 'active',
    viewCount: 120,
    createdAt: '2026-09-03T09:00:00Z',
  }),
  wireListing(2, {
    title: 'Flat in Tema',
    status: 'active',
    viewCount: 60,
    createdAt: '2026-09-03T09:00:00Z',
  }),
];

// The account that is signed in, so that the stored counts are its own.
const { id, email } = demoAccount('agent-premium');
const agent = wireAma({ id, email });

const meta = {
  title: 'Screens/AgentDashboard/Views over time',
  component: AgentDashboardScreen,
  decorators: [wholeApp],
  parameters: {
    design: designs('dashboard'),
    kind: 'screen',
    route: '/agent/dashboard',
    session: 'agent-premium',
    msw: dashboardHandlers(),
  },
  beforeEach: seedBackend({ listings, agent }),
} satisfies Meta<typeof AgentDashboardScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const panel = async () => within(await main().findByRole('region', { name: 'Views over time' }));

/** Stores counts of 19 November, as a visit on that day did. */
function visitEarlier(counts: Readonly<Record<string, number>>): void {
  recordViewCounts(new Map(Object.entries(counts)));
  const { owner, value } = JSON.parse(localStorage.getItem('efie-view-history') ?? '') as {
    owner: string;
    value: [number, unknown][];
  };
  const earlier = value.map(([day, views]) => [day - 2, views]);
  localStorage.setItem('efie-view-history', JSON.stringify({ owner, value: earlier }));
}

/** The first visit stores the counts, and one line says so. */
export const FirstVisit: Story = {
  tags: ['slow'],
  play: async () => {
    await listingsTitle(2);
    await expect(await main().findByText(/^Views are counted from today on this device\./)).toBeVisible();
    await expect(localStorage.getItem('efie-view-history')).toMatch(/\{"1":120,"2":60\}/);
  },
};

/** A later visit: the change, the chart, and the listings that gained the most. */
export const LaterVisit: Story = {
  tags: ['slow'],
  beforeEach: () => visitEarlier({ 1: 90, 2: 52 }),
  play: async () => {
    await listingsTitle(2);
    const views = await panel();
    await expect(await views.findByText('+38 views since Thursday')).toBeVisible();
    await expect(
      views.getByRole('img', {
        name: '38 new views from 19 November 2026 to 21 November 2026, at most 19 a day',
      }),
    ).toBeVisible();
    await userEvent.click(views.getByText('Views by listing'));
    await expect(views.getByText('120 views. +30 views since Thursday')).toBeVisible();
    await expect(views.getByRole('link', { name: 'Villa in Osu' })).toHaveAttribute('href', '/property/1');
  },
};

/** An agent who is not verified sees no views, and none are stored. */
export const NotVerified: Story = {
  tags: ['slow'],
  beforeEach: seedBackend({ listings, agent: wireAma({ verificationStatus: 'pending' }) }),
  play: async () => {
    await listingsTitle(2);
    await expect(main().queryByRole('region', { name: 'Views over time' })).toBeNull();
    await expect(localStorage.getItem('efie-view-history')).toBeNull();
  },
};
