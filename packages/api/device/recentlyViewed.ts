import { createStoredIds, useStoredIds } from './createStoredIds';

/** Ids of the listings last opened on this device, newest first, at most 20. */
export const recentlyViewed = createStoredIds('efie-recently-viewed', 20);

/** Moves a listing to the front. Never throws. */
export function recordRecentlyViewed(listingId: string): void {
  const ids = recentlyViewed.get();
  if (ids[0] !== listingId) recentlyViewed.set([listingId, ...ids.filter((id) => id !== listingId)]);
}

export function useRecentlyViewed(): readonly string[] {
  return useStoredIds(recentlyViewed);
}
