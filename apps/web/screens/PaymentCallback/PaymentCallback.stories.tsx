import { offContract, outcomes, respondTo } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, type JsonBodyType } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { currentUrl, goTo, pressBack } from '../../../../testing/history';
import { showSlowNoticeImmediately } from '../common/stories/storySlowNotice';
import { followHeaderLink } from '../common/stories/storyHeader';
import { heading, main } from '../common/stories/storyScreen';
import { holdTimer, watchTimer } from '../common/stories/storyTimer';
import { PaymentCallbackScreen } from './PaymentCallback';

/** Called with the reference of each request. */
const verifiedReferences = fn<(reference: string | null) => void>();

/** A handler that sends these responses in order and repeats the last one. */
function respondWith(...responses: readonly (JsonBodyType | Response)[]) {
  return {
    verifyPayment: offContract('verifyPayment', ({ request }) => {
      verifiedReferences(new URL(request.url).searchParams.get('reference'));
      const response = responses[Math.min(verifiedReferences.mock.calls.length, responses.length) - 1];
      return response instanceof Response ? response.clone() : HttpResponse.json(response);
    }),
  };
}

const PAID = { success: true, status: 'success', redirect_url: '/agent/dashboard' };

const meta = {
  title: 'Screens/PaymentCallback',
  component: PaymentCallbackScreen,
  decorators: [wholeApp],
  parameters: {
    design: designs('payment-verifying'),
    kind: 'screen',
    route: '/payment/callback?reference=EF-7K2Q91B',
    session: 'agent-free',
  },
  beforeEach: () => {
    verifiedReferences.mockClear();
  },
} satisfies Meta<typeof PaymentCallbackScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const SUCCESS = 'Payment successful! Redirecting to dashboard...';
const FAILED = 'Payment verification failed.';
const NOT_VERIFIED = 'Your payment could not be verified yet.';
const REQUEST_FAILED = 'An error occurred while verifying payment.';

const tryAgainButton = () => main().getByRole('button', { name: 'Try again' });
const backToPlansLink = () => main().getByRole('link', { name: 'Back to Plans' });
const expectRequests = (times: number) => expect(verifiedReferences).toHaveBeenCalledTimes(times);
const expectNoSuccess = () => expect(screen.queryByText(/Payment successful/)).toBeNull();

async function expectNotVerified(...messages: readonly string[]) {
  const title = await heading(NOT_VERIFIED);
  await waitFor(() => expect(title).toHaveAccessibleDescription(messages.join(' ')));
  await waitFor(() => expect(tryAgainButton()).not.toHaveAttribute('aria-busy'));
  await expectNoSuccess();
}

/** While the payment is being verified, after the return from the payment page. */
export const Verifying: Story = {
  tags: ['visual'],
  parameters: {
    msw: { handlers: { verifyPayment: outcomes.verifyPaymentForever() } },
    proves: ['C17', 'C522'],
  },
  play: async () => {
    await expect(await heading('Verifying your payment')).toBeVisible();
    await expect(main().getByText('Keep this page open. It usually takes a few seconds.')).toBeVisible();
    await expect(main().queryByRole('button')).toBeNull();
    await expect(document.title).toBe('Verifying Payment | Efie');
  },
};

/** Paid: a confirmation, and after 2 s, not earlier, a redirect that replaces this history entry with the dashboard. */
export const Paid: Story = {
  parameters: {
    design: designs('payment-success'),
    msw: { handlers: respondWith(PAID) },
    proves: ['C524', 'C527', 'C528', 'F132'],
  },
  play: async () => {
    const redirectTimer = watchTimer(2000);
    const startedAt = performance.now();
    const success = await heading(SUCCESS);
    await expect(success).toHaveFocus();
    await expect(success).toHaveTextContent(SUCCESS);
    await expect(document.title).toBe('Payment Successful | Efie');
    await expect(main().getByRole('progressbar', { name: 'Going to the dashboard' })).toBeVisible();
    await expect(redirectTimer.isSet()).toBe(true);
    await expect(verifiedReferences.mock.calls).toEqual([['EF-7K2Q91B']]);
    await waitFor(() => expect(currentUrl()).toBe('/agent/dashboard'));
    // Measured from before the response, so a slow machine can only lengthen the time.
    await expect(performance.now() - startedAt).toBeGreaterThan(1990);
    await pressBack();
    await expect(currentUrl()).toBe('/agent/dashboard');
    await expectRequests(1);
  },
};

/** The success panel, without the redirect. */
export const PaidPanel: Story = {
  tags: ['visual'],
  parameters: { design: designs('payment-success'), msw: { handlers: respondWith(PAID) } },
  beforeEach: () => holdTimer(2000),
  play: async () => {
    await expect(await heading(SUCCESS)).toBeVisible();
  },
};

/** Paid, without a redirect URL in the response and in StrictMode: one request, then the dashboard. */
export const PaidOnce: Story = {
  parameters: {
    design: designs('payment-success'),
    isStrict: true,
    msw: { handlers: respondWith({ status: 'success' }) },
    proves: ['C526', 'C530'],
  },
  play: async () => {
    await heading(SUCCESS);
    await waitFor(() => expect(currentUrl()).toBe('/agent/dashboard'));
    await expectRequests(1);
  },
};

/** A redirect URL on another site: only its path is followed. The plans then show the new plan. */
export const LedElsewhere: Story = {
  parameters: {
    design: designs('payment-success'),
    route: '/plans',
    msw: {
      handlers: {
        ...respondWith({ ...PAID, redirect_url: 'https://evil.example//plans?x=1#y' }),
        getOwnAgentProfile: respondTo('getOwnAgentProfile', () => ({
          success: true,
          data: {
            agent: {
              id: '103',
              fullName: 'Esi Quansah',
              email: 'agent.free@example.com',
              subscriptionType: verifiedReferences.mock.calls.length === 0 ? 'free' : 'Pro',
              subscriptions: [{ plan_code: 'PLN_pro', name: 'Pro', expires_at: '2026-12-21T10:00:00Z' }],
            },
          },
        })),
      },
    },
    proves: ['C529', 'F132'],
  },
  play: async () => {
    await heading('Room for every listing');
    await expect(await main().findByRole('button', { name: 'Upgrade to Pro' })).toBeVisible();
    await goTo('/payment/callback?reference=EF-7K2Q91B');
    await heading(SUCCESS);
    await waitFor(() => expect(currentUrl()).toBe('/plans?x=1'));
    await expect(window.location.hostname).not.toBe('evil.example');
    await expect(await main().findByRole('button', { name: 'Current Plan' })).toBeDisabled();
    await expect(main().getByText('Subscribed')).toBeVisible();
  },
};

/** Leaving within the 2 s after the payment cancels the redirect; coming back sends no second request. */
export const LeftAfterPaying: Story = {
  parameters: { msw: { handlers: respondWith(PAID) }, proves: ['C526', 'F132'] },
  play: async () => {
    const redirectTimer = watchTimer(2000);
    await heading(SUCCESS);
    await expect(redirectTimer.isCleared()).toBe(false);
    await followHeaderLink('About');
    await waitFor(() => expect(currentUrl()).toBe('/about'));
    await waitFor(() => expect(redirectTimer.isCleared()).toBe(true));
    await pressBack();
    await heading(SUCCESS);
    await waitFor(() => expect(currentUrl()).toBe('/agent/dashboard'));
    await expectRequests(1);
  },
};

/** The payment failed: the message, the reference to quote, and a link back to the plans. */
export const Failed: Story = {
  parameters: {
    design: designs('payment-failed'),
    msw: { handlers: respondWith({ success: false, status: 'failed' }) },
    proves: ['C531', 'C533'],
  },
  play: async () => {
    const failed = await heading(FAILED);
    await expect(failed).toHaveFocus();
    await expect(failed).toHaveAccessibleDescription(
      'If money left your account, contact us with the reference EF-7K2Q91B.',
    );
    await expect(main().getByText('EF-7K2Q91B')).toHaveStyle({ 'user-select': 'all' });
    await expect(main().queryByRole('button', { name: 'Try again' })).toBeNull();
    await expectNoSuccess();
    await userEvent.click(backToPlansLink());
    await waitFor(() => expect(currentUrl()).toBe('/plans'));
    await expectRequests(1);
  },
};

/** The payment failed with the server's message. */
export const FailedWithMessage: Story = {
  tags: ['visual'],
  parameters: {
    design: designs('payment-failed'),
    msw: { handlers: respondWith({ success: false, message: 'The payment was cancelled.' }) },
    proves: ['C531'],
  },
  play: async () => {
    await expect(await heading('The payment was cancelled.')).toBeVisible();
    await expect(screen.queryByText(FAILED)).toBeNull();
  },
};

/** Without a reference in the URL no request is sent. */
export const NoReference: Story = {
  tags: ['visual'],
  parameters: {
    design: designs('payment-failed'),
    route: '/payment/callback?reference=&trxref=%20',
    msw: { handlers: respondWith(PAID) },
    proves: ['C523', 'F130'],
  },
  play: async () => {
    await expect(await heading('No payment reference found.')).toBeVisible();
    await expect(main().queryByText(/contact us/)).toBeNull();
    await expect(backToPlansLink()).toHaveAttribute('href', '/plans');
    await expectRequests(0);
  },
};

/** Offline: not verified yet. A retry with the same reference succeeds. */
export const Offline: Story = {
  parameters: { msw: { handlers: respondWith(HttpResponse.error(), PAID) }, proves: ['C532', 'F131'] },
  play: async () => {
    await expectNotVerified(REQUEST_FAILED, 'Check your connection.');
    await expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(main().getByText('EF-7K2Q91B')).toHaveStyle({ 'user-select': 'all' });
    await expect(backToPlansLink()).toHaveAttribute('href', '/plans');
    await expect(main().getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
      'href',
      'mailto:hello@efie.example?subject=Payment%20EF-7K2Q91B',
    );
    await userEvent.click(tryAgainButton());
    await heading(SUCCESS);
    await expect(verifiedReferences.mock.calls).toEqual([['EF-7K2Q91B'], ['EF-7K2Q91B']]);
  },
};

/** No unclear response counts as success: server errors, an unknown payment, a pending one, contradictory fields. */
export const Doubtful: Story = {
  parameters: {
    design: designs('payment-failed'),
    msw: {
      handlers: respondWith(
        new HttpResponse('<h1>Bad gateway</h1>', { status: 500 }),
        HttpResponse.json({ success: true, status: 'success' }, { status: 404 }),
        { success: false, status: 'pending', message: 'The payment is not settled yet.' },
        { success: true, status: 'failed' },
        { success: false, status: 'success' },
        'success',
      ),
    },
    proves: ['C532', 'F131'],
  },
  play: async () => {
    const messages = [
      REQUEST_FAILED,
      REQUEST_FAILED,
      'The payment is not settled yet.',
      FAILED,
      FAILED,
      REQUEST_FAILED,
    ];
    for (const [index, message] of messages.entries()) {
      if (index > 0) await userEvent.click(tryAgainButton());
      await waitFor(() => expectRequests(index + 1));
      await expectNotVerified(message);
    }
    await expect(tryAgainButton()).toHaveFocus();
    await expect(new Set(verifiedReferences.mock.calls.flat())).toEqual(new Set(['EF-7K2Q91B']));
  },
};

/** During a retry the button is busy, keeps its width, and pressing it again does nothing. */
export const AskingAgain: Story = {
  parameters: {
    msw: {
      handlers: {
        verifyPayment: respondTo('verifyPayment', async ({ request }) => {
          verifiedReferences(new URL(request.url).searchParams.get('reference'));
          if (verifiedReferences.mock.calls.length > 1) await new Promise(() => undefined);
          return outcomes.verifyPaymentOffline();
        }),
      },
    },
    proves: ['F131'],
  },
  play: async () => {
    await expectNotVerified(REQUEST_FAILED, 'Check your connection.');
    const { width } = tryAgainButton().getBoundingClientRect();
    await userEvent.dblClick(tryAgainButton());
    await waitFor(() => expect(tryAgainButton()).toHaveAttribute('aria-busy', 'true'));
    await expect(tryAgainButton().getBoundingClientRect().width).toBe(width);
    await expect(main().getByText('Verifying your payment')).toHaveAttribute('role', 'status');
    await waitFor(() => expectRequests(2));
  },
};

/** After 10 s without a response the request can be canceled, on the first attempt and on a retry. */
export const TakesLong: Story = {
  parameters: {
    msw: { handlers: { verifyPayment: outcomes.verifyPaymentForever() } },
    proves: ['F131'],
  },
  beforeEach: showSlowNoticeImmediately,
  play: async () => {
    await heading('Verifying your payment');
    await expect(await main().findByText('This is taking long.')).toBeVisible();
    await userEvent.click(main().getByRole('button', { name: 'Cancel' }));
    await expectNotVerified('Verification cancelled.');
    await userEvent.click(tryAgainButton());
    await userEvent.click(await main().findByRole('button', { name: 'Cancel' }));
    await expectNotVerified('Verification cancelled.');
    await expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

const HOSTILE = `<script>alert(1)</script>&a=b#${'x'.repeat(5000)}`;

/** Very long markup in `trxref`, the other parameter name: sent unchanged, and shown as text that wraps. */
export const HostileReference: Story = {
  parameters: {
    route: `/payment/callback?trxref=${encodeURIComponent(HOSTILE)}`,
    msw: { handlers: respondWith({ success: false, status: 'failed' }) },
    proves: ['C18', 'C525', 'F130'],
  },
  play: async () => {
    await heading(FAILED);
    await expect(verifiedReferences.mock.calls).toEqual([[HOSTILE]]);
    await expect(main().getByText(HOSTILE)).toBeVisible();
  },
};
