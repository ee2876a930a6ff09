import { createListeners } from '@efie/domain/listeners';
import { useSyncExternalStore } from 'react';
import { readStored, writeStored, type StorageKey } from '../storage/storage';

export interface Stored<Value> {
  /** Returns the same value until it changes. */
  get: () => Value;
  /** Null removes the key. Never throws. */
  set: (value: Value | null) => void;
  /** Notifies of every change, also in other tabs. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * A value that is stored on this device as JSON.
 * @param parse reads any text, null when nothing is stored; must not throw
 */
export function createStored<Value>(key: StorageKey, parse: (text: string | null) => Value): Stored<Value> {
  const listeners = createListeners(() => {
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  });
  let snapshot = { text: null as string | null, value: parse(null) };
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === key) listeners.notify();
  };
  return {
    get: () => {
      const text = readStored(key);
      if (text !== snapshot.text) snapshot = { text, value: parse(text) };
      return snapshot.value;
    },
    set: (value) => {
      writeStored({ [key]: value === null ? null : JSON.stringify(value) });
      listeners.notify();
    },
    subscribe: listeners.subscribe,
  };
}

/** @param getServerValue returns the value during hydration, always the same */
export function useStored<Value>({ subscribe, get }: Stored<Value>, getServerValue: () => Value): Value {
  return useSyncExternalStore(subscribe, get, getServerValue);
}
