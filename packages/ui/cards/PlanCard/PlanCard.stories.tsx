import type { Agent } from '@efie/domain/account';
import { PLANS, type Plan } from '@efie/domain/plans';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { PlanCard } from './PlanCard';
import { namedOptions } from '../../../../testing/namedOptions';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const DAY = 86_400_000;

function planNamed(name: Plan['name']): Plan {
  const plan = PLANS.find((candidate) => candidate.name === name);
  if (plan === undefined) throw new Error(`PLANS has no plan named ${name}.`);
  return plan;
}

const onPlan = (
  planCode: string,
  days: number,
  subscriptionType = planCode,
): Pick<Agent, 'subscriptionType' | 'subscriptions'> => ({
  subscriptionType,
  subscriptions: [{ planCode, name: '', expiresAt: NOW + days * DAY }],
});
const free = { subscriptionType: 'free', subscriptions: [] };

const meta = {
  title: 'Cards/PlanCard',
  component: PlanCard,
  argTypes: {
    plan: namedOptions(Object.fromEntries(PLANS.map((plan) => [plan.name, plan]))),
    now: { control: 'date' },
    agent: namedOptions({
      'Guest, user or agent on Free': null,
      'Agent on Pro': onPlan('PLN_pro', 23),
      'Agent on Premium': onPlan('PLN_premium', 23, 'Premium'),
      'Agent whose Pro has ended': onPlan('PLN_pro', -38, 'free'),
    }),
  },
  args: { plan: planNamed('Pro'), agent: null, now: NOW, onChoose: fn() },
  decorators: [
    (Story) => (
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
          gap: 16,
          maxInlineSize: 1232,
          padding: 16,
        }}
      >
        <Story />
      </div>
    ),
  ],
  parameters: {
    design: designs('plans'),
    guide: {
      use: 'One plan on sale, on the Plans screen: name, price, limit, features, and a button whose label depends on the agent’s plan.',
      avoid:
        'Not for the plan an agent has (CurrentPlanCard), and not with a feature that the product does not have.',
      do: "Let the label follow the agent's plan: Upgrade, Renew, Current Plan.",
      dont: 'Do not promise a feature that the product does not have.',
      anatomy: [
        'name and Subscribed mark',
        'price per month',
        'listing limit',
        'features',
        'error, if any',
        'button',
      ],
      accessibility: [
        'A region named by the plan, with a heading of level 2. The button is described by the plan and by an error. The payment being started is `aria-busy`.',
      ],
      related: ['CurrentPlanCard', 'ListingLimit'],
    } satisfies Guide,
  },
} satisfies Meta<typeof PlanCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A guest or a user sees Pro: no badge, and Upgrade to Pro. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    const card = within(canvas.getByRole('region', { name: 'Pro' }));
    await expect(card.getByText(/^GHS 50/).parentElement).toHaveTextContent('GHS 50 per month');
    await expect(card.getByText('Up to 10 listings')).toBeVisible();
    await expect(card.queryByText('Subscribed')).toBeNull();
    await userEvent.tab();
    await expect(card.getByRole('button', { name: 'Upgrade to Pro' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith({ plan: args.plan });
  },
};

/** Premium has the brand background with the motif in its corner. */
export const Premium: Story = {
  tags: ['visual'],
  args: { plan: planNamed('Premium') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^GHS 100/).parentElement).toHaveTextContent('GHS 100 per month');
    await expect(canvas.getByText('Unlimited listings')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Upgrade to Premium' })).toBeVisible();
  },
};

const Both = (args: Story['args'] & React.ComponentProps<typeof PlanCard>) => (
  <>
    <PlanCard {...args} plan={planNamed('Pro')} />
    <PlanCard {...args} plan={planNamed('Premium')} />
  </>
);

/** An agent on Free sees both plans. */
export const FreeAgent: Story = {
  args: { agent: free },
  render: Both,
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button');
    await expect(buttons.map((button) => button.textContent)).toEqual([
      'Upgrade to Pro',
      'Upgrade to Premium',
    ]);
  },
};

/** An agent on Pro: a badge and a disabled button on Pro, and Upgrade to Premium. */
export const OnPro: Story = {
  tags: ['visual'],
  args: { agent: onPlan('PLN_pro', 23) },
  render: Both,
  play: async ({ canvas }) => {
    const pro = within(canvas.getByRole('region', { name: 'Pro' }));
    await expect(pro.getByText('Subscribed')).toBeVisible();
    await expect(pro.getByRole('button', { name: 'Current Plan' })).toBeDisabled();
    await expect(canvas.getAllByText('Subscribed')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Upgrade to Premium' })).toBeEnabled();
  },
};

/** An agent on Premium can switch to Pro. */
export const OnPremium: Story = {
  args: { agent: onPlan('PLN_premium', 23, 'Premium') },
  render: Both,
  play: async ({ canvas }) => {
    const premium = within(canvas.getByRole('region', { name: 'Premium' }));
    await expect(premium.getByText('Subscribed')).toBeVisible();
    await expect(premium.getByRole('button', { name: 'Current Plan' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Switch to Pro' })).toBeEnabled();
  },
};

/** The subscription has expired: the same plan can be renewed. */
export const Expired: Story = {
  args: { agent: onPlan('PLN_pro', -38, 'free') },
  render: Both,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Subscribed')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Renew Plan' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Upgrade to Premium' })).toBeEnabled();
  },
};

/** The payment is being started: a second press does nothing. */
export const Starting: Story = {
  args: { isStarting: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: /Upgrade to Pro/ });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/** The payment could not be started: the card says why, and the button can be pressed again. */
export const Failed: Story = {
  args: { error: 'Failed to initialize subscription. Please try again.' },
  render: Both,
  play: async ({ canvas }) => {
    const pro = canvas.getByRole('button', { name: 'Upgrade to Pro' });
    await expect(pro).toHaveAccessibleDescription('Pro Failed to initialize subscription. Please try again.');
    await expect(pro).toBeEnabled();
  },
};

/** On a phone Premium has no motif. */
export const Phone: Story = {
  args: { agent: onPlan('PLN_pro', 23) },
  render: Both,
  globals: { viewport: { value: 'phone' } },
};
