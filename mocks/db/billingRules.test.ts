import { describe, expect, it } from 'vitest';
import { demoAccount } from '../accounts/demoAccounts';
import { createMockDb } from './createMockDb';
import { expectSuccess, expectFailure, tokenOf } from './testing';

const free = demoAccount('agent-free');
const start = { planCode: 'PLN_pro', email: free.email };

describe('plans', () => {
  it('start with a pending payment and the URL of the payment page', () => {
    const db = createMockDb({ checkoutUrl: (reference) => `http://localhost/pay/${reference}` });
    const { reference, checkoutUrl } = expectSuccess(db.initializeSubscription(free.token, start));
    expect(reference).toMatch(/^EF-[0-9A-Z]{7}$/);
    expect(checkoutUrl).toBe(`http://localhost/pay/${reference}`);
    expect(expectSuccess(db.verifyPayment(reference))).toMatchObject({
      success: false,
      status: 'pending',
    });
    expect(expectSuccess(db.getAgentProfile(free.token)).agent.subscriptionType).toBe('free');
    expect(expectSuccess(db.listPayments(free.token)).payments).toMatchObject([
      { reference, amount: 50, status: 'pending' },
    ]);
  });

  it('run for a month once paid and raise the limit; verifying again changes nothing (ruling 106)', () => {
    const db = createMockDb();
    const { reference } = expectSuccess(db.initializeSubscription(free.token, start));
    expectSuccess(db.completeCheckout(reference, 'success'));
    expectSuccess(db.completeCheckout(reference, 'success'));
    for (let visit = 0; visit < 2; visit += 1) {
      expect(expectSuccess(db.verifyPayment(` ${reference} `))).toMatchObject({
        success: true,
        status: 'success',
      });
    }
    const { agent } = expectSuccess(db.getAgentProfile(free.token));
    expect(agent).toMatchObject({ subscriptionType: 'Pro', listingLimit: 10 });
    expect(agent.subscriptions.map(({ expiresAt }) => expiresAt)).toEqual(['2026-12-21T10:00:00.000Z']);
  });

  it('do not change after a failed payment', () => {
    const db = createMockDb();
    const { reference } = expectSuccess(db.initializeSubscription(free.token, start));
    expectSuccess(db.completeCheckout(reference, 'failed'));
    expectSuccess(db.completeCheckout(reference, 'success'));
    expect(expectSuccess(db.verifyPayment(reference))).toMatchObject({
      success: false,
      status: 'failed',
      message: 'Payment verification failed.',
    });
    expect(expectSuccess(db.getAgentProfile(free.token)).agent.subscriptionType).toBe('free');
  });

  it('payments can be canceled, or stay pending', () => {
    const db = createMockDb();
    const begin = () => expectSuccess(db.initializeSubscription(free.token, start)).reference;
    const [cancelled, later] = [begin(), begin()];
    expect(db.pendingPayments().map(({ reference }) => reference)).toEqual([later, cancelled]);
    expectSuccess(db.completeCheckout(cancelled, 'cancelled'));
    expectSuccess(db.completeCheckout(later, 'later'));
    expect(expectSuccess(db.verifyPayment(cancelled))).toMatchObject({
      success: false,
      status: 'cancelled',
      message: 'The payment was cancelled.',
    });
    expect(expectSuccess(db.verifyPayment(later))).toMatchObject({ success: false, status: 'pending' });
    expect(db.pendingPayments().map(({ reference }) => reference)).toEqual([later]);
    expect(expectSuccess(db.getCheckout(later)).payment).toMatchObject({ planName: 'Pro', amount: 50 });
    expect(expectFailure(db.getCheckout(null)).status).toBe(404);
  });

  it('one response is lost after a payment whose payer lost the connection', () => {
    const db = createMockDb();
    const { reference } = expectSuccess(db.initializeSubscription(free.token, start));
    expect(db.consumeLostResponse(reference)).toBe(false);
    expectSuccess(db.completeCheckout(reference, 'lost'));
    expect([
      db.consumeLostResponse(reference),
      db.consumeLostResponse(reference),
      db.consumeLostResponse(null),
    ]).toEqual([true, false, false]);
    expect(expectSuccess(db.verifyPayment(reference)).success).toBe(true);
    expect(expectSuccess(db.getAgentProfile(free.token)).agent.subscriptionType).toBe('Pro');
  });

  it('ruling 101: the active plan is already paid; an expired one can be bought again', () => {
    const db = createMockDb();
    for (const [key, isPaid] of [
      ['agent-pro-limit', true],
      ['agent-expired', false],
    ] as const) {
      const { token, email } = demoAccount(key);
      const { checkoutUrl } = expectSuccess(db.initializeSubscription(token, { planCode: 'PLN_pro', email }));
      expect(checkoutUrl === null, key).toBe(isPaid);
    }
  });

  it('change immediately, to a higher or a lower plan', () => {
    const db = createMockDb();
    const pro = demoAccount('agent-pro-limit');
    const buy = (planCode: string) => {
      const { reference } = expectSuccess(
        db.initializeSubscription(pro.token, { planCode, email: pro.email }),
      );
      expectSuccess(db.completeCheckout(reference, 'success'));
      return expectSuccess(db.getAgentProfile(pro.token)).agent.subscriptionType;
    };
    expect(buy('PLN_premium')).toBe('Premium');
    expect(buy('PLN_pro')).toBe('Pro');
  });

  it('fall back to Free when the latest subscription expires', () => {
    let now = '2026-11-21T10:00:00.000Z';
    const db = createMockDb({ now: () => now });
    const { reference } = expectSuccess(db.initializeSubscription(free.token, start));
    expectSuccess(db.completeCheckout(reference, 'success'));
    now = '2026-12-21T10:00:00.000Z';
    expect(expectSuccess(db.getAgentProfile(free.token)).agent).toMatchObject({
      subscriptionType: 'free',
      listingLimit: 3,
    });
  });

  it('reject unknown plans and other emails', () => {
    const db = createMockDb();
    expect(
      expectFailure(db.initializeSubscription(free.token, { ...start, planCode: 'gold' })).errors,
    ).toHaveProperty('plan_code');
    expect(
      expectFailure(db.initializeSubscription(free.token, { planCode: 'PLN_pro' })).errors,
    ).toHaveProperty('email');
    expect(
      expectFailure(db.initializeSubscription(free.token, { ...start, email: 'x@example.com' })).errors,
    ).toHaveProperty('email');
  });

  it('verifying needs a known reference', () => {
    const db = createMockDb();
    expect(expectFailure(db.verifyPayment(null))).toMatchObject({
      status: 422,
      message: 'No payment reference found.',
    });
    expect(expectFailure(db.verifyPayment('EF-NOTHING'))).toMatchObject({
      status: 404,
      message: 'Payment verification failed.',
    });
    expect(expectFailure(db.completeCheckout('EF-NOTHING', 'success')).status).toBe(404);
  });

  it('lists only the payments of the agent, newest first', () => {
    const { payments } = expectSuccess(createMockDb().listPayments(tokenOf('agent-premium')));
    expect(payments.length).toBeGreaterThan(1);
    expect(payments.every(({ agentId }) => agentId === '101')).toBe(true);
    const dates = payments.map(({ createdAt }) => createdAt);
    expect(dates).toEqual([...dates].sort().reverse());
  });
});
