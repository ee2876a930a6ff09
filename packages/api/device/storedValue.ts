import { createListeners } from '@efie/domain/listeners';
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../storage/storage';
import type { StorageKey } from '../storage/storedKeys';

export interface StoredValue<Value> {
  /** Returns the same value until it changes. */
  get: () => Value;
  /** Null removes it. Writes only changes. Never throws. */
  set: (value: Value | null) => void;
  /** Notifies of every change, also in other tabs. */
  subscribe: (listener: () => void) => () => void;
  /** The value, also as other tabs change it; during hydration as if nothing was stored. */
  use: () => Value;
}

/** Undefined when nothing is stored, null for what is no JSON. */
function readJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * A value that is stored on this device as JSON.
 * @param parse reads any JSON, null when it is invalid and undefined when nothing is stored; must not throw
 * @param toJson the value as JSON can hold it
 */
export function storedValue<Value>(
  key: StorageKey,
  parse: (json: unknown) => Value,
  toJson: (value: Value) => unknown = (value) => value,
): StoredValue<Value> {
  const { subscribe, notify } = createListeners(() => {
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  });
  const initial = parse(undefined);
  let text: string | null = null;
  let value = initial;
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === key) notify();
  };
  const get = () => {
    const stored = readStored(key);
    if (stored !== text) {
      text = stored;
      value = parse(readJson(text));
    }
    return value;
  };
  return {
    get,
    set: (next) => {
      const json = next === null ? null : JSON.stringify(toJson(next));
      if (json === readStored(key)) return;
      writeStored({ [key]: json });
      notify();
    },
    subscribe,
    use: () => useSyncExternalStore(subscribe, get, () => initial),
  };
}
