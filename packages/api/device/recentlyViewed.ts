import { readIds } from './readIds';
import { storedValue } from './storedValue';

/** Ids of the listings last opened on this device, newest first, at most 20. */
export const recentlyViewed = storedValue('efie-recently-viewed', (json) => readIds(json, 20));

export const useRecentlyViewed = recentlyViewed.use;

/** Moves a listing to the front. Never throws. */
export function recordRecentlyViewed(listingId: string): void {
  const ids = recentlyViewed.get();
  if (ids[0] !== listingId) recentlyViewed.set([listingId, ...ids.filter((id) => id !== listingId)]);
}
