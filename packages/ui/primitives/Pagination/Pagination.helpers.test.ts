import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageSlots } from './Pagination.helpers';

describe('pageSlots', () => {
  it('returns all pages when there are at most five', () => expect(pageSlots(2, 4)).toEqual([1, 2, 3, 4]));
  it('returns a gap on both sides of a middle page', () =>
    expect(pageSlots(7, 12)).toEqual([1, 'gap', 7, 'gap', 12]));
  it('always includes the first, the current and the last page, in order, in at most five slots', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (pageCount, seed) => {
        const page = (seed % pageCount) + 1;
        const slots = pageSlots(page, pageCount);
        const numbers = slots.filter((slot) => slot !== 'gap');
        expect(slots.length).toBeLessThanOrEqual(5);
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, page, pageCount]));
      }),
    );
  });
});
