import { useSyncExternalStore } from 'react';
import { asRecord } from '../wire/readers';
import { createStored } from './createStored';
import { ownerKey } from './ownerKey';
import { getSession, subscribeToSession } from '../session/session';
import type { StorageKey } from '../storage/storage';

interface Owned<Value> {
  owner: string;
  value: Value;
}

export interface AccountStored<Value> {
  /** The value of the account that is signed in; the same object until it changes. */
  get: () => Value;
  /** Replaces what another account stored on this device. Does nothing for a guest. */
  set: (value: Value) => void;
  use: () => Value;
}

/**
 * A value of the signed-in account, stored on this device until it logs out. Of two accounts, the device stores the value
 * of the one that changed it last.
 * @param parse reads anything; must not throw
 * @param serialize the value as JSON can hold it
 */
export function createAccountStored<Value>(
  key: StorageKey,
  empty: Value,
  parse: (value: unknown) => Value,
  serialize: (value: Value) => unknown,
): AccountStored<Value> {
  const nobody: Owned<Value> = { owner: '', value: empty };
  const stored = createStored<Owned<Value>>(key, (text) => {
    try {
      const { owner, value } = asRecord(JSON.parse(text ?? '')) ?? {};
      return typeof owner === 'string' ? { owner, value: parse(value) } : nobody;
    } catch {
      return nobody;
    }
  });
  const get = () => {
    const { owner, value } = stored.get();
    return owner !== '' && owner === ownerKey(getSession()) ? value : empty;
  };
  const subscribe = (listener: () => void) => {
    const unsubscribe = [stored.subscribe(listener), subscribeToSession(listener)];
    return () => unsubscribe.forEach((stop) => stop());
  };
  const getEmpty = () => empty;
  return {
    get,
    set: (value) => {
      const owner = ownerKey(getSession());
      // `createStored` writes JSON, which `parse` reads back.
      if (owner !== '') stored.set({ owner, value: serialize(value) as Value });
    },
    use: () => useSyncExternalStore(subscribe, get, getEmpty),
  };
}
