import { requestPersistence } from '../storage/requestPersistence';
import { readIds } from './readIds';
import { storedValue } from './storedValue';

/** Listing ids saved by a guest on this device, without a limit. */
export const guestFavorites = storedValue('gh-rental-favorites', readIds);

/** Listing ids saved by a guest. Returns the same array until they change. */
export const getGuestFavorites = guestFavorites.get;

export const useGuestFavorites = guestFavorites.use;

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
