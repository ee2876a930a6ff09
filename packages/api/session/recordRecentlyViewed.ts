import { recentlyViewed } from './recentlyViewed';

/** Moves a listing to the front. Never throws. */
export function recordRecentlyViewed(listingId: string): void {
  const ids = recentlyViewed.get();
  if (ids[0] !== listingId) recentlyViewed.set([listingId, ...ids.filter((id) => id !== listingId)]);
}
