import type { Agent } from '@efie/domain/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type within } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { CurrentPlanCard } from './CurrentPlanCard';
import { CurrentPlanCardSkeleton } from './CurrentPlanCardSkeleton';
import { namedOptions } from '../../../../testing/namedOptions';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const UNTIL = Date.parse('2026-12-14T09:00:00Z');
const SINCE = Date.parse('2026-10-14T09:00:00Z');

type PlanAgent = Pick<Agent, 'subscriptionType' | 'subscriptions' | 'listingLimit' | 'currentListings'>;

const pro: PlanAgent = {
  subscriptionType: 'Pro',
  subscriptions: [{ planCode: 'PLN_pro', name: 'Pro', expiresAt: UNTIL }],
  listingLimit: 10,
  currentListings: 7,
};
const premium: PlanAgent = {
  subscriptionType: 'PLN_premium',
  subscriptions: [{ planCode: 'PLN_premium', name: 'Premium', expiresAt: UNTIL }],
  listingLimit: null,
  currentListings: 23,
};
const free: PlanAgent = { subscriptionType: 'free', subscriptions: [], listingLimit: 3, currentListings: 1 };

const meta = {
  title: 'Cards/CurrentPlanCard',
  component: CurrentPlanCard,
  argTypes: {
    now: { control: 'date' },
    agent: namedOptions({
      Pro: pro,
      'Pro, limit reached': { ...pro, currentListings: 10 },
      Premium: premium,
      Free: free,
    }),
  },
  args: { agent: pro, now: NOW, plansHref: '/plans' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 344, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    design: designs('stat-and-plan', 'dashboard'),
    guide: {
      use: 'The agent’s own plan on the dashboard: name, listings used, end date, and links to the Plans screen.',
      avoid:
        'Not for choosing a plan (PlanCard), and not as the limit dialog. Use no other panel with the brand background on the same screen.',
      do: "Say how much is left: '7 of 10 listings used'.",
      dont: 'Do not show more than one gold button.',
      anatomy: ['label and plan name', 'bar of used listings', 'end date', 'buttons to upgrade or renew'],
      accessibility: [
        "A `group` named by 'Current plan' and the plan, with a heading of level 2. The bar is a `progressbar` whose value is read as words.",
      ],
      related: ['PlanCard', 'ProgressBar', 'ListingLimit'],
    } satisfies Guide,
  },
} satisfies Meta<typeof CurrentPlanCard>;
export default meta;

type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

async function expectActions(canvas: Canvas, ...names: string[]): Promise<void> {
  const links = canvas.getAllByRole('link');
  await expect(links.map((link: HTMLElement) => link.textContent)).toEqual(names);
  for (const link of links) await expect(link).toHaveAttribute('href', '/plans');
}

/** An agent on Pro has room for three more listings. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Current plan Pro' })).toBeVisible();
    await expect(
      canvas.getByText(
        (_, element) =>
          element?.tagName === 'P' &&
          element.textContent === '7 of 10 listings used. Active until 14 December 2026',
      ),
    ).toBeVisible();
    const meter = canvas.getByRole('progressbar', { name: 'Listings used' });
    await expect(meter).toHaveAttribute('aria-valuetext', '7 of 10 listings used');
    await expect(meter.firstElementChild?.getBoundingClientRect().width).toBeCloseTo(
      meter.clientWidth * 0.7,
      0,
    );
    await expectActions(canvas, 'View All Plans');
  },
};

/** Premium has no limit: text without a progress bar. */
export const Premium: Story = {
  tags: ['visual'],
  args: { agent: premium },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Premium' })).toBeVisible();
    await expect(canvas.getByText('Unlimited listings')).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expectActions(canvas, 'View All Plans');
  },
};

/** On Free the progress bar uses the agent's own limit. */
export const Free: Story = {
  args: { agent: free },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of 3 listings used')).toBeVisible();
    await expectActions(canvas, 'Upgrade to Premium', 'Upgrade to Pro', 'View All Plans');
  },
};

/** From 80 % of the limit the text is gold. */
export const NearLimit: Story = {
  tags: ['visual'],
  args: { agent: { ...pro, currentListings: 8 } },
  play: async ({ canvas }) => {
    const used = canvas.getByText('8 of 10 listings used');
    const line = used.parentElement;
    if (line === null) throw new Error('The usage text has no parent element.');
    await expect(getComputedStyle(used).color).not.toBe(getComputedStyle(line).color);
  },
};

/** The limit is reached: the text names the plan with room for more. */
export const LimitReached: Story = {
  args: { agent: { ...pro, currentListings: 10 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10 of 10 listings used. Upgrade to Premium to add more.')).toBeVisible();
  },
};

/** No plan has more room: the text says that the limit is reached. */
export const NoRoomAnywhere: Story = {
  args: { agent: { ...premium, listingLimit: 50, currentListings: 50 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('50 of 50 listings used. Limit reached.')).toBeVisible();
  },
};

/** After a change of plan there may be more listings than the limit: the bar is full and does not overflow. */
export const OverLimit: Story = {
  tags: ['visual'],
  args: { agent: { ...free, currentListings: 12 } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('12 listings, 9 more than Free holds. Upgrade to Premium to add more.'),
    ).toBeVisible();
    await expect(canvas.queryByText(/12 of 3/)).toBeNull();
    const meter = canvas.getByRole('progressbar');
    await expect(meter.firstElementChild?.clientWidth).toBe(meter.clientWidth);
  },
};

/** The subscription has expired and the agent is on Free again: one button. */
export const Expired: Story = {
  tags: ['visual'],
  args: {
    agent: {
      ...free,
      subscriptions: [
        { planCode: 'PLN_pro', name: 'Pro', expiresAt: SINCE },
        { planCode: 'PLN_pro', name: 'Pro', expiresAt: null },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Free' })).toBeVisible();
    await expect(canvas.getByText('Pro expired 14 October 2026')).toBeVisible();
    await expectActions(canvas, 'Renew Plan');
  },
};

/** The plan expired with more listings than Free holds: how many, and which renewal makes room again. */
export const ExpiredOverLimit: Story = {
  tags: ['visual'],
  args: {
    agent: {
      ...free,
      currentListings: 5,
      subscriptions: [{ planCode: 'PLN_pro', name: 'Pro', expiresAt: SINCE }],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('5 listings, 2 more than Free holds. Renew Pro to add more.'),
    ).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '5 listings, 2 more than Free holds. Renew Pro to add more.',
    );
    await expect(canvas.getByText('Pro expired 14 October 2026')).toBeVisible();
    await expectActions(canvas, 'Renew Plan');
  },
};

/** The server still reports Premium after the subscription expired: its plan is shown, with the date it expired. */
export const ExpiredPremium: Story = {
  args: {
    agent: {
      ...premium,
      subscriptions: [{ planCode: 'PLN_premium', name: 'Premium', expiresAt: SINCE }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Premium expired 14 October 2026')).toBeVisible();
    await expect(canvas.getByText('23 listings')).toBeVisible();
    await expect(canvas.queryByText('Unlimited listings')).toBeNull();
    await expectActions(canvas, 'View All Plans');
  },
};

/** Limit, count and date are missing: none of them is shown. */
export const NothingKnown: Story = {
  args: { agent: { ...pro, subscriptions: [], listingLimit: null, currentListings: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/listings|until/)).toBeNull();
    await expectActions(canvas, 'View All Plans');
  },
};

/** An unknown plan with a long name: it wraps and does not overlap the motif. */
export const UnknownPlan: Story = {
  args: {
    agent: {
      ...pro,
      subscriptionType: 'PLN_gold',
      subscriptions: [{ planCode: 'PLN_gold', name: 'Agency Enterprise of all Regions', expiresAt: UNTIL }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Agency Enterprise of all Regions' })).toBeVisible();
  },
};

/** The profile is loading. */
export const Loading: Story = {
  tags: ['visual'],
  parameters: { controls: { disable: true } },
  render: () => <CurrentPlanCardSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** On a phone the card fills the column. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
