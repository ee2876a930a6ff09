import { readStored, writeStored } from './storage';

const KEY = 'gh-rental-favorites';
const NONE: readonly string[] = [];

const listeners = new Set<() => void>();
let snapshot: { text: string | null; ids: readonly string[] } = { text: null, ids: NONE };

/** Ids as unique texts; numbers become text, everything else is left out (fault 5, ruling 126). */
function cleanIds(text: string | null): readonly string[] {
  if (!text) return NONE;
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return NONE;
    const ids = value
      .filter(
        (id) =>
          (typeof id === 'string' && id.trim() !== '') || (typeof id === 'number' && Number.isFinite(id)),
      )
      .map(String);
    return [...new Set(ids)];
  } catch {
    return NONE;
  }
}

/** Property ids a guest keeps on this device (checklist 222). The same list as long as nothing changed. */
export function getGuestFavorites(): readonly string[] {
  const text = readStored(KEY);
  if (text !== snapshot.text) snapshot = { text, ids: cleanIds(text) };
  return snapshot.ids;
}

export function getServerGuestFavorites(): readonly string[] {
  return NONE;
}

function setGuestFavorites(ids: readonly string[]): void {
  writeStored({ [KEY]: JSON.stringify(ids) });
  listeners.forEach((listener) => listener());
}

/** Keeps a property on this device, or lets it go when it is kept already (ruling 40). Returns whether it is kept now. */
export function toggleGuestFavorite(listingId: string): boolean {
  const ids = getGuestFavorites();
  const isKept = ids.includes(listingId);
  setGuestFavorites(isKept ? ids.filter((id) => id !== listingId) : [...ids, listingId]);
  return !isKept;
}

/** Drops ids that the server has taken over after a login (ruling 41). */
export function dropGuestFavorites(accepted: readonly string[]): void {
  setGuestFavorites(getGuestFavorites().filter((id) => !accepted.includes(id)));
}

function onStorage(event: StorageEvent): void {
  if (event.key === null || event.key === KEY) listeners.forEach((listener) => listener());
}

/** Tells of every change, also one made in another tab (fault 9). */
export function subscribeToGuestFavorites(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}
