import { offContract, outcomes, respondTo } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { currentUrl, goTo } from '../../../../testing/history';
import { showSlowNoticeImmediately } from '../common/stories/storySlowNotice';
import { PlansScreen } from './Plans';
import { heading, card, button, expectToast } from './storyPlans';

const meta = {
  title: 'Screens/Plans/Paying',
  component: PlansScreen,
  decorators: [wholeApp],
  parameters: { design: designs('plans'), kind: 'screen', route: '/plans' },
} satisfies Meta<typeof PlansScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The request bodies, in order. */
const requests: unknown[] = [];

function respondWith(body: () => object | Promise<object>) {
  return {
    handlers: {
      initializeSubscription: offContract('initializeSubscription', async ({ request }) => {
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
  },
  beforeEach: beforePayment,
  play: pay,
};

/** The payment URL comes in `redirect_url` instead of `authorization_url`. */
export const PaysAtRedirect: Story = {
  parameters: {
    session: 'agent-free',
    msw: respondWithUrl('redirect_url'),
  },
  beforeEach: beforePayment,
  play: pay,
};

/** After Back from the payment page, which restores this one from the cache, the buttons work again. */
export const BackFromPaying: Story = {
  ...Pays,
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
  parameters: { session: 'agent-free', msw: respondWith(() => ({ success: true })) },
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
};

/** Status 'success' without a URL is not a payment, since many servers send it in every response. */
export const SuccessWithoutUrl: Story = {
  parameters: {
    session: 'agent-free',
    msw: respondWith(() => ({ success: true, status: 'success' })),
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
        initializeSubscription: respondTo('initializeSubscription', async () => {
          await new Promise<void>((resolve) => {
            respond = resolve;
          });
          return { success: true, status: 'success', redirect_url: '/agent/dashboard' };
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
