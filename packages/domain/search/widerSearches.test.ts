import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  activeFilters,
  bestWiderSearches,
  NO_FILTERS,
  widerSearchQuestions,
  type SearchFilters,
} from './index';

fc.configureGlobal({ seed: 20261121 });

const anyFilters: fc.Arbitrary<SearchFilters> = fc
  .record<Partial<SearchFilters>>(
    {
      text: fc.constantFrom('legon', ' '),
      region: fc.constantFrom('Ashanti', 'Volta'),
      listingType: fc.constantFrom('rent', 'sale'),
      propertyType: fc.constantFrom('house', 'land'),
      bedrooms: fc.constantFrom(1, 3),
      bathrooms: fc.constantFrom(2, 4),
      amenities: fc.subarray(['running_water', 'tiled_floor']),
    },
    { requiredKeys: [] },
  )
  .map((change) => ({ ...NO_FILTERS, ...change }));

describe('wider searches when nothing is found', () => {
  it('asks for the search without each filter', () => {
    const filters: SearchFilters = { ...NO_FILTERS, region: 'Volta', district: 'Ho', bedrooms: 3 };
    expect(widerSearchQuestions(filters).map((question) => question.filters)).toEqual([
      { ...filters, region: '', district: '' },
      { ...filters, district: '' },
      { ...filters, bedrooms: null },
    ]);
  });

  it('suggests at most three that leave results, no other leaving more', () => {
    fc.assert(
      fc.property(
        anyFilters,
        fc.array(fc.nat({ max: 5 }), { minLength: 8, maxLength: 8 }),
        (filters, totals) => {
          const active = activeFilters(filters);
          const best = bestWiderSearches(
            filters,
            active.map((_, index) => ({ total: totals[index] ?? 0 })),
          );
          const totalOf = new Map(active.map(({ key }, index) => [key, totals[index] ?? 0]));
          const useful = [...totalOf.values()].filter((total) => total > 0);

          expect(best).toHaveLength(Math.min(3, useful.length));
          expect(new Set(best.map(({ key }) => key)).size).toBe(best.length);
          for (const { key, total, filters: without } of best) {
            expect(total).toBe(totalOf.get(key));
            expect(without).toEqual(active.find((filter) => filter.key === key)?.without);
          }
          const shown = best.map(({ total }) => total);
          const least = shown.at(-1) ?? 0;
          expect(shown).toEqual([...shown].sort((a, b) => b - a));
          expect(useful.filter((total) => total > least).length).toBeLessThanOrEqual(best.length);
        },
      ),
    );
  });

  it('suggests the longest shorter advance that has homes before dropping a filter', () => {
    const filters: SearchFilters = {
      ...NO_FILTERS,
      region: 'Volta',
      moveIn: { cash: 20_000, months: 24 },
    };
    // 12 months, 6 months, without the region, without the advance.
    const totals = [[0, 3, 40, 9].map((total) => ({ total })), [1, 3, 40, 9].map((total) => ({ total }))];
    const suggested = totals.map((counts) =>
      bestWiderSearches(filters, counts).map(({ kind, label, total }) => `${kind} ${label}: ${total}`),
    );
    expect(suggested).toEqual([
      ['With 6 months: 3', 'Without Volta: 40', 'Without GH₵\u00a020,000 for 24 months: 9'],
      ['With 12 months: 1', 'Without Volta: 40', 'Without GH₵\u00a020,000 for 24 months: 9'],
    ]);
    expect(widerSearchQuestions(filters)[0]?.filters).toEqual({
      ...filters,
      moveIn: { cash: 20_000, months: 12 },
    });
  });
});
