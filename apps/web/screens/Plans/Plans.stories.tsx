import { outcomes } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { PlansScreen } from './Plans';
import { heading, card, button, expectToast } from './storyPlans';

const meta = {
  title: 'Screens/Plans',
  component: PlansScreen,
  decorators: [wholeApp],
  parameters: { design: designs('plans'), kind: 'screen', route: '/plans' },
} satisfies Meta<typeof PlansScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A guest compares the plans: two cards without a badge, the questions, and a link to the support. */
export const Default: Story = {
  tags: ['visual'],
  play: async () => {
    await heading();
    await expect(document.title).toBe('Plans | Efie');
    const page = within(screen.getByRole('main'));
    await expect(page.getAllByRole('heading', { level: 2 }).map((name) => name.textContent)).toEqual([
      'Pro',
      'Premium',
      'Questions agents ask',
    ]);
    await expect(
      card('Pro')
        .getByText(/^GHS 50/)
        .closest('p'),
    ).toHaveTextContent('GHS 50 per month');
    await expect(card('Pro').getByText('Up to 10 listings')).toBeVisible();
    await expect(
      card('Premium')
        .getByText(/^GHS 100/)
        .closest('p'),
    ).toHaveTextContent('GHS 100 per month');
    await expect(card('Premium').getByText('Unlimited listings')).toBeVisible();
    await expect(page.queryByText('Subscribed')).toBeNull();
    await expect(page.getByText(/the change takes effect immediately/)).toBeVisible();
    await expect(page.getByText('Yes. Tell us within 30 days and we return your payment.')).toBeVisible();
    await userEvent.click(page.getByText('What happens when my plan expires?'));
    await expect(
      page.getByText('Your listings stay. You cannot add more than your plan allows.'),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
      'href',
      'mailto:hello@efie.example',
    );
  },
};

/** On a phone the cards are stacked, Pro first. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await heading();
    const boxOf = (name: 'Pro' | 'Premium') => screen.getByRole('region', { name }).getBoundingClientRect();
    await expect(boxOf('Pro').bottom).toBeLessThan(boxOf('Premium').top);
  },
};

/** A guest who chooses a plan is sent to the agent login. */
export const GuestChooses: Story = {
  play: async () => {
    await heading();
    await userEvent.click(await button('Upgrade to Pro'));
    await expectToast('Please log in as an agent to subscribe to a plan.');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Room for every listing' })).toBeNull());
  },
};

/** A user who chooses a plan is sent to the agent login too. */
export const UserChooses: Story = {
  ...GuestChooses,
  parameters: { session: 'user' },
};

/** An agent on Free can choose either plan. */
export const FreeAgent: Story = {
  parameters: { session: 'agent-free' },
  play: async () => {
    await heading();
    await expect(await button('Upgrade to Pro')).toBeEnabled();
    await expect(await button('Upgrade to Premium')).toBeEnabled();
  },
};

/** An agent on Pro sees it marked as the current plan. */
export const OnPro: Story = {
  parameters: { session: 'agent-pro-limit' },
  play: async () => {
    await heading();
    await expect(await button('Current Plan')).toBeDisabled();
    await expect(card('Pro').getByText('Subscribed')).toBeVisible();
    await expect(card('Premium').queryByText('Subscribed')).toBeNull();
  },
};

/** An agent on Premium can switch to Pro. */
export const OnPremium: Story = {
  parameters: { session: 'agent-premium' },
  play: async () => {
    await heading();
    await expect(await button('Current Plan')).toBeDisabled();
    await expect(card('Premium').getByText('Subscribed')).toBeVisible();
    await expect(await button('Switch to Pro')).toBeEnabled();
  },
};

/** An expired plan is not the current plan and can be renewed. */
export const Expired: Story = {
  parameters: { session: 'agent-expired' },
  play: async () => {
    await heading();
    await expect(await button('Renew Plan')).toBeEnabled();
    await expect(screen.queryByText('Subscribed')).toBeNull();
  },
};

/** The profile fails to load: the plan stored at the last login is used. */
export const ProfileFailed: Story = {
  parameters: {
    session: 'agent-free',
    msw: { handlers: { getOwnAgentProfile: outcomes.getOwnAgentProfileError(500) } },
  },
  play: async () => {
    await heading();
    await expect(await button('Upgrade to Pro')).toBeEnabled();
  },
};
