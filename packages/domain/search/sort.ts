import type { Listing } from '../listing/Listing';

/** The order of results; '' is newest first, the default. */
export type SortOrder = '' | 'price-up' | 'price-down' | 'move-in' | 'views';

/** Reads the order from the URL; an unknown one means newest first. */
export function readSort(value: string): SortOrder {
  return /^(?:price-(?:up|down)|move-in|views)$/.test(value) ? (value as SortOrder) : '';
}

/** A copy with the greatest value first. Listings with an unknown value come last; equal ones keep their order. */
export function sortBy(
  listings: readonly Listing[],
  read: (listing: Listing) => number | null,
): readonly Listing[] {
  const valueOf = (listing: Listing): number => {
    const value = read(listing) ?? NaN;
    return Number.isNaN(value) ? -Infinity : value;
  };
  // The difference of two unknown values is NaN.
  return [...listings].sort((a, b) => valueOf(b) - valueOf(a) || 0);
}

/** A copy with the newest first; listings without a date come last, in their given order. */
export const newestFirst = (listings: readonly Listing[]): readonly Listing[] =>
  sortBy(listings, ({ createdAt }) => createdAt);
