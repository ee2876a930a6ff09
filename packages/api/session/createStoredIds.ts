import { createListeners } from '@efie/domain';
import { useSyncExternalStore } from 'react';
import { readStored, writeStored, type StorageKey } from './storage';

const NONE: readonly string[] = [];

export interface StoredIds {
  /** Returns the same array until it changes. */
  get: () => readonly string[];
  /** Null removes the key. Never throws. */
  set: (ids: readonly string[] | null) => void;
  /** Notifies of every change, also in other tabs. */
  subscribe: (listener: () => void) => () => void;
}

/** Parses stored ids: converts numbers to text and drops duplicates and invalid entries. */
function parseIds(text: string | null, maxCount: number): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (!Array.isArray(value)) return NONE;
    const ids = value
      .filter((id) => typeof id === 'string' || Number.isFinite(id))
      .map((id) => String(id).trim());
    return [...new Set(ids)].filter((id) => id !== '').slice(0, maxCount);
  } catch {
    return NONE;
  }
}

/** @param maxCount ids after these are dropped */
export function createStoredIds(key: StorageKey, maxCount: number): StoredIds {
  const listeners = createListeners(() => {
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  });
  let snapshot: { text: string | null; ids: readonly string[] } = { text: null, ids: NONE };
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === key) listeners.notify();
  };
  return {
    get: () => {
      const text = readStored(key);
      if (text !== snapshot.text) snapshot = { text, ids: parseIds(text, maxCount) };
      return snapshot.ids;
    },
    set: (ids) => {
      writeStored({ [key]: ids === null ? null : JSON.stringify(ids.slice(0, maxCount)) });
      listeners.notify();
    },
    subscribe: listeners.subscribe,
  };
}

const none = () => NONE;

export function useStoredIds({ subscribe, get }: StoredIds): readonly string[] {
  return useSyncExternalStore(subscribe, get, none);
}
