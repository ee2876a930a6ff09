import { describe, expect, it } from 'vitest';
import { PLANS, paymentPlan, planOffer, planPoints, planTerm } from '../index';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const UNTIL = Date.parse('2026-12-14T09:00:00Z');
const SINCE = Date.parse('2026-10-14T09:00:00Z');
const [pro, premium] = PLANS;
if (pro === undefined || premium === undefined) throw new Error('two plans');

const record = (planCode: string, expiresAt: number | null, name = '') => ({ planCode, name, expiresAt });
const agent = (subscriptionType: string, ...subscriptions: ReturnType<typeof record>[]) => ({
  subscriptionType,
  subscriptions,
});
const words = (who: Parameters<typeof planOffer>[1]) =>
  [pro, premium].map((plan) => planOffer(plan, who, NOW).action);

describe('planOffer', () => {
  it('guests and Free agents upgrade to either', () => {
    for (const who of [null, agent('free'), agent(''), agent('PLN_gold', record('PLN_gold', UNTIL))]) {
      expect(words(who)).toEqual(['Upgrade to Pro', 'Upgrade to Premium']);
    }
  });

  it('C347 C348 C349: the running plan is the current one, by name or code', () => {
    expect(words(agent('Pro', record('PLN_pro', UNTIL)))).toEqual(['Current Plan', 'Upgrade to Premium']);
    expect(words(agent('PLN_premium', record('PLN_premium', UNTIL)))).toEqual([
      'Switch to Pro',
      'Current Plan',
    ]);
    expect(planOffer(pro, agent('pro'), NOW)).toEqual({ isCurrent: true, action: 'Current Plan' });
  });

  it('C350: a plan that ran out is renewed, also when the agent has gone back to free', () => {
    expect(words(agent('Pro', record('PLN_pro', SINCE)))).toEqual(['Renew Plan', 'Upgrade to Premium']);
    expect(words(agent('free', record('PLN_pro', SINCE)))).toEqual(['Renew Plan', 'Upgrade to Premium']);
    expect(words(agent('free', record('', SINCE, 'Premium')))).toEqual(['Upgrade to Pro', 'Renew Plan']);
    expect(words(agent('Premium', record('PLN_premium', SINCE)))).toEqual(['Switch to Pro', 'Renew Plan']);
    expect(words(agent('free', record('PLN_gold', SINCE)))).toEqual(['Upgrade to Pro', 'Upgrade to Premium']);
  });

  it('a plan promises only what the product does', () => {
    expect(planPoints(pro)).toContain('Photos and status for every listing');
    expect(planPoints(premium)).toContain('Change plans at any time');
  });
});

describe('planTerm', () => {
  it('C383: names the latest expiry and never a renewal', () => {
    expect(planTerm(agent('Pro', record('PLN_pro', SINCE), record('PLN_pro', UNTIL)), NOW)).toEqual({
      isExpired: false,
      text: 'Active until 14 December 2026',
    });
  });

  it('an expired plan keeps its name when the agent is free again', () => {
    const expired = (name: string) => ({ isExpired: true, text: `${name} expired 14 October 2026` });
    expect(planTerm(agent('free', record('PLN_pro', SINCE)), NOW)).toEqual(expired('Pro'));
    expect(planTerm(agent('Premium', record('PLN_premium', SINCE)), NOW)).toEqual(expired('Premium'));
    expect(planTerm(agent('free', record('PLN_x', SINCE, 'Gold')), NOW)).toEqual(expired('Gold'));
    expect(planTerm(agent('free', record('PLN_x', SINCE)), NOW)).toEqual(expired('PLN_x'));
    expect(planTerm(agent('free', record('', SINCE)), NOW)).toEqual(expired('Plan'));
  });

  it('F127: without a readable date, and on Free with a record that still runs, there is none', () => {
    expect(planTerm(agent('Pro'), NOW)).toBeNull();
    expect(planTerm(agent('Pro', record('PLN_pro', null)), NOW)).toBeNull();
    expect(planTerm(agent('Pro', record('PLN_pro', 1e20)), NOW)).toBeNull();
    expect(planTerm(agent('free', record('PLN_pro', UNTIL)), NOW)).toBeNull();
  });
});

it('C399: the plan of a payment reads by its name, an unknown one as it came', () => {
  expect(['PLN_pro', 'premium', 'Gold', ' '].map(paymentPlan)).toEqual([
    'Pro',
    'Premium',
    'Gold',
    'Not given',
  ]);
});
