/**
 * The browser's storage without its faults (docs/spec/faults.md, design rule 5): blocked, full or absent storage falls
 * back to memory for this visit, and says so once.
 */

/** The specification's seven keys (section 3); ours carry the prefix `efie-` (ruling 132). */
export type StorageKey =
  | 'userToken'
  | 'agentToken'
  | 'refreshToken'
  | 'userType'
  | 'user'
  | 'agent'
  | 'gh-rental-favorites'
  | `efie-${string}`;

/** What this visit holds when the device keeps nothing; null marks a key removed here. */
const memory = new Map<StorageKey, string | null>();
const healthListeners = new Set<() => void>();
let isKeeping = true;

function deviceStorage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    return null;
  }
}

function noteFailure(): void {
  if (!isKeeping) return;
  isKeeping = false;
  // A component may be asking while it renders: whoever listens is told once it is done.
  queueMicrotask(() => healthListeners.forEach((listener) => listener()));
}

/** The stored text, or null. Never throws. */
export function readStored(key: StorageKey): string | null {
  const held = memory.get(key);
  if (held !== undefined) return held;
  if (typeof window === 'undefined') return null;
  const storage = deviceStorage();
  if (!storage) {
    noteFailure();
    return null;
  }
  try {
    return storage.getItem(key);
  } catch {
    noteFailure();
    return null;
  }
}

/** Whether the device now holds the value, and gives it back. */
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
 * Writes several keys as one: when one of them cannot be kept, all of them live in memory for this visit,
 * so that no half-written pair is left on the device (fault 2). Null removes a key.
 */
export function writeStored(changes: Readonly<Partial<Record<StorageKey, string | null>>>): void {
  const entries = Object.entries(changes) as [StorageKey, string | null][];
  const isKept = entries.every(([key, value]) => write(key, value));
  if (isKept) {
    entries.forEach(([key]) => memory.delete(key));
    return;
  }
  for (const [key, value] of entries) {
    write(key, null);
    memory.set(key, value);
  }
  noteFailure();
}

/** False once this browser has refused to keep something: 'This browser is not keeping data on this device'. */
export function isStorageKeeping(): boolean {
  return isKeeping;
}

/** Tells when the browser first refuses to keep something. Call the result to stop. */
export function subscribeToStorageHealth(listener: () => void): () => void {
  healthListeners.add(listener);
  return () => healthListeners.delete(listener);
}

/** Forgets what memory holds; for stories and tests, which start each with a clean device. */
export function resetStorageMemory(): void {
  memory.clear();
  isKeeping = true;
}
