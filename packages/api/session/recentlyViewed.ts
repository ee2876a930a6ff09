import { storedIds } from './storedIds';

/** Ids of the listings last opened on this device, newest first, at most 20: older ones are forgotten. */
export const recentlyViewed = storedIds('efie-recently-viewed', 20);

/** Puts a listing first among those viewed; the twenty-first is forgotten. Never throws. */
export function recordRecentlyViewed(listingId: string): void {
  const ids = recentlyViewed.get();
  if (ids[0] !== listingId) recentlyViewed.set([listingId, ...ids.filter((id) => id !== listingId)]);
}

/** Forgets all of them. */
export function clearRecentlyViewed(): void {
  recentlyViewed.set(null);
}
