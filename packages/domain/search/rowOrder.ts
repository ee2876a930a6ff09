import type { Listing } from '../listing/Listing';
import type { SortOrder } from './sort';

/** What an order compares, the greatest first; null where the listing does not say, or says no number (fault 47). */
const measures: Readonly<Record<Exclude<SortOrder, ''>, (listing: Listing) => number | null>> = {
  'price-up': ({ price }) => (price === null ? null : -price),
  'price-down': ({ price }) => price,
  views: ({ viewCount }) => viewCount,
};

/**
 * The rows of a list in another order. Unknown prices and counts come last whichever way prices run, and equal ones keep
 * the order of the list.
 */
export function rowOrder(listings: readonly Listing[], order: Exclude<SortOrder, ''>): Uint32Array {
  const values = Float64Array.from(listings, (listing) => {
    const value = measures[order](listing) ?? NaN;
    return Number.isNaN(value) ? -Infinity : value;
  });
  const valueOf = (row: number): number => values[row] ?? -Infinity;
  // Two that are not known are equal: their difference would be no number.
  return Uint32Array.from(values.keys()).sort((a, b) =>
    valueOf(a) === valueOf(b) ? a - b : valueOf(b) - valueOf(a),
  );
}
