import { describe, expect, it } from 'vitest';
import { PLANS, paymentPlanName, planOffer, planFeatures, planTerm } from './index';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const UNTIL = Date.parse('2026-12-14T09:00:00Z');
const SINCE = Date.parse('2026-10-14T09:00:00Z');
const [pro, premium] = PLANS;
if (pro === undefined || premium === undefined) throw new Error('PLANS must hold Pro and Premium');

const record = (planCode: string, expiresAt: number | null, name = '') => ({ planCode, name, expiresAt });
const agent = (subscriptionType: string, ...subscriptions: ReturnType<typeof record>[]) => ({
  subscriptionType,
  subscriptions,
});
const actionsFor = (subscriber: Parameters<typeof planOffer>[1]) =>
  [pro, premium].map((plan) => planOffer(plan, subscriber, NOW).action);

describe('planOffer', () => {
  it('guests and Free agents can upgrade to either plan', () => {
    for (const subscriber of [null, agent('free'), agent(''), agent('PLN_gold', record('PLN_gold', UNTIL))]) {
      expect(actionsFor(subscriber)).toEqual(['Upgrade to Pro', 'Upgrade to Premium']);
    }
  });

  it('an unexpired plan is the current one, by name or by code', () => {
    expect(actionsFor(agent('Pro', record('PLN_pro', UNTIL)))).toEqual([
      'Current Plan',
      'Upgrade to Premium',
    ]);
    expect(actionsFor(agent('PLN_premium', record('PLN_premium', UNTIL)))).toEqual([
      'Switch to Pro',
      'Current Plan',
    ]);
    expect(planOffer(pro, agent('pro'), NOW)).toEqual({ isCurrent: true, action: 'Current Plan' });
  });

  it('an expired plan can be renewed, also after the agent has become free', () => {
    expect(actionsFor(agent('Pro', record('PLN_pro', SINCE)))).toEqual(['Renew Plan', 'Upgrade to Premium']);
    expect(actionsFor(agent('free', record('PLN_pro', SINCE)))).toEqual(['Renew Plan', 'Upgrade to Premium']);
    expect(actionsFor(agent('free', record('', SINCE, 'Premium')))).toEqual(['Upgrade to Pro', 'Renew Plan']);
    expect(actionsFor(agent('Premium', record('PLN_premium', SINCE)))).toEqual([
      'Switch to Pro',
      'Renew Plan',
    ]);
    expect(actionsFor(agent('free', record('PLN_gold', SINCE)))).toEqual([
      'Upgrade to Pro',
      'Upgrade to Premium',
    ]);
  });

  it('lists the features of a plan', () => {
    expect(planFeatures(pro)).toContain('Photos and status for every listing');
    expect(planFeatures(premium)).toContain('Change plans at any time');
  });
});

describe('planTerm', () => {
  it('shows the latest expiry and does not mention renewal', () => {
    expect(planTerm(agent('Pro', record('PLN_pro', SINCE), record('PLN_pro', UNTIL)), NOW)).toEqual({
      isExpired: false,
      text: 'Active until 14 December 2026',
    });
  });

  it('shows the name of an expired plan after the agent has become free', () => {
    const expired = (name: string) => ({ isExpired: true, text: `${name} expired 14 October 2026` });
    expect(planTerm(agent('free', record('PLN_pro', SINCE)), NOW)).toEqual(expired('Pro'));
    expect(planTerm(agent('Premium', record('PLN_premium', SINCE)), NOW)).toEqual(expired('Premium'));
    expect(planTerm(agent('free', record('PLN_x', SINCE, 'Gold')), NOW)).toEqual(expired('Gold'));
    expect(planTerm(agent('free', record('PLN_x', SINCE)), NOW)).toEqual(expired('PLN_x'));
    expect(planTerm(agent('free', record('', SINCE)), NOW)).toEqual(expired('Plan'));
  });

  it('is null without a readable date, and for a Free agent with an unexpired record', () => {
    expect(planTerm(agent('Pro'), NOW)).toBeNull();
    expect(planTerm(agent('Pro', record('PLN_pro', null)), NOW)).toBeNull();
    expect(planTerm(agent('Pro', record('PLN_pro', 1e20)), NOW)).toBeNull();
    expect(planTerm(agent('free', record('PLN_pro', UNTIL)), NOW)).toBeNull();
  });
});

it('a payment shows the name of its plan, an unknown plan unchanged', () => {
  expect(['PLN_pro', 'premium', 'Gold', ' '].map(paymentPlanName)).toEqual([
    'Pro',
    'Premium',
    'Gold',
    'Not given',
  ]);
});
