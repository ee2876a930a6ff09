import { storedIds } from './storedIds';

/** Property ids a guest keeps on this device (checklist 222), however many. */
export const guestFavorites = storedIds('gh-rental-favorites', Infinity);

/** Property ids a guest keeps on this device. The same list as long as nothing changed. */
export function getGuestFavorites(): readonly string[] {
  return guestFavorites.get();
}

/** Keeps a property on this device, or lets it go when it is kept already (ruling 40). Returns whether it is kept now. */
export function toggleGuestFavorite(listingId: string): boolean {
  const ids = getGuestFavorites();
  const isKept = ids.includes(listingId);
  guestFavorites.set(isKept ? ids.filter((id) => id !== listingId) : [...ids, listingId]);
  return !isKept;
}

/** Drops ids that the server has taken over after a login (ruling 41). */
export function dropGuestFavorites(accepted: readonly string[]): void {
  guestFavorites.set(getGuestFavorites().filter((id) => !accepted.includes(id)));
}

/** Tells of every change, also one made in another tab (fault 9). */
export const subscribeToGuestFavorites = guestFavorites.subscribe;
