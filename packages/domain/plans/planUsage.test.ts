import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Agent, SubscriptionRecord } from '../account/index';
import { planOffer, PLANS, planUsage } from './index';

fc.configureGlobal({ seed: 20261121 });

const NOW = Date.parse('2026-11-21T10:00:00Z');
const DAY = 86_400_000;

type PlanAgent = Pick<Agent, 'subscriptionType' | 'subscriptions' | 'listingLimit' | 'currentListings'>;

const record = (planCode: string, days: number | null, name = ''): SubscriptionRecord => ({
  planCode,
  name,
  expiresAt: days === null ? null : NOW + days * DAY,
});

const agent = (
  subscriptionType: string,
  currentListings: number | null,
  listingLimit: number | null,
  ...subscriptions: SubscriptionRecord[]
): PlanAgent => ({ subscriptionType, subscriptions, listingLimit, currentListings });

const sentence = (of: PlanAgent) => {
  const usage = planUsage(of, NOW);
  return usage && [usage.text, usage.note].filter((text) => text !== null).join('. ');
};

describe('planUsage', () => {
  it.each([
    ['7 of 10 listings used', agent('Pro', 7, 10, record('PLN_pro', 23))],
    ['10 of 10 listings used. Upgrade to Premium to add more', agent('Pro', 10, 10, record('PLN_pro', 23))],
    ['3 of 3 listings used. Upgrade to Pro to add more', agent('free', 3, 3)],
    ['3 of 3 listings used. Renew Pro to add more', agent('free', 3, 3, record('PLN_pro', -38))],
    [
      '5 listings, 2 more than Free holds. Renew Pro to add more',
      agent('free', 5, 3, record('PLN_pro', -38)),
    ],
    [
      '12 listings, 9 more than Free holds. Upgrade to Premium to add more',
      agent('free', 12, 3, record('PLN_pro', -38)),
    ],
    [
      '23 listings, 20 more than Free holds. Renew Premium to add more',
      agent('free', 23, 3, record('PLN_premium', -38)),
    ],
    [
      '5 listings, 2 more than Free holds. Upgrade to Pro to add more',
      agent('free', 5, 3, record('PLN_gold', -38, 'Gold')),
    ],
    ['12 listings, 2 more than Pro holds. Upgrade to Premium to add more', agent('Pro', 12, 10)],
    ['9 listings, 2 more than your limit of 7. Upgrade to Premium to add more', agent('Pro', 9, 7)],
    ['1 listing, 1 more than Free holds. Upgrade to Pro to add more', agent('free', 1, 0)],
    ['50 of 50 listings used. Limit reached', agent('Premium', 50, 50, record('PLN_premium', 9))],
    ['Unlimited listings', agent('Premium', 23, null, record('PLN_premium', 9))],
    ['23 listings', agent('Premium', 23, null, record('PLN_premium', -9))],
    [null, agent('Premium', null, 10)],
  ])('says: %s', (text, of) => {
    expect(sentence(of)).toBe(text);
  });

  it('uses the configured plan codes', () => {
    const plans = PLANS.map((plan) => ({ ...plan, code: `X_${plan.id}` }));
    const of = agent('free', 5, 3, record('X_pro', -1));
    expect(planUsage(of, NOW, plans)?.note).toBe('Renew Pro to add more');
  });
});

/** The sentence as a table of cases, without any function of the domain. */
function naiveSentence(of: PlanAgent): string | null {
  const { currentListings: count, listingLimit: limit } = of;
  if (count === null || Number.isNaN(count)) return null;
  let latest: SubscriptionRecord | null = null;
  for (const item of of.subscriptions) {
    if (item.expiresAt === null) continue;
    if (latest === null || item.expiresAt > (latest.expiresAt ?? 0)) latest = item;
  }
  const hasExpired = latest !== null && (latest.expiresAt ?? 0) <= NOW;
  const kinds: Record<string, string> = {
    '': 'Free',
    free: 'Free',
    pro: 'Pro',
    pln_pro: 'Pro',
    premium: 'Premium',
    pln_premium: 'Premium',
  };
  const kind = kinds[of.subscriptionType.toLowerCase()];
  const word = count === 1 ? 'listing' : 'listings';
  if (limit === null || limit < 0) return hasExpired ? `${count} ${word}` : 'Unlimited listings';
  const limitWord = limit === 1 ? 'listing' : 'listings';
  const used = `${count} of ${limit} ${limitWord} used`;
  if (count < limit) return used;

  // What has ended: the plan that the server still reports, else that of the record.
  const ended = !hasExpired
    ? null
    : kind === 'Pro' || kind === 'Premium'
      ? kind
      : kinds[latest?.planCode.toLowerCase() ?? ''];
  let way: string;
  if (ended === 'Pro' && count < 10) way = 'Renew Pro to add more';
  else if (ended === 'Premium') way = 'Renew Premium to add more';
  else if (kind === 'Premium') way = 'Limit reached';
  else if (kind !== 'Pro' && count < 10) way = 'Upgrade to Pro to add more';
  else way = 'Upgrade to Premium to add more';

  if (count === limit) return `${used}. ${way}`;
  const than =
    kind === 'Free' || (kind === 'Pro' && limit === 10) ? `${kind} holds` : `your limit of ${limit}`;
  return `${count} ${word}, ${count - limit} more than ${than}. ${way}`;
}

describe('for every plan, count and date', () => {
  const anyAgent: fc.Arbitrary<PlanAgent> = fc.record({
    subscriptionType: fc.constantFrom(
      'free',
      'Free',
      '',
      'Pro',
      'PLN_pro',
      'Premium',
      'pln_premium',
      'PLN_gold',
    ),
    subscriptions: fc.array(
      fc
        .tuple(
          fc.constantFrom('PLN_pro', 'PLN_premium', 'PLN_gold'),
          fc.option(fc.integer({ min: -400, max: 400 })),
        )
        .map(([code, days]) => record(code, days)),
      { maxLength: 4 },
    ),
    listingLimit: fc.option(fc.integer({ min: -1, max: 12 })),
    currentListings: fc.option(fc.oneof(fc.integer({ min: 0, max: 14 }), fc.constant(NaN))),
  });

  it('says what a table of cases says', () => {
    fc.assert(
      fc.property(anyAgent, (of) => {
        expect(sentence(of)).toBe(naiveSentence(of));
      }),
      { numRuns: 2000 },
    );
  });

  it('never shows more used than there is, and sends nobody to a plan that is full or already theirs', () => {
    fc.assert(
      fc.property(anyAgent, (of) => {
        const usage = planUsage(of, NOW);
        const [, used = 0, limit = 0] = (/^(\d+) of (\d+) /.exec(usage?.text ?? '') ?? []).map(Number);
        expect(used).toBeLessThanOrEqual(limit);
        const named = PLANS.find(({ name }) => usage?.note?.includes(` ${name} `));
        if (named === undefined) return;
        expect(named.listingLimit ?? Infinity).toBeGreaterThan(of.currentListings ?? 0);
        expect(planOffer(named, of, NOW).isCurrent).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});
