import { createStoredIds } from './createStoredIds';

export const GUEST_FAVORITES_KEY = 'gh-rental-favorites';

/** Listing ids saved by a guest on this device, without a limit. */
export const guestFavorites = createStoredIds(GUEST_FAVORITES_KEY, Infinity);

/** Listing ids saved by a guest. Returns the same array until they change. */
export function getGuestFavorites(): readonly string[] {
  return guestFavorites.get();
}
