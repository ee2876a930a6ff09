import type { Listing } from '../listing/Listing';

/** The order of results; '' is newest first, the default. */
export type SortOrder = '' | 'price-up' | 'price-down' | 'views';

/** Reads the order from the URL; an unknown one means newest first. */
export function readSort(value: string): SortOrder {
  return /^(?:price-(?:up|down)|views)$/.test(value) ? (value as SortOrder) : '';
}

/** The value by which each order sorts, the greatest first; null when unknown. */
const SORT_VALUES: Readonly<Record<SortOrder, (listing: Listing) => number | null>> = {
  '': ({ createdAt }) => createdAt,
  'price-up': ({ price }) => (price === null ? null : -price),
  'price-down': ({ price }) => price,
  views: ({ viewCount }) => viewCount,
};

/** A sorted copy. Listings with an unknown value come last in every order; equal ones keep their order. */
export function sortListings(listings: readonly Listing[], sort: SortOrder): readonly Listing[] {
  const valueOf = (listing: Listing): number => {
    const value = SORT_VALUES[sort](listing) ?? NaN;
    return Number.isNaN(value) ? -Infinity : value;
  };
  // The difference of two unknown values is NaN.
  return [...listings].sort((a, b) => valueOf(b) - valueOf(a) || 0);
}

/** A copy with the newest first; listings without a date come last, in their given order. */
export const newestFirst = (listings: readonly Listing[]): readonly Listing[] => sortListings(listings, '');
