import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ADVANCE_MONTHS,
  ADVANCE_LIMIT,
  AGENT_FEE_PERCENTS,
  isAboveAdvanceLimit,
  advanceText,
  budgetText,
  calculateMoveInCost,
  fitsBudget,
} from './index';

fc.configureGlobal({ seed: 20261121 });

const toPesewas = (ghs: number): number => Math.round(ghs * 100);

const terms = fc.record({
  rentInPesewas: fc.integer({ min: 1, max: 100_000_000_00 }),
  months: fc.constantFrom(...ADVANCE_MONTHS),
  feePercent: fc.constantFrom(...AGENT_FEE_PERCENTS),
});

describe('calculateMoveInCost', () => {
  it('is GH₵ 18,900 for twelve months of GH₵ 1,500 and a fee of 5%', () => {
    expect(calculateMoveInCost({ monthlyRent: 1500, months: 12, feePercent: 5 })).toEqual({
      advance: 18_000,
      fee: 900,
      total: 18_900,
    });
  });

  it('computes the fee from twelve months’ rent, regardless of the advance (ruling 134)', () => {
    for (const months of ADVANCE_MONTHS)
      expect(calculateMoveInCost({ monthlyRent: 1500, months, feePercent: 10 })?.fee).toBe(1800);
  });

  it('is exact to the pesewa', () => {
    fc.assert(
      fc.property(terms, ({ rentInPesewas, months, feePercent }) => {
        const cost = calculateMoveInCost({ monthlyRent: rentInPesewas / 100, months, feePercent });
        const rent = BigInt(rentInPesewas);
        const advance = rent * BigInt(months);
        const fee = (rent * 12n * BigInt(feePercent) + 50n) / 100n;
        expect(cost === null ? null : [cost.advance, cost.fee, cost.total].map(toPesewas)).toEqual(
          [advance, fee, advance + fee].map(Number),
        );
      }),
    );
  });

  it('increases with the rent, the months and the fee', () => {
    fc.assert(
      fc.property(terms, ({ rentInPesewas, months, feePercent }) => {
        const monthlyRent = rentInPesewas / 100;
        const total = calculateMoveInCost({ monthlyRent, months, feePercent })?.total ?? Infinity;
        const increasedTerms = [
          { monthlyRent: monthlyRent + 1, months, feePercent },
          { monthlyRent, months: months + 1, feePercent },
          { monthlyRent, months, feePercent: feePercent + 5 },
        ];
        for (const increased of increasedTerms)
          expect(calculateMoveInCost(increased)?.total).toBeGreaterThan(total);
      }),
    );
  });

  it('is null for an invalid rent and for a rent too large to compute exactly', () => {
    for (const monthlyRent of [0, -5, NaN, Infinity, 1e20])
      expect(calculateMoveInCost({ monthlyRent, months: 12, feePercent: 5 }), String(monthlyRent)).toBeNull();
  });
});

it('an advance of more than six months is above the legal limit', () => {
  expect(ADVANCE_MONTHS.map(isAboveAdvanceLimit)).toEqual([false, false, true, true]);
  expect(ADVANCE_LIMIT.source).toBe('Rent Act, 1963 (Act 220), section 25(5)');
});

describe('a budget', () => {
  const home = { listingType: 'rent', price: 2750 } as const;

  it('fits a home whose advance is at most the cash, to the pesewa', () => {
    expect(fitsBudget(home, { cash: 16_500, months: 6 })).toBe(true);
    expect(fitsBudget(home, { cash: 16_499.99, months: 6 })).toBe(false);
    expect(fitsBudget(home, { cash: 20_000, months: 12 })).toBe(false);
    expect(fitsBudget({ listingType: 'rent', price: 1000.01 }, { cash: 6000.06, months: 6 })).toBe(true);
  });

  it('never fits a home for sale, of unknown type or without a price', () => {
    const budget = { cash: 1e12, months: 6 } as const;
    for (const other of [
      { listingType: 'sale', price: 1 },
      { listingType: null, price: 1 },
      { listingType: 'rent', price: null },
      { listingType: 'rent', price: 0 },
      { listingType: 'rent', price: Infinity },
    ] as const)
      expect(fitsBudget(other, budget)).toBe(false);
  });

  it('says what a home takes of it and what is left', () => {
    expect(budgetText({ cash: 20_000, months: 12 })).toBe('GH₵\u00a020,000 for 12 months');
    expect(advanceText(home, { cash: 20_000, months: 6 })).toBe(
      'GH₵\u00a016,500 for 6 months, GH₵\u00a03,500 left',
    );
    expect(advanceText(home, { cash: 16_500, months: 6 })).toBe('GH₵\u00a016,500 for 6 months');
    expect(advanceText(home, { cash: 16_500, months: 12 })).toBeNull();
  });
});
