import type { Listing } from '../listing/Listing';
import type { SortOrder } from './sort';

/** The value that each order sorts by, the greatest first; null when unknown. */
const sortValues: Readonly<Record<Exclude<SortOrder, ''>, (listing: Listing) => number | null>> = {
  'price-up': ({ price }) => (price === null ? null : -price),
  'price-down': ({ price }) => price,
  views: ({ viewCount }) => viewCount,
};

/** The row numbers of a list in sorted order. Unknown values come last in every order; equal ones keep the list's order. */
export function sortRows(listings: readonly Listing[], order: Exclude<SortOrder, ''>): Uint32Array {
  const values = Float64Array.from(listings, (listing) => {
    const value = sortValues[order](listing) ?? NaN;
    return Number.isNaN(value) ? -Infinity : value;
  });
  const valueOf = (row: number): number => values[row] ?? -Infinity;
  // Two unknown values are equal, but their difference is NaN.
  return Uint32Array.from(values.keys()).sort((a, b) =>
    valueOf(a) === valueOf(b) ? a - b : valueOf(b) - valueOf(a),
  );
}
