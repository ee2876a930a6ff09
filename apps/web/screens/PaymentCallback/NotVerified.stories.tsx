import { outcomes, respondTo } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { showSlowNoticeImmediately } from '../common/stories/storySlowNotice';
import { heading, main } from '../common/stories/storyScreen';
import { holdTimer } from '../../../../testing/storyTimer';
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
  title: 'Screens/PaymentCallback/Not verified',
  component: PaymentCallbackScreen,
  decorators: [wholeApp],
  parameters: {
    design: designs('payment-failed'),
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

const NOT_VERIFIED = 'Your payment could not be verified yet.';
const REQUEST_FAILED = 'An error occurred while verifying payment.';

const tryAgainButton = () => main().getByRole('button', { name: 'Try again' });

async function expectNotVerified(...messages: readonly string[]) {
  const title = await heading(NOT_VERIFIED);
  await waitFor(() => expect(title).toHaveAccessibleDescription(messages.join(' ')));
  await waitFor(() => expect(tryAgainButton()).not.toHaveAttribute('aria-busy'));
  await expectNoSuccess();
}

/** Offline: the payment is not verified yet, and can be retried. */
export const Offline: Story = {
  parameters: { msw: { handlers: respondWith(HttpResponse.error(), PAID) } },
  play: async () => {
    await expectNotVerified(REQUEST_FAILED, 'Check your connection.');
    await expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(main().getByText('EF-7K2Q91B')).toHaveStyle({ 'user-select': 'all' });
    await expect(backToPlansLink()).toHaveAttribute('href', '/plans');
    await expect(main().getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
      'href',
      'mailto:hello@efie.example?subject=Payment%20EF-7K2Q91B',
    );
  },
};

/** Back online, a retry with the same reference succeeds. */
export const Retried: Story = {
  parameters: Offline.parameters ?? {},
  beforeEach: () => holdTimer(2000),
  play: async () => {
    await heading(NOT_VERIFIED);
    await userEvent.click(tryAgainButton());
    await heading(SUCCESS);
    await expect(verifiedReferences.mock.calls).toEqual([['EF-7K2Q91B'], ['EF-7K2Q91B']]);
  },
};

/** No unclear response counts as success: server errors, an unknown payment, a pending one, contradictory fields. */
export const Doubtful: Story = {
  parameters: {
    msw: {
      handlers: respondWith(
        new HttpResponse('<h1>Bad gateway</h1>', { status: 500 }),
        HttpResponse.json({ success: true, status: 'success' }, { status: 404 }),
        { success: false, status: 'pending', message: 'Your bank has not confirmed the payment yet.' },
        { success: true, status: 'failed' },
        { success: false, status: 'success' },
        'success',
      ),
    },
  },
  play: async () => {
    const messages = [
      REQUEST_FAILED,
      REQUEST_FAILED,
      'Your bank has not confirmed the payment yet.',
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
  },
  play: async () => {
    await expectNotVerified(REQUEST_FAILED, 'Check your connection.');
    const { width } = tryAgainButton().getBoundingClientRect();
    await userEvent.dblClick(tryAgainButton());
    await waitFor(() => expect(tryAgainButton()).toHaveAttribute('aria-busy', 'true'));
    await expect(tryAgainButton().getBoundingClientRect().width).toBe(width);
    await expect(main().getByText('Verifying your payment').closest('[role="status"]')).toBeVisible();
    await waitFor(() => expectRequests(2));
  },
};

/** After 10 s without a response the request can be canceled, on the first attempt and on a retry. */
export const TakesLong: Story = {
  parameters: {
    msw: { handlers: { verifyPayment: outcomes.verifyPaymentForever() } },
  },
  beforeEach: showSlowNoticeImmediately,
  play: async () => {
    await heading('Verifying your payment');
    await expect(await main().findByText('This is taking longer than usual.')).toBeVisible();
    await userEvent.click(main().getByRole('button', { name: 'Cancel' }));
    await expectNotVerified('Verification cancelled.');
    await userEvent.click(tryAgainButton());
    await userEvent.click(await main().findByRole('button', { name: 'Cancel' }));
    await expectNotVerified('Verification cancelled.');
    await expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};
