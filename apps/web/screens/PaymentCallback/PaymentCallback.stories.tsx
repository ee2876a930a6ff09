import { outcomes, respondTo } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { currentUrl, goTo, pressBack } from '../../../../testing/history';
import { followHeaderLink } from '../common/stories/storyHeader';
import { heading, main } from '../common/stories/storyScreen';
import { holdTimer, watchTimer } from '../../../../testing/storyTimer';
import { PaymentCallbackScreen } from './PaymentCallback';
import {
  backToPlansLink,
  expectNoSuccess,
  expectRequests,
  FAILED,
  PAID,
  respondWith,
  SUCCESS,
  verifiedReferences,
} from './storyPayment';

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

/** While the payment is being verified, after the return from the payment page. */
export const Verifying: Story = {
  tags: ['visual'],
  parameters: {
    msw: { handlers: { verifyPayment: outcomes.verifyPaymentForever() } },
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
  },
  play: async () => {
    await heading(SUCCESS);
    await waitFor(() => expect(currentUrl()).toBe('/agent/dashboard'));
    await expectRequests(1);
  },
};

/** Paid, but the session ended meanwhile: the agent login, where the redirect leads, says that the payment was received. */
export const PaidWithoutSession: Story = {
  parameters: { session: 'guest', msw: { handlers: respondWith(PAID) } },
  play: async () => {
    await heading(SUCCESS);
    await waitFor(() => expect(currentUrl()).toBe('/agent/login'));
    await expect(
      await main().findByText('Your payment was received. Log in to see your plan.'),
    ).toBeVisible();
  },
};

/** A second question mark in the URL of the payment page: the reference is verified without what follows it. */
export const SecondQuestionMark: Story = {
  parameters: {
    route: '/payment/callback?reference=EF-7K2Q91B?trxref=EF-7K2Q91B',
    msw: { handlers: respondWith({ success: false, status: 'failed' }) },
  },
  play: async () => {
    await heading(FAILED);
    await expect(verifiedReferences.mock.calls).toEqual([['EF-7K2Q91B']]);
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
  tags: ['slow'],
  parameters: { msw: { handlers: respondWith(PAID) } },
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
  },
};

/** After a failed payment, Back to Plans leads to the plans. */
export const BackToPlans: Story = {
  parameters: { ...Failed.parameters },
  play: async () => {
    await heading(FAILED);
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
    msw: { handlers: respondWith({ success: false, message: 'The bank declined the payment.' }) },
  },
  play: async () => {
    await expect(await heading('The bank declined the payment.')).toBeVisible();
    await expect(screen.queryByText(FAILED)).toBeNull();
  },
};

/** The payer pressed Cancel on the payment page: nothing looks like a failure, and the plan is unchanged. */
export const Cancelled: Story = {
  parameters: {
    design: designs('payment-failed'),
    msw: {
      handlers: respondWith({ success: false, status: 'cancelled', message: 'The payment was cancelled.' }),
    },
  },
  play: async () => {
    const cancelled = await heading('The payment was cancelled.');
    await expect(cancelled).toHaveFocus();
    await expect(cancelled).toHaveAccessibleDescription('You left before paying. Your plan is unchanged.');
    await expect(main().queryByText(/money left your account/)).toBeNull();
    await expect(document.title).toBe('Payment Cancelled | Efie');
    await expect(main().getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
      'href',
      'mailto:hello@efie.example?subject=Payment%20EF-7K2Q91B',
    );
    await expectNoSuccess();
    await expect(backToPlansLink()).toHaveAttribute('href', '/plans');
    await expectRequests(1);
  },
};

/** Canceled, without a message from the server; `canceled` is the same status. */
export const CancelledWithoutMessage: Story = {
  parameters: {
    design: designs('payment-failed'),
    msw: { handlers: respondWith({ status: 'canceled' }) },
  },
  play: async () => {
    await expect(await heading('The payment was cancelled.')).toBeVisible();
    await expect(main().getByText('You left before paying. Your plan is unchanged.')).toBeVisible();
    await expect(backToPlansLink()).toBeVisible();
    await expect(main().queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

/** A cancellation that the rest of the response contradicts is not one: the payment can be verified again. */
export const CancelledOrNot: Story = {
  parameters: {
    design: designs('payment-failed'),
    msw: { handlers: respondWith({ success: true, status: 'cancelled' }) },
  },
  play: async () => {
    await heading('Your payment could not be verified yet.');
    await expect(main().getByText(/^If money left your account/)).toBeVisible();
    await expect(main().getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Without a reference in the URL no request is sent. */
export const NoReference: Story = {
  parameters: {
    design: designs('payment-failed'),
    route: '/payment/callback?reference=&trxref=%20',
    msw: { handlers: respondWith(PAID) },
  },
  play: async () => {
    await expect(await heading('No payment reference found.')).toBeVisible();
    await expect(main().queryByText(/contact us/)).toBeNull();
    await expect(main().getByText('Open this page from the payment, or go back to Plans.')).toBeVisible();
    await expect(backToPlansLink()).toHaveAttribute('href', '/plans');
    await expect(main().getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
      'href',
      'mailto:hello@efie.example?subject=Payment%20without%20a%20reference',
    );
    await expectRequests(0);
  },
};

const HOSTILE = `<script>alert(1)</script>&a=b#${'x'.repeat(5000)}`;

/** Very long markup in `trxref`, the other parameter name: sent unchanged, and shown as text that wraps. */
export const HostileReference: Story = {
  parameters: {
    route: `/payment/callback?trxref=${encodeURIComponent(HOSTILE)}`,
    msw: { handlers: respondWith({ success: false, status: 'failed' }) },
  },
  play: async () => {
    await heading(FAILED);
    await expect(verifiedReferences.mock.calls).toEqual([[HOSTILE]]);
    await expect(main().getByText(HOSTILE)).toBeVisible();
  },
};
