import { readStored, writeStored } from './storage';

const KEY = 'efie-recently-viewed';
const NONE: readonly string[] = [];

/** Listings remembered on this device; older ones are forgotten. */
const AT_MOST = 20;

const listeners = new Set<() => void>();
let snapshot: { text: string | null; ids: readonly string[] } = { text: null, ids: NONE };

/** Ids as unique texts, whatever was stored; a list that is none reads as empty. */
function cleanIds(text: string | null): readonly string[] {
  if (text === null || text === '') return NONE;
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return NONE;
    const ids = value
      .filter((id) => typeof id === 'string' || Number.isFinite(id))
      .map((id) => String(id).trim());
    return [...new Set(ids)].filter((id) => id !== '').slice(0, AT_MOST);
  } catch {
    return NONE;
  }
}

/** Ids of the listings last opened on this device, newest first. The same list as long as nothing changed. */
export function getRecentlyViewed(): readonly string[] {
  const text = readStored(KEY);
  if (text !== snapshot.text) snapshot = { text, ids: cleanIds(text) };
  return snapshot.ids;
}

/** What a server renders: no device has been asked yet. */
export function getServerRecentlyViewed(): readonly string[] {
  return NONE;
}

function keep(ids: readonly string[] | null): void {
  writeStored({ [KEY]: ids === null ? null : JSON.stringify(ids) });
  listeners.forEach((listener) => listener());
}

/** Puts a listing first among those viewed; the twenty-first is forgotten. Never throws. */
export function recordRecentlyViewed(listingId: string): void {
  const ids = getRecentlyViewed();
  if (ids[0] === listingId) return;
  keep([listingId, ...ids.filter((id) => id !== listingId)].slice(0, AT_MOST));
}

/** Forgets all of them. */
export function clearRecentlyViewed(): void {
  keep(null);
}

function onStorage(event: StorageEvent): void {
  if (event.key === null || event.key === KEY) listeners.forEach((listener) => listener());
}

/** Tells of every change, also one made in another tab. */
export function subscribeToRecentlyViewed(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}
