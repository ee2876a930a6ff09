import { useSyncExternalStore } from 'react';
import { readStored, writeStored, type StorageKey } from './storage';

const NONE: readonly string[] = [];

/** Ids of listings kept on this device under one key. */
export interface StoredIds {
  /** The same list as long as nothing changed. */
  get: () => readonly string[];
  /** Null removes the key. Never throws. */
  set: (ids: readonly string[] | null) => void;
  /** Tells of every change, also one made in another tab (fault 9). */
  subscribe: (listener: () => void) => () => void;
}

/** Ids as unique texts; numbers become text, everything else is left out (fault 5, ruling 126). */
function cleanIds(text: string | null, atMost: number): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (!Array.isArray(value)) return NONE;
    const ids = value
      .filter((id) => typeof id === 'string' || Number.isFinite(id))
      .map((id) => String(id).trim());
    return [...new Set(ids)].filter((id) => id !== '').slice(0, atMost);
  } catch {
    return NONE;
  }
}

/** @param atMost ids read; those after them are forgotten. */
export function storedIds(key: StorageKey, atMost: number): StoredIds {
  const listeners = new Set<() => void>();
  let snapshot: { text: string | null; ids: readonly string[] } = { text: null, ids: NONE };
  const tell = () => listeners.forEach((listener) => listener());
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === key) tell();
  };
  return {
    get: () => {
      const text = readStored(key);
      if (text !== snapshot.text) snapshot = { text, ids: cleanIds(text, atMost) };
      return snapshot.ids;
    },
    set: (ids) => {
      writeStored({ [key]: ids === null ? null : JSON.stringify(ids.slice(0, atMost)) });
      tell();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}

const none = () => NONE;

/** The ids, followed as they change; none while a server renders, for no device has been asked yet. */
export function useStoredIds({ subscribe, get }: StoredIds): readonly string[] {
  return useSyncExternalStore(subscribe, get, none);
}
