import { createListeners } from '@efie/domain/listeners';
import type { StorageKey } from './storedKeys';

/** localStorage with a fallback to memory: when storage is blocked, full or missing, listeners are notified once. */

/** Values that could not be stored; null marks a removed key. */
const memory = new Map<StorageKey, string | null>();
const healthListeners = createListeners();
let isWorking = true;

function deviceStorage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    return null;
  }
}

function reportFailure(): void {
  if (!isWorking) return;
  isWorking = false;
  // A component may read storage while it renders, when listeners must not update state.
  queueMicrotask(healthListeners.notify);
}

/** Null when the key is missing. Never throws. */
export function readStored(key: StorageKey): string | null {
  const inMemory = memory.get(key);
  if (inMemory !== undefined) return inMemory;
  if (typeof window === 'undefined') return null;
  const storage = deviceStorage();
  if (!storage) {
    reportFailure();
    return null;
  }
  try {
    return storage.getItem(key);
  } catch {
    reportFailure();
    return null;
  }
}

/** Returns whether the value was stored and can be read back. */
function write(key: StorageKey, value: string | null): boolean {
  const storage = deviceStorage();
  if (!storage) return false;
  try {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
    return storage.getItem(key) === value;
  } catch {
    return false;
  }
}

/**
 * Writes several keys together: when one of them cannot be stored, all are held in memory and removed from the device, so
 * that it never has a half-written set. A single key keeps its earlier value there. Null removes a key.
 */
export function writeStored(changes: Readonly<Partial<Record<StorageKey, string | null>>>): void {
  const entries = Object.entries(changes) as [StorageKey, string | null][];
  const isStored = entries.every(([key, value]) => write(key, value));
  if (isStored) {
    entries.forEach(([key]) => memory.delete(key));
    return;
  }
  for (const [key, value] of entries) {
    if (entries.length > 1) write(key, null);
    memory.set(key, value);
  }
  reportFailure();
}

export function removeStored(keys: readonly StorageKey[]): void {
  writeStored(Object.fromEntries(keys.map((key) => [key, null])));
}

/** False once reading or writing the browser's storage has failed. */
export function isStorageWorking(): boolean {
  return isWorking;
}

/** Notifies when storage fails for the first time. Returns the unsubscribe function. */
export const subscribeToStorageFailure = healthListeners.subscribe;

/** For stories and tests: clears the memory fallback. */
export function resetStorageMemory(): void {
  memory.clear();
  isWorking = true;
}
