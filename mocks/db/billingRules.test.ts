import { describe, expect, it } from 'vitest';
import { demoAccount } from '../accounts/demoAccounts';
import { createMockDb } from './createMockDb';
import { must, refusal, tokenOf } from './testing';

const free = demoAccount('agent-free');
const start = { planCode: 'PLN_pro', email: free.email };

describe('plans', () => {
  it('start with a pending payment and the URL of the payment page', () => {
    const db = createMockDb({ checkoutUrl: (reference) => `http://localhost/pay/${reference}` });
    const { reference, checkoutUrl, alreadyPaid } = must(db.initializeSubscription(free.token, start));
    expect(reference).toMatch(/^EF-[0-9A-Z]{7}$/);
    expect(checkoutUrl).toBe(`http://localhost/pay/${reference}`);
    expect(alreadyPaid).toBe(false);
    expect(must(db.verifyPayment(reference))).toMatchObject({
      success: false,
      status: 'pending',
      redirectUrl: null,
    });
    expect(must(db.getAgentProfile(free.token)).agent.subscriptionType).toBe('free');
    expect(must(db.listPayments(free.token)).payments).toMatchObject([
      { reference, amount: 50, status: 'pending' },
    ]);
  });

  it('run for a month once paid and raise the limit; verifying again changes nothing (ruling 106)', () => {
    const db = createMockDb();
    const { reference } = must(db.initializeSubscription(free.token, start));
    must(db.completeCheckout(reference, 'success'));
    must(db.completeCheckout(reference, 'success'));
    for (let visit = 0; visit < 2; visit += 1) {
      expect(must(db.verifyPayment(` ${reference} `))).toMatchObject({
        success: true,
        status: 'success',
        redirectUrl: '/agent/dashboard',
      });
    }
    const { agent } = must(db.getAgentProfile(free.token));
    expect(agent).toMatchObject({ subscriptionType: 'Pro', listingLimit: 10 });
    expect(agent.subscriptions.map(({ expiresAt }) => expiresAt)).toEqual(['2026-12-21T10:00:00.000Z']);
  });

  it('do not change after a failed payment', () => {
    const db = createMockDb();
    const { reference } = must(db.initializeSubscription(free.token, start));
    must(db.completeCheckout(reference, 'failed'));
    must(db.completeCheckout(reference, 'success'));
    expect(must(db.verifyPayment(reference))).toMatchObject({
      success: false,
      status: 'failed',
      message: 'Payment verification failed.',
    });
    expect(must(db.getAgentProfile(free.token)).agent.subscriptionType).toBe('free');
  });

  it('payments can be canceled, or stay pending', () => {
    const db = createMockDb();
    const begin = () => must(db.initializeSubscription(free.token, start)).reference;
    const [cancelled, later] = [begin(), begin()];
    expect(db.waitingPayments().map(({ reference }) => reference)).toEqual([later, cancelled]);
    must(db.completeCheckout(cancelled, 'cancelled'));
    must(db.completeCheckout(later, 'later'));
    expect(must(db.verifyPayment(cancelled))).toMatchObject({
      success: false,
      status: 'failed',
      message: 'The payment was cancelled.',
    });
    expect(must(db.verifyPayment(later))).toMatchObject({ success: false, status: 'pending' });
    expect(db.waitingPayments().map(({ reference }) => reference)).toEqual([later]);
    expect(must(db.getCheckout(later)).payment).toMatchObject({ planName: 'Pro', amount: 50 });
    expect(refusal(db.getCheckout(null)).status).toBe(404);
  });

  it('F131: one response is lost after a payment whose payer lost the connection', () => {
    const db = createMockDb();
    const { reference } = must(db.initializeSubscription(free.token, start));
    expect(db.losesAnswer(reference)).toBe(false);
    must(db.completeCheckout(reference, 'lost'));
    expect([db.losesAnswer(reference), db.losesAnswer(reference), db.losesAnswer(null)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(must(db.verifyPayment(reference)).success).toBe(true);
    expect(must(db.getAgentProfile(free.token)).agent.subscriptionType).toBe('Pro');
  });

  it('ruling 101: the running plan is already paid; an expired one can be bought again', () => {
    const db = createMockDb();
    const pro = demoAccount('agent-pro-limit');
    expect(
      must(db.initializeSubscription(pro.token, { planCode: 'PLN_pro', email: pro.email })),
    ).toMatchObject({
      alreadyPaid: true,
      checkoutUrl: null,
    });
    const expired = demoAccount('agent-expired');
    expect(
      must(db.initializeSubscription(expired.token, { planCode: 'Pro', email: expired.email })).alreadyPaid,
    ).toBe(false);
  });

  it('change at once, up or down', () => {
    const db = createMockDb();
    const pro = demoAccount('agent-pro-limit');
    const buy = (planCode: string) => {
      const { reference } = must(db.initializeSubscription(pro.token, { planCode, email: pro.email }));
      must(db.completeCheckout(reference, 'success'));
      return must(db.getAgentProfile(pro.token)).agent.subscriptionType;
    };
    expect(buy('PLN_premium')).toBe('Premium');
    expect(buy('PLN_pro')).toBe('Pro');
  });

  it('fall back to Free when the latest subscription expires', () => {
    let now = '2026-11-21T10:00:00.000Z';
    const db = createMockDb({ now: () => now });
    const { reference } = must(db.initializeSubscription(free.token, start));
    must(db.completeCheckout(reference, 'success'));
    now = '2026-12-21T10:00:00.000Z';
    expect(must(db.getAgentProfile(free.token)).agent).toMatchObject({
      subscriptionType: 'free',
      listingLimit: 3,
    });
  });

  it('reject unknown plans, other emails and users', () => {
    const db = createMockDb();
    expect(
      refusal(db.initializeSubscription(free.token, { ...start, planCode: 'gold' })).errors,
    ).toHaveProperty('plan_code');
    expect(refusal(db.initializeSubscription(free.token, { planCode: 'PLN_pro' })).errors).toHaveProperty(
      'email',
    );
    expect(
      refusal(db.initializeSubscription(free.token, { ...start, email: 'x@example.com' })).errors,
    ).toHaveProperty('email');
    expect(refusal(db.initializeSubscription(tokenOf('user'), start)).status).toBe(401);
  });

  it('verifying needs a known reference', () => {
    const db = createMockDb();
    expect(refusal(db.verifyPayment(null))).toMatchObject({
      status: 422,
      message: 'No payment reference found.',
    });
    expect(refusal(db.verifyPayment('EF-NOTHING'))).toMatchObject({
      status: 404,
      message: 'Payment verification failed.',
    });
    expect(refusal(db.completeCheckout('EF-NOTHING', 'success')).status).toBe(404);
  });

  it('lists only the payments of the agent, newest first', () => {
    const { payments } = must(createMockDb().listPayments(tokenOf('agent-premium')));
    expect(payments.length).toBeGreaterThan(1);
    expect(payments.every(({ agentId }) => agentId === '101')).toBe(true);
    const dates = payments.map(({ createdAt }) => createdAt);
    expect(dates).toEqual([...dates].sort().reverse());
  });
});
