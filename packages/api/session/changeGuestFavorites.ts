import { getGuestFavorites, guestFavorites } from './guestFavorites';
import { requestPersistence } from './requestPersistence';

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
