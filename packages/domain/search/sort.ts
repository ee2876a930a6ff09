import type { Listing } from '../listing/Listing';

/** How a list is ordered; '' is newest first, as the listings page opens. It narrows nothing: no chip, no filter. */
export type SortOrder = '' | 'price-up' | 'price-down' | 'views';

/** The order an address asks for; an unknown one is newest first (fault 56). */
export function readSort(value: string): SortOrder {
  return /^(?:price-(?:up|down)|views)$/.test(value) ? (value as SortOrder) : '';
}

/** A copy with the newest first; whatever tells no date comes last, in the order it came. */
export function newestFirst(listings: readonly Listing[]): readonly Listing[] {
  return [...listings].sort((a, b) => (b.createdAt ?? 0) - (a.createdAt ?? 0));
}
