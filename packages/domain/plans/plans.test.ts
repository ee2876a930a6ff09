import { describe, expect, it } from 'vitest';
import {
  PLANS,
  currentPlan,
  findPlan,
  isCurrentPlan,
  latestSubscription,
  planLimit,
  planPrice,
  plansWithCodes,
} from './index';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const DAY = 86_400_000;
const [pro, premium] = PLANS;
if (pro === undefined || premium === undefined) throw new Error('PLANS must hold Pro and Premium');

const record = (planCode: string, days: number | null, name = '') => ({
  planCode,
  name,
  expiresAt: days === null ? null : NOW + days * DAY,
});

describe('the current plan', () => {
  it('the record with the latest expiry counts; records without a readable date are ignored', () => {
    const latest = record('PLN_pro', 30);
    expect(
      latestSubscription({ subscriptions: [record('a', -5), latest, record('b', null), record('c', 10)] }),
    ).toBe(latest);
    expect(latestSubscription({ subscriptions: [record('b', null)] })).toBeNull();
    expect(latestSubscription({ subscriptions: [] })).toBeNull();
  });

  it('free with an expired record offers Renew Plan only', () => {
    const plan = currentPlan({ subscriptionType: 'free', subscriptions: [record('PLN_pro', -1)] }, NOW);
    expect(plan).toMatchObject({ plan: null, name: 'Free', isExpired: true, actions: ['Renew Plan'] });
  });

  it('Pro and Premium offer View All Plans only, expired or not (ruling 98)', () => {
    for (const subscriptionType of ['Pro', 'pro', 'PLN_PRO', 'Premium', 'pln_premium']) {
      for (const days of [30, -30]) {
        const plan = currentPlan({ subscriptionType, subscriptions: [record('PLN_pro', days)] }, NOW);
        expect(plan.actions).toEqual(['View All Plans']);
        expect(plan.isExpired).toBe(days < 0);
      }
    }
  });

  it('otherwise both upgrades and all plans', () => {
    for (const subscriptionType of ['', 'free', 'Free', 'PLN_gold']) {
      const plan = currentPlan({ subscriptionType, subscriptions: [] }, NOW);
      expect(plan.actions).toEqual(['Upgrade to Premium', 'Upgrade to Pro', 'View All Plans']);
    }
  });

  it('an unknown code shows the name in its record, or the code itself (ruling 96)', () => {
    const subscriptions = [record('PLN_gold', 30, 'Gold')];
    expect(currentPlan({ subscriptionType: 'pln_gold', subscriptions }, NOW).name).toBe('Gold');
    expect(currentPlan({ subscriptionType: 'PLN_gold', subscriptions: [] }, NOW).name).toBe('PLN_gold');
  });

  it('a plan is current by name or by code; an expired plan is not current', () => {
    expect(isCurrentPlan(pro, { subscriptionType: 'Pro', subscriptions: [] }, NOW)).toBe(true);
    expect(
      isCurrentPlan(pro, { subscriptionType: 'PLN_pro', subscriptions: [record('PLN_pro', 1)] }, NOW),
    ).toBe(true);
    expect(isCurrentPlan(premium, { subscriptionType: 'PLN_pro', subscriptions: [] }, NOW)).toBe(false);
    expect(isCurrentPlan(pro, { subscriptionType: 'Pro', subscriptions: [record('PLN_pro', -1)] }, NOW)).toBe(
      false,
    );
    expect(isCurrentPlan(pro, { subscriptionType: 'free', subscriptions: [record('PLN_pro', 1)] }, NOW)).toBe(
      false,
    );
  });
});

describe('plans', () => {
  it('have the specified prices and limits', () => {
    expect(PLANS.map((plan) => [plan.name, planPrice(plan), planLimit(plan)])).toEqual([
      ['Pro', 'GHS 50', 'Up to 10 listings'],
      ['Premium', 'GHS 100', 'Unlimited listings'],
    ]);
  });

  it('codes can be configured; an empty one keeps its default (ruling 95)', () => {
    const plans = plansWithCodes({ pro: 'PLN_x1', premium: '' });
    expect(plans.map(({ code }) => code)).toEqual(['PLN_x1', 'PLN_premium']);
    expect(findPlan('pln_X1', plans)?.id).toBe('pro');
    expect(findPlan('PLN_pro', plans)).toBeNull();
    expect(findPlan('gold')).toBeNull();
  });
});
