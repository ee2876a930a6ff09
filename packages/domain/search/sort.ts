import type { Listing } from '../listing/Listing';

/** The order of results; '' is newest first, the default. */
export type SortOrder = '' | 'price-up' | 'price-down' | 'views';

/** Reads the order from the URL; an unknown one means newest first. */
export function readSort(value: string): SortOrder {
  return /^(?:price-(?:up|down)|views)$/.test(value) ? (value as SortOrder) : '';
}

/** A copy with the newest first; listings without a date come last, in their given order. */
export function newestFirst(listings: readonly Listing[]): readonly Listing[] {
  return [...listings].sort((a, b) => (b.createdAt ?? 0) - (a.createdAt ?? 0));
}
