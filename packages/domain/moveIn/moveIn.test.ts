import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADVANCE_MONTHS, ADVANCE_RULE, AGENT_FEES, isOverAdvanceRule, moveInCost } from '../index';

fc.configureGlobal({ seed: 20261121 });

const pesewas = (ghs: number): number => Math.round(ghs * 100);

const terms = fc.record({
  rentInPesewas: fc.integer({ min: 1, max: 100_000_000_00 }),
  months: fc.constantFrom(...ADVANCE_MONTHS),
  feePercent: fc.constantFrom(...AGENT_FEES),
});

describe('moveInCost', () => {
  it('is GH₵ 18,900 for twelve months of GH₵ 1,500 and a fee of 5%', () => {
    expect(moveInCost({ monthlyRent: 1500, months: 12, feePercent: 5 })).toEqual({
      advance: 18_000,
      fee: 900,
      total: 18_900,
    });
  });

  it('computes the fee from twelve months’ rent, whatever the advance (ruling 134)', () => {
    for (const months of ADVANCE_MONTHS)
      expect(moveInCost({ monthlyRent: 1500, months, feePercent: 10 })?.fee).toBe(1800);
  });

  it('is exact to the pesewa', () => {
    fc.assert(
      fc.property(terms, ({ rentInPesewas, months, feePercent }) => {
        const cost = moveInCost({ monthlyRent: rentInPesewas / 100, months, feePercent });
        const rent = BigInt(rentInPesewas);
        const advance = rent * BigInt(months);
        const fee = (rent * 12n * BigInt(feePercent) + 50n) / 100n;
        expect(cost === null ? null : [cost.advance, cost.fee, cost.total].map(pesewas)).toEqual(
          [advance, fee, advance + fee].map(Number),
        );
      }),
    );
  });

  it('rises with the rent, the months and the fee', () => {
    fc.assert(
      fc.property(terms, ({ rentInPesewas, months, feePercent }) => {
        const monthlyRent = rentInPesewas / 100;
        const total = moveInCost({ monthlyRent, months, feePercent })?.total ?? Infinity;
        const higherTerms = [
          { monthlyRent: monthlyRent + 1, months, feePercent },
          { monthlyRent, months: months + 1, feePercent },
          { monthlyRent, months, feePercent: feePercent + 5 },
        ];
        for (const higher of higherTerms) expect(moveInCost(higher)?.total).toBeGreaterThan(total);
      }),
    );
  });

  it('F47: is null for an invalid rent and for one too large for exact sums', () => {
    for (const monthlyRent of [0, -5, NaN, Infinity, 1e20])
      expect(moveInCost({ monthlyRent, months: 12, feePercent: 5 }), String(monthlyRent)).toBeNull();
  });
});

it('an advance of more than six months is over the legal limit', () => {
  expect(ADVANCE_MONTHS.map(isOverAdvanceRule)).toEqual([false, false, true, true]);
  expect(ADVANCE_RULE.source).toBe('Rent Act, 1963 (Act 220), section 25(5)');
});
