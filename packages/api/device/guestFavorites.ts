import { createStoredIds, useStoredIds } from './createStoredIds';
import { requestPersistence } from '../storage/requestPersistence';

export const GUEST_FAVORITES_KEY = 'gh-rental-favorites';

/** Listing ids saved by a guest on this device, without a limit. */
export const guestFavorites = createStoredIds(GUEST_FAVORITES_KEY, Infinity);

/** Listing ids saved by a guest. Returns the same array until they change. */
export const getGuestFavorites = (): readonly string[] => guestFavorites.get();

/** Saves a listing on this device, or removes it when it is saved already. Returns whether it is saved now. */
export function toggleGuestFavorite(listingId: string): boolean {
  const ids = getGuestFavorites();
  const isSaved = ids.includes(listingId);
  if (!isSaved) requestPersistence();
  guestFavorites.set(isSaved ? ids.filter((id) => id !== listingId) : [...ids, listingId]);
  return !isSaved;
}

export function removeGuestFavorites(removed: readonly string[]): void {
  guestFavorites.set(getGuestFavorites().filter((id) => !removed.includes(id)));
}

/** Adds listings that were removed, before those saved since. */
export function restoreGuestFavorites(removed: readonly string[]): void {
  guestFavorites.set([...new Set([...removed, ...getGuestFavorites()])]);
}

export function useGuestFavorites(): readonly string[] {
  return useStoredIds(guestFavorites);
}
