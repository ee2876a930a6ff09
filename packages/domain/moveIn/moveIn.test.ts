import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADVANCE_MONTHS, ADVANCE_RULE, AGENT_FEES, isOverAdvanceRule, moveInCost } from '../index';

// One seed, so that every run tries the same cases.
fc.configureGlobal({ seed: 20261121 });

const pesewas = (ghs: number): number => Math.round(ghs * 100);

const terms = fc.record({
  rentInPesewas: fc.integer({ min: 1, max: 100_000_000_00 }),
  months: fc.constantFrom(...ADVANCE_MONTHS),
  feePercent: fc.constantFrom(...AGENT_FEES),
});

describe('moveInCost', () => {
  it('twelve months of GH₵ 1,500 and a fee of 5% are GH₵ 18,900', () => {
    expect(moveInCost({ monthlyRent: 1500, months: 12, feePercent: 5 })).toEqual({
      advance: 18_000,
      fee: 900,
      total: 18_900,
    });
  });

  it('the fee is a share of twelve months, whatever the advance (ruling 134)', () => {
    for (const months of ADVANCE_MONTHS)
      expect(moveInCost({ monthlyRent: 1500, months, feePercent: 10 })?.fee).toBe(1800);
  });

  it('is exact to the pesewa, as whole numbers reckon it', () => {
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

  it('never falls with more rent, more months or a higher fee', () => {
    fc.assert(
      fc.property(terms, ({ rentInPesewas, months, feePercent }) => {
        const monthlyRent = rentInPesewas / 100;
        const total = moveInCost({ monthlyRent, months, feePercent })?.total ?? Infinity;
        const more = [
          { monthlyRent: monthlyRent + 1, months, feePercent },
          { monthlyRent, months: months + 1, feePercent },
          { monthlyRent, months, feePercent: feePercent + 5 },
        ];
        for (const asked of more) expect(moveInCost(asked)?.total).toBeGreaterThan(total);
      }),
    );
  });

  it('F47: a rent that is none, and one that no number holds, cost nothing that could be told', () => {
    for (const monthlyRent of [0, -5, NaN, Infinity, 1e20])
      expect(moveInCost({ monthlyRent, months: 12, feePercent: 5 }), String(monthlyRent)).toBeNull();
  });
});

it('more than six months of advance are more than may be demanded', () => {
  expect(ADVANCE_MONTHS.map(isOverAdvanceRule)).toEqual([false, false, true, true]);
  expect(ADVANCE_RULE.source).toBe('Rent Act, 1963 (Act 220), section 25(5)');
});
