import { describe, expect, it } from 'vitest';
import { agentName, listPropertyRule, listingUsage } from './index';

it("an agent without a name is shown as 'Agent'", () => {
  expect(agentName(' ')).toBe('Agent');
  expect(agentName(' Efua ')).toBe('Efua');
});

describe('the List Property rule', () => {
  it('at or over the limit the dialog opens', () => {
    expect(listPropertyRule({ currentListings: 3, listingLimit: 3 })).toBe('limit');
    expect(listPropertyRule({ currentListings: 4, listingLimit: 3 })).toBe('limit');
    expect(listPropertyRule({ currentListings: 0, listingLimit: 0 })).toBe('limit');
  });

  it('below the limit the form opens', () => {
    expect(listPropertyRule({ currentListings: 2, listingLimit: 3 })).toBe('open');
  });

  it('a missing or unreadable number, and a negative limit, open the form', () => {
    for (const [currentListings, listingLimit] of [
      [null, 3],
      [3, null],
      [null, null],
      [NaN, 3],
      [3, NaN],
      [3, -1],
      [-1, 0],
    ] as const) {
      expect(listPropertyRule({ currentListings, listingLimit })).toBe('open');
    }
  });

  it('computes usage from the agent’s own limit (ruling 94)', () => {
    expect(listingUsage({ currentListings: 7, listingLimit: 10 })).toMatchObject({
      share: 0.7,
      isNearLimit: false,
      isAtLimit: false,
      text: '7 of 10 listings used',
    });
    expect(listingUsage({ currentListings: 8, listingLimit: 10 })).toMatchObject({
      isNearLimit: true,
      isAtLimit: false,
    });
    expect(listingUsage({ currentListings: 12, listingLimit: 10 })).toMatchObject({
      share: 1,
      isNearLimit: true,
      isAtLimit: true,
    });
    expect(listingUsage({ currentListings: 0, listingLimit: 0 })).toMatchObject({
      share: 1,
      isAtLimit: true,
    });
    expect(listingUsage({ currentListings: 40, listingLimit: null })).toMatchObject({
      limit: null,
      text: 'Unlimited listings',
    });
    expect(listingUsage({ currentListings: null, listingLimit: 10 })).toBeNull();
    expect(listingUsage({ currentListings: NaN, listingLimit: 10 })).toBeNull();
  });
});
