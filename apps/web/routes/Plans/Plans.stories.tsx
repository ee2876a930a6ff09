import { outcomes } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { addressNow, goTo } from '../../../../.storybook/history';
import { hasteSlowNotice } from '../parts/storyHaste';
import { Screen } from './Plans';

const meta = {
  title: 'Screens/Plans',
  component: Screen,
  parameters: { route: '/plans' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The screen's code comes on its first visit. */
const PATIENCE = { timeout: 5000 };

const heading = () => screen.findByRole('heading', { level: 1, name: 'Room for every listing' }, PATIENCE);
const card = (name: 'Pro' | 'Premium') => within(screen.getByRole('region', { name }));
const button = (name: string) => within(screen.getByRole('main')).findByRole('button', { name }, PATIENCE);
const said = (text: string | RegExp) =>
  waitFor(() => expect(document.querySelector('[data-toast-host]')?.parentElement).toHaveTextContent(text));

/** A guest compares the plans: two cards, no badge, what agents ask, and a way to ask more. */
export const Default: Story = {
  tags: ['visual'],
  parameters: { proves: ['C4', 'C341', 'C342', 'C343', 'C344', 'C345', 'C346'] },
  play: async () => {
    await heading();
    await expect(document.title).toBe('Plans | Efie');
    const page = within(screen.getByRole('main'));
    await expect(page.getAllByRole('heading', { level: 2 }).map((name) => name.textContent)).toEqual([
      'Pro',
      'Premium',
      'Questions agents ask',
    ]);
    await expect(card('Pro').getByText(/^GHS 50/)).toHaveTextContent('GHS 50 per month');
    await expect(card('Pro').getByText('Up to 10 listings')).toBeVisible();
    await expect(card('Premium').getByText(/^GHS 100/)).toHaveTextContent('GHS 100 per month');
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

/** The same on a phone: Pro first. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await heading();
    const place = (name: 'Pro' | 'Premium') => screen.getByRole('region', { name }).getBoundingClientRect();
    await expect(place('Pro').bottom).toBeLessThan(place('Premium').top);
  },
};

/** A guest chooses a plan: a plan is an agent's, so they are led to the agent login. */
export const GuestChooses: Story = {
  parameters: { proves: ['C351'] },
  play: async () => {
    await heading();
    await userEvent.click(await button('Upgrade to Pro'));
    await said('Please log in as an agent to subscribe to a plan.');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Room for every listing' })).toBeNull());
  },
};

/** A user is no agent either. */
export const UserChooses: Story = {
  ...GuestChooses,
  parameters: { session: 'user', proves: ['C351'] },
};

/** An agent on Free may choose either. */
export const FreeAgent: Story = {
  parameters: { session: 'agent-free' },
  play: async () => {
    await heading();
    await expect(await button('Upgrade to Pro')).toBeEnabled();
    await expect(await button('Upgrade to Premium')).toBeEnabled();
  },
};

/** An agent on Pro sees which plan is theirs. */
export const OnPro: Story = {
  parameters: { session: 'agent-pro-limit', proves: ['C347', 'C348', 'C349'] },
  play: async () => {
    await heading();
    await expect(await button('Current Plan')).toBeDisabled();
    await expect(card('Pro').getByText('Subscribed')).toBeVisible();
    await expect(card('Premium').queryByText('Subscribed')).toBeNull();
  },
};

/** An agent on Premium may go back to Pro. */
export const OnPremium: Story = {
  parameters: { session: 'agent-premium', proves: ['C347', 'C348'] },
  play: async () => {
    await heading();
    await expect(await button('Current Plan')).toBeDisabled();
    await expect(card('Premium').getByText('Subscribed')).toBeVisible();
    await expect(await button('Switch to Pro')).toBeEnabled();
  },
};

/** A plan that has run out is not current: it can be renewed. */
export const Expired: Story = {
  parameters: { session: 'agent-expired', proves: ['C350'] },
  play: async () => {
    await heading();
    await expect(await button('Renew Plan')).toBeEnabled();
    await expect(screen.queryByText('Subscribed')).toBeNull();
  },
};

/** The profile does not come: the plan is as it was at the last login, and nothing is broken. */
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

/** What the payment server was asked, call by call. */
const asked: unknown[] = [];

function answer(body: () => object | Promise<object>) {
  return {
    handlers: {
      initializeSubscription: http.post('*/api/subscribe/initialize', async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json(await body());
      }),
    },
  };
}

const forget = () => {
  asked.length = 0;
};

/** An address that a story can be sent to without leaving: a fragment of its own page. */
const payPage = () => `${window.location.href.split('#')[0] ?? ''}#pay`;

const paysAt = (name: 'authorization_url' | 'redirect_url'): Story => ({
  parameters: {
    session: 'agent-free',
    msw: answer(() => ({ success: true, [name]: payPage() })),
    proves: ['C353', name === 'authorization_url' ? 'C354' : 'C355', 'C359'],
  },
  beforeEach: () => {
    forget();
    return () => window.history.replaceState(null, '', window.location.href.split('#')[0] ?? '');
  },
  play: async () => {
    await heading();
    const pro = await button('Upgrade to Pro');
    await userEvent.dblClick(pro);
    await said('Redirecting to payment gateway for Pro subscription...');
    await waitFor(() => expect(window.location.hash).toBe('#pay'));
    await expect(asked).toEqual([{ plan_code: 'PLN_pro', email: 'agent.free@example.com' }]);
    await expect(pro).toHaveAttribute('aria-busy', 'true');
  },
});

/** An agent chooses Pro, twice by a nervous finger, and is led to the payment page once. */
export const Pays: Story = paysAt('authorization_url');

/** The same where the server names the address otherwise. */
export const PaysAtRedirect: Story = paysAt('redirect_url');

/** Back from the payment page: the buttons are alive again. */
export const BackFromPaying: Story = {
  ...Pays,
  parameters: { ...Pays.parameters, proves: ['F129'] },
  play: async (context) => {
    await Pays.play?.(context);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    const pro = await button('Upgrade to Pro');
    await waitFor(() => expect(pro).not.toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(pro);
    await waitFor(() => expect(asked).toHaveLength(2));
  },
};

/** The server has no address yet. */
export const LinkComesLater: Story = {
  parameters: { session: 'agent-free', msw: answer(() => ({ success: true })), proves: ['C356'] },
  play: async () => {
    await heading();
    await userEvent.click(await button('Upgrade to Premium'));
    await said('Your Premium subscription is being processed. You will receive a payment link shortly.');
    await waitFor(async () => expect(await button('Upgrade to Premium')).toBeEnabled());
  },
};

/** It was paid already, in another window: on to the dashboard. */
export const AlreadyPaid: Story = {
  parameters: {
    session: 'agent-free',
    msw: answer(() => ({ success: true, status: 'success', redirect_url: '/agent/dashboard' })),
    proves: ['C357'],
  },
  play: async () => {
    await heading();
    await userEvent.click(await button('Upgrade to Pro'));
    await said('Payment successful! Redirecting to your dashboard...');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Room for every listing' })).toBeNull());
  },
};

const FAILED = 'Failed to initialize subscription. Please try again.';

/** The server fails: the card says so, and the button can be pressed again. */
export const StartFailed: Story = {
  tags: ['visual'],
  parameters: {
    session: 'agent-free',
    msw: { handlers: { initializeSubscription: outcomes.initializeSubscriptionError(500) } },
    proves: ['C358'],
  },
  play: async () => {
    await heading();
    const pro = await button('Upgrade to Pro');
    await userEvent.click(pro);
    await said(FAILED);
    await expect(card('Pro').getByText(FAILED)).toBeVisible();
    await expect(pro).toHaveAccessibleDescription(new RegExp(FAILED));
    await expect(card('Premium').queryByText(FAILED)).toBeNull();
    await waitFor(() => expect(pro).not.toHaveAttribute('aria-busy', 'true'));
  },
};

/** No network: the person is told what to look at. */
export const StartOffline: Story = {
  parameters: {
    session: 'agent-free',
    msw: { handlers: { initializeSubscription: outcomes.initializeSubscriptionOffline() } },
    proves: ['C358'],
  },
  play: async () => {
    await heading();
    await userEvent.click(await button('Upgrade to Pro'));
    await said(FAILED);
    await said('Check your connection.');
  },
};

const UNSAFE_LINK =
  'The payment link is not safe to open. Check your plan on your dashboard, or contact support.';

const rejects = (url: string): Story => ({
  parameters: {
    session: 'agent-free',
    msw: answer(() => ({ success: true, status: 'success', data: { authorization_url: url } })),
    proves: ['C358', 'F128'],
  },
  play: async () => {
    await heading();
    const pro = await button('Upgrade to Pro');
    await userEvent.click(pro);
    await said(FAILED);
    await said(UNSAFE_LINK);
    await expect(card('Pro').getByText(`${FAILED} ${UNSAFE_LINK}`)).toBeVisible();
    await expect(screen.queryByText(/Payment successful/)).toBeNull();
    await waitFor(() => expect(pro).not.toHaveAttribute('aria-busy', 'true'));
    await heading();
  },
});

/** A script in place of a payment page: an error, although the server writes 'success' into every response. */
export const HostileAddress: Story = rejects('javascript:alert(1)');

/** The same with a payment page on plain http. */
export const InsecurePaymentPage: Story = {
  ...rejects('http://checkout.example/1'),
  tags: ['visual'],
};

/** A status alone is no payment: many servers write 'success' into every response. */
export const SuccessWithoutUrl: Story = {
  parameters: {
    session: 'agent-free',
    msw: answer(() => ({ success: true, status: 'success' })),
    proves: ['C356'],
  },
  play: async () => {
    await heading();
    await userEvent.click(await button('Upgrade to Pro'));
    await said('Your Pro subscription is being processed. You will receive a payment link shortly.');
    await expect(screen.queryByText(/Payment successful/)).toBeNull();
  },
};

/** The agent's record has no email address: nothing is sent. */
export const NoEmail: Story = {
  parameters: {
    session: 'agent-free',
    msw: {
      handlers: {
        ...answer(() => ({ success: true })).handlers,
        getOwnAgentProfile: outcomes.getOwnAgentProfileSuccess({
          success: true,
          data: { agent: { id: '103', fullName: 'Esi Quansah', email: '', subscriptionType: 'free' } },
        }),
      },
    },
    proves: ['C352'],
  },
  beforeEach: forget,
  play: async () => {
    await heading();
    const sentence = 'Agent email not found. Please update your profile.';
    await waitFor(async () => {
      await userEvent.click(await button('Upgrade to Pro'));
      await expect(card('Pro').getByText(sentence)).toBeVisible();
    }, PATIENCE);
    await said(sentence);
  },
};

/** The payment server takes its time: the button says so, nothing else can be started, and it can be given up. */
export const Starting: Story = {
  parameters: {
    session: 'agent-free',
    msw: { handlers: { initializeSubscription: outcomes.initializeSubscriptionForever() } },
    proves: ['C359', 'F25'],
  },
  beforeEach: hasteSlowNotice,
  play: async () => {
    const title = await heading();
    const pro = await button('Upgrade to Pro');
    await userEvent.click(pro);
    await waitFor(() => expect(pro).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(await button('Upgrade to Premium'));
    await expect(await button('Upgrade to Premium')).not.toHaveAttribute('aria-busy', 'true');
    await userEvent.click(await button('Cancel'));
    await waitFor(() => expect(pro).not.toHaveAttribute('aria-busy', 'true'));
    await expect(title).toHaveFocus();
    await expect(card('Pro').queryByText(FAILED)).toBeNull();
  },
};

let answerLate: () => void = () => undefined;

/** Who leaves while the payment is being started stays where they went, whatever the answer. */
export const LeftMeanwhile: Story = {
  parameters: {
    session: 'agent-free',
    msw: {
      handlers: {
        initializeSubscription: http.post('*/api/subscribe/initialize', async () => {
          await new Promise<void>((resolve) => {
            answerLate = resolve;
          });
          return HttpResponse.json({ success: true, status: 'success', redirect_url: '/agent/dashboard' });
        }),
      },
    },
  },
  play: async () => {
    await heading();
    const pro = await button('Upgrade to Pro');
    await userEvent.click(pro);
    await waitFor(() => expect(pro).toHaveAttribute('aria-busy', 'true'));
    await goTo('/about');
    await waitFor(() => expect(pro).not.toBeInTheDocument(), PATIENCE);
    answerLate();
    await screen.findByRole('heading', { level: 1, name: /./ }, PATIENCE);
    await expect(addressNow()).toBe('/about');
  },
};
