import { outcomes } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { addressNow, goTo, pressBack } from '../../../../.storybook/history';
import { hasteSlowNotice } from '../parts/storyHaste';
import { followHeader } from '../parts/storyHeader';
import { heading, main } from '../parts/storyLogin';
import { holdTimer, watchTimer } from '../parts/storyTimer';
import { Screen } from './PaymentCallback';

/** The references that were asked about, call by call. */
const asked = fn<(reference: string | null) => void>();

/** What the payment server answers, call by call; the last one for ever. */
function answers(...given: readonly (JsonBodyType | Response)[]) {
  return {
    verifyPayment: http.get('*/api/subscription/callback', ({ request }) => {
      asked(new URL(request.url).searchParams.get('reference'));
      const answer = given[Math.min(asked.mock.calls.length, given.length) - 1];
      return answer instanceof Response ? answer.clone() : HttpResponse.json(answer);
    }),
  };
}

const PAID = { success: true, status: 'success', redirect_url: '/agent/dashboard' };

const meta = {
  title: 'Screens/PaymentCallback',
  component: Screen,
  parameters: { route: '/payment/callback?reference=EF-7K2Q91B', session: 'agent-free' },
  beforeEach: () => {
    asked.mockClear();
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const SUCCESS = 'Payment successful! Redirecting to dashboard...';
const FAILED = 'Payment verification failed.';
const DOUBT = 'Your payment could not be verified yet.';
const THROWN = 'An error occurred while verifying payment.';

const tryAgain = () => main().getByRole('button', { name: 'Try again' });
const backToPlans = () => main().getByRole('link', { name: 'Back to Plans' });
const timesAsked = (times: number) => expect(asked).toHaveBeenCalledTimes(times);
const isNoSuccess = () => expect(screen.queryByText(/Payment successful/)).toBeNull();

async function expectDoubt(...words: readonly string[]) {
  const title = await heading(DOUBT);
  await waitFor(() => expect(title).toHaveAccessibleDescription(words.join(' ')));
  await waitFor(() => expect(tryAgain()).not.toHaveAttribute('aria-busy'));
  await isNoSuccess();
}

/** Back from the payment page: what became of the payment is asked. */
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

/** Paid: said in one heading, and after two seconds, no sooner, the dashboard in this page’s place. */
export const Paid: Story = {
  parameters: {
    msw: { handlers: answers(PAID) },
    proves: ['C524', 'C527', 'C528', 'F132'],
  },
  play: async () => {
    const wait = watchTimer(2000);
    const since = performance.now();
    const done = await heading(SUCCESS);
    await expect(done).toHaveFocus();
    await expect(done).toHaveTextContent(SUCCESS);
    await expect(document.title).toBe('Payment Successful | Efie');
    await expect(main().getByRole('progressbar', { name: 'Going to the dashboard' })).toBeVisible();
    await expect(wait.isWaiting()).toBe(true);
    await expect(asked.mock.calls).toEqual([['EF-7K2Q91B']]);
    await waitFor(() => expect(addressNow()).toBe('/agent/dashboard'), { timeout: 8000 });
    // Counted from before the answer, so that a busy machine can only lengthen it.
    await expect(performance.now() - since).toBeGreaterThan(1990);
    await pressBack();
    await expect(addressNow()).toBe('/agent/dashboard');
    await timesAsked(1);
  },
};

/** The panel of success, standing still. */
export const PaidPanel: Story = {
  tags: ['visual'],
  parameters: { msw: { handlers: answers(PAID) } },
  beforeEach: () => holdTimer(2000),
  play: async () => {
    await expect(await heading(SUCCESS)).toBeVisible();
  },
};

/** Paid without a word on where to go, under React’s double mounting: asked once, the dashboard follows. */
export const PaidOnce: Story = {
  parameters: {
    isStrict: true,
    msw: { handlers: answers({ status: 'success' }) },
    proves: ['C526', 'C530'],
  },
  play: async () => {
    await heading(SUCCESS);
    await waitFor(() => expect(addressNow()).toBe('/agent/dashboard'), { timeout: 8000 });
    await timesAsked(1);
  },
};

/** The server sends the payer to another site: only the path of it is followed. The plan that was bought is shown there. */
export const LedElsewhere: Story = {
  parameters: {
    route: '/plans',
    msw: {
      handlers: {
        ...answers({ ...PAID, redirect_url: 'https://evil.example//plans?x=1#y' }),
        getOwnAgentProfile: http.get('*/api/agent/profile', () =>
          HttpResponse.json({
            success: true,
            data: {
              agent: {
                id: '103',
                fullName: 'Esi Quansah',
                email: 'agent.free@example.com',
                subscriptionType: asked.mock.calls.length === 0 ? 'free' : 'Pro',
                subscriptions: [{ plan_code: 'PLN_pro', name: 'Pro', expires_at: '2026-12-21T10:00:00Z' }],
              },
            },
          }),
        ),
      },
    },
    proves: ['C529', 'F132'],
  },
  play: async () => {
    await heading('Room for every listing');
    await expect(await main().findByRole('button', { name: 'Upgrade to Pro' })).toBeVisible();
    await goTo('/payment/callback?reference=EF-7K2Q91B');
    await heading(SUCCESS);
    await waitFor(() => expect(addressNow()).toBe('/plans?x=1'), { timeout: 8000 });
    await expect(window.location.hostname).not.toBe('evil.example');
    await expect(await main().findByRole('button', { name: 'Current Plan' })).toBeDisabled();
    await expect(main().getByText('Subscribed')).toBeVisible();
  },
};

/** Paid, and left before the two seconds are over: nobody is pulled away, and coming back asks nothing again. */
export const LeftAfterPaying: Story = {
  parameters: { msw: { handlers: answers(PAID) }, proves: ['C526', 'F132'] },
  play: async () => {
    const wait = watchTimer(2000);
    await heading(SUCCESS);
    await expect(wait.isOver()).toBe(false);
    await followHeader('About');
    await waitFor(() => expect(addressNow()).toBe('/about'));
    await waitFor(() => expect(wait.isOver()).toBe(true));
    await pressBack();
    await heading(SUCCESS);
    await waitFor(() => expect(addressNow()).toBe('/agent/dashboard'), { timeout: 8000 });
    await timesAsked(1);
  },
};

/** Refused by the bank: said, with what to quote, and the way back to the plans. */
export const Failed: Story = {
  parameters: {
    msw: { handlers: answers({ success: false, status: 'failed' }) },
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
    await isNoSuccess();
    await userEvent.click(backToPlans());
    await waitFor(() => expect(addressNow()).toBe('/plans'));
    await timesAsked(1);
  },
};

/** Refused in the server’s own words. */
export const FailedWithMessage: Story = {
  tags: ['visual'],
  parameters: {
    msw: { handlers: answers({ success: false, message: 'The payment was cancelled.' }) },
    proves: ['C531'],
  },
  play: async () => {
    await expect(await heading('The payment was cancelled.')).toBeVisible();
    await expect(screen.queryByText(FAILED)).toBeNull();
  },
};

/** An address without a reference: nothing is asked. */
export const NoReference: Story = {
  tags: ['visual'],
  parameters: {
    route: '/payment/callback?reference=&trxref=%20',
    msw: { handlers: answers(PAID) },
    proves: ['C523', 'F130'],
  },
  play: async () => {
    await expect(await heading('No payment reference found.')).toBeVisible();
    await expect(main().queryByText(/contact us/)).toBeNull();
    await expect(backToPlans()).toHaveAttribute('href', '/plans');
    await timesAsked(0);
  },
};

/** No network: not verified yet. Asked again with the same reference once it is back, it turns out to be paid. */
export const Offline: Story = {
  parameters: { msw: { handlers: answers(HttpResponse.error(), PAID) }, proves: ['C532', 'F131'] },
  play: async () => {
    await expectDoubt(THROWN, 'Check your connection.');
    await expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(main().getByText('EF-7K2Q91B')).toHaveStyle({ 'user-select': 'all' });
    await expect(backToPlans()).toHaveAttribute('href', '/plans');
    await expect(main().getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
      'href',
      'mailto:hello@efie.example?subject=Payment%20EF-7K2Q91B',
    );
    await userEvent.click(tryAgain());
    await heading(SUCCESS);
    await expect(asked.mock.calls).toEqual([['EF-7K2Q91B'], ['EF-7K2Q91B']]);
  },
};

/** Whatever leaves it open is no success, however often it is asked: a broken server, an unknown payment, contradictions. */
export const Doubtful: Story = {
  parameters: {
    msw: {
      handlers: answers(
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
    const ends = [THROWN, THROWN, 'The payment is not settled yet.', FAILED, FAILED, THROWN];
    for (const [at, words] of ends.entries()) {
      if (at > 0) await userEvent.click(tryAgain());
      await waitFor(() => timesAsked(at + 1));
      await expectDoubt(words);
    }
    await expect(tryAgain()).toHaveFocus();
    await expect(new Set(asked.mock.calls.flat())).toEqual(new Set(['EF-7K2Q91B']));
  },
};

/** Asking again takes its time: the button keeps its place and is pressed once. */
export const AskingAgain: Story = {
  parameters: {
    msw: {
      handlers: {
        verifyPayment: http.get('*/api/subscription/callback', async ({ request }) => {
          asked(new URL(request.url).searchParams.get('reference'));
          if (asked.mock.calls.length > 1) await new Promise(() => undefined);
          return HttpResponse.error();
        }),
      },
    },
    proves: ['F131'],
  },
  play: async () => {
    await expectDoubt(THROWN, 'Check your connection.');
    const { width } = tryAgain().getBoundingClientRect();
    await userEvent.dblClick(tryAgain());
    await waitFor(() => expect(tryAgain()).toHaveAttribute('aria-busy', 'true'));
    await expect(tryAgain().getBoundingClientRect().width).toBe(width);
    await expect(main().getByText('Verifying your payment')).toHaveAttribute('role', 'status');
    await waitFor(() => timesAsked(2));
  },
};

/** No answer comes at all: after ten seconds the waiting can be given up, here and when asking again. */
export const TakesLong: Story = {
  parameters: {
    msw: { handlers: { verifyPayment: outcomes.verifyPaymentForever() } },
    proves: ['F131'],
  },
  beforeEach: hasteSlowNotice,
  play: async () => {
    await heading('Verifying your payment');
    await expect(await main().findByText('This is taking long.')).toBeVisible();
    await userEvent.click(main().getByRole('button', { name: 'Cancel' }));
    await expectDoubt('Verification cancelled.');
    await userEvent.click(tryAgain());
    await userEvent.click(await main().findByRole('button', { name: 'Cancel' }));
    await expectDoubt('Verification cancelled.');
    await expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

const HOSTILE = `<script>alert(1)</script>&a=b#${'x'.repeat(5000)}`;

/** Only the other name, and in it markup without end: sent as it is, shown as text that wraps. */
export const HostileReference: Story = {
  parameters: {
    route: `/payment/callback?trxref=${encodeURIComponent(HOSTILE)}`,
    msw: { handlers: answers({ success: false, status: 'failed' }) },
    proves: ['C18', 'C525', 'F130'],
  },
  play: async () => {
    await heading(FAILED);
    await expect(asked.mock.calls).toEqual([[HOSTILE]]);
    await expect(main().getByText(HOSTILE)).toBeVisible();
  },
};
