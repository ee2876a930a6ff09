import { outcomes } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { currentUrl, goTo } from '../../../../testing/history';
import { showSlowNoticeImmediately } from '../common/stories/storySlowNotice';
import { PlansScreen } from './Plans';

const meta = {
  title: 'Screens/Plans',
  component: PlansScreen,
  decorators: [wholeApp],
  parameters: { route: '/plans' },
} satisfies Meta<typeof PlansScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const heading = () => screen.findByRole('heading', { level: 1, name: 'Room for every listing' });
const card = (name: 'Pro' | 'Premium') => within(screen.getByRole('region', { name }));
const button = (name: string) => within(screen.getByRole('main')).findByRole('button', { name });
const expectToast = (text: string | RegExp) =>
  waitFor(() => expect(document.querySelector('[data-toast-host]')?.parentElement).toHaveTextContent(text));

/** A guest compares the plans: two cards without a badge, the questions, and a link to the support. */
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
  parameters: { proves: ['C351'] },
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
  parameters: { session: 'user', proves: ['C351'] },
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
  parameters: { session: 'agent-pro-limit', proves: ['C347', 'C348', 'C349'] },
  play: async () => {
    await heading();
    await expect(await button('Current Plan')).toBeDisabled();
    await expect(card('Pro').getByText('Subscribed')).toBeVisible();
    await expect(card('Premium').queryByText('Subscribed')).toBeNull();
  },
};

/** An agent on Premium can switch to Pro. */
export const OnPremium: Story = {
  parameters: { session: 'agent-premium', proves: ['C347', 'C348'] },
  play: async () => {
    await heading();
    await expect(await button('Current Plan')).toBeDisabled();
    await expect(card('Premium').getByText('Subscribed')).toBeVisible();
    await expect(await button('Switch to Pro')).toBeEnabled();
  },
};

/** An expired plan is not the current plan and can be renewed. */
export const Expired: Story = {
  parameters: { session: 'agent-expired', proves: ['C350'] },
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

/** The request bodies, in order. */
const requests: unknown[] = [];

function respondWith(body: () => object | Promise<object>) {
  return {
    handlers: {
      initializeSubscription: http.post('*/api/subscribe/initialize', async ({ request }) => {
        requests.push(await request.json());
        return HttpResponse.json(await body());
      }),
    },
  };
}

const clearRequests = () => {
  requests.length = 0;
};

/** A URL that a story can navigate to without unloading: a fragment of its own document. */
const paymentUrl = () => `${window.location.href.split('#')[0] ?? ''}#pay`;

const respondWithUrl = (name: 'authorization_url' | 'redirect_url') =>
  respondWith(() => ({ success: true, [name]: paymentUrl() }));

const beforePayment = () => {
  clearRequests();
  return () => window.history.replaceState(null, '', window.location.href.split('#')[0] ?? '');
};

async function pay(): Promise<void> {
  await heading();
  const pro = await button('Upgrade to Pro');
  await userEvent.dblClick(pro);
  await expectToast('Redirecting to payment gateway for Pro subscription...');
  await waitFor(() => expect(window.location.hash).toBe('#pay'));
  await expect(requests).toEqual([{ plan_code: 'PLN_pro', email: 'agent.free@example.com' }]);
  await expect(pro).toHaveAttribute('aria-busy', 'true');
}

/** An agent presses Pro twice: one request, then the payment page. */
export const Pays: Story = {
  parameters: {
    session: 'agent-free',
    msw: respondWithUrl('authorization_url'),
    proves: ['C353', 'C354', 'C359'],
  },
  beforeEach: beforePayment,
  play: pay,
};

/** The payment URL comes in `redirect_url` instead of `authorization_url`. */
export const PaysAtRedirect: Story = {
  parameters: {
    session: 'agent-free',
    msw: respondWithUrl('redirect_url'),
    proves: ['C353', 'C355', 'C359'],
  },
  beforeEach: beforePayment,
  play: pay,
};

/** After Back from the payment page, which restores this one from the cache, the buttons work again. */
export const BackFromPaying: Story = {
  ...Pays,
  parameters: { ...Pays.parameters, proves: ['F129'] },
  play: async () => {
    await pay();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    const pro = await button('Upgrade to Pro');
    await waitFor(() => expect(pro).not.toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(pro);
    await waitFor(() => expect(requests).toHaveLength(2));
  },
};

/** The response has no payment URL yet. */
export const LinkComesLater: Story = {
  parameters: { session: 'agent-free', msw: respondWith(() => ({ success: true })), proves: ['C356'] },
  play: async () => {
    await heading();
    await userEvent.click(await button('Upgrade to Premium'));
    await expectToast(
      'Your Premium subscription is being processed. You will receive a payment link shortly.',
    );
    await waitFor(async () => expect(await button('Upgrade to Premium')).toBeEnabled());
  },
};

/** Already paid, for example in another tab: the dashboard opens. */
export const AlreadyPaid: Story = {
  parameters: {
    session: 'agent-free',
    msw: respondWith(() => ({ success: true, status: 'success', redirect_url: '/agent/dashboard' })),
    proves: ['C357'],
  },
  play: async () => {
    await heading();
    await userEvent.click(await button('Upgrade to Pro'));
    await expectToast('Payment successful! Redirecting to your dashboard...');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Room for every listing' })).toBeNull());
  },
};

const FAILED = 'Failed to initialize subscription. Please try again.';

/** The server fails: the card shows the error, and the button can be pressed again. */
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
    await expectToast(FAILED);
    await expect(card('Pro').getByText(FAILED)).toBeVisible();
    await expect(pro).toHaveAccessibleDescription(new RegExp(FAILED));
    await expect(card('Premium').queryByText(FAILED)).toBeNull();
    await waitFor(() => expect(pro).not.toHaveAttribute('aria-busy', 'true'));
  },
};

/** Offline: the toast mentions the connection. */
export const StartOffline: Story = {
  parameters: {
    session: 'agent-free',
    msw: { handlers: { initializeSubscription: outcomes.initializeSubscriptionOffline() } },
    proves: ['C358'],
  },
  play: async () => {
    await heading();
    await userEvent.click(await button('Upgrade to Pro'));
    await expectToast(FAILED);
    await expectToast('Check your connection.');
  },
};

const UNSAFE_LINK =
  'The payment link is not safe to open. Check your plan on your dashboard, or contact support.';

const rejectsUrl = (url: string): Story => ({
  parameters: {
    session: 'agent-free',
    msw: respondWith(() => ({ success: true, status: 'success', data: { authorization_url: url } })),
    proves: ['C358', 'F128'],
  },
  play: async () => {
    await heading();
    const pro = await button('Upgrade to Pro');
    await userEvent.click(pro);
    await expectToast(FAILED);
    await expectToast(UNSAFE_LINK);
    await expect(card('Pro').getByText(`${FAILED} ${UNSAFE_LINK}`)).toBeVisible();
    await expect(screen.queryByText(/Payment successful/)).toBeNull();
    await waitFor(() => expect(pro).not.toHaveAttribute('aria-busy', 'true'));
    await heading();
  },
});

/** A `javascript:` URL as the payment URL is an error, although the response says 'success'. */
export const HostileAddress: Story = rejectsUrl('javascript:alert(1)');

/** A payment URL with http instead of https is an error too. */
export const InsecurePaymentPage: Story = {
  ...rejectsUrl('http://checkout.example/1'),
  tags: ['visual'],
};

/** Status 'success' without a URL is not a payment, since many servers send it in every response. */
export const SuccessWithoutUrl: Story = {
  parameters: {
    session: 'agent-free',
    msw: respondWith(() => ({ success: true, status: 'success' })),
    proves: ['C356'],
  },
  play: async () => {
    await heading();
    await userEvent.click(await button('Upgrade to Pro'));
    await expectToast('Your Pro subscription is being processed. You will receive a payment link shortly.');
    await expect(screen.queryByText(/Payment successful/)).toBeNull();
  },
};

/** The agent's profile has no email address: nothing is sent. */
export const NoEmail: Story = {
  parameters: {
    session: 'agent-free',
    msw: {
      handlers: {
        ...respondWith(() => ({ success: true })).handlers,
        getOwnAgentProfile: outcomes.getOwnAgentProfileSuccess({
          success: true,
          data: { agent: { id: '103', fullName: 'Esi Quansah', email: '', subscriptionType: 'free' } },
        }),
      },
    },
    proves: ['C352'],
  },
  beforeEach: clearRequests,
  play: async () => {
    await heading();
    const message = 'Agent email not found. Please update your profile.';
    await waitFor(async () => {
      await userEvent.click(await button('Upgrade to Pro'));
      await expect(card('Pro').getByText(message)).toBeVisible();
    });
    await expectToast(message);
  },
};

/** A slow response: the button is busy, the other plan cannot be chosen, and the request can be canceled. */
export const Starting: Story = {
  parameters: {
    session: 'agent-free',
    msw: { handlers: { initializeSubscription: outcomes.initializeSubscriptionForever() } },
    proves: ['C359', 'F25'],
  },
  beforeEach: showSlowNoticeImmediately,
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

let respond: () => void = () => undefined;

/** Leaving while the request is in flight: its response does not navigate. */
export const LeftMeanwhile: Story = {
  parameters: {
    session: 'agent-free',
    msw: {
      handlers: {
        initializeSubscription: http.post('*/api/subscribe/initialize', async () => {
          await new Promise<void>((resolve) => {
            respond = resolve;
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
    await waitFor(() => expect(pro).not.toBeInTheDocument());
    respond();
    await screen.findByRole('heading', { level: 1, name: /./ });
    await expect(currentUrl()).toBe('/about');
  },
};
