import { useSyncExternalStore } from 'react';
import { getSession, subscribeToSession } from '../session/session';
import type { ACCOUNT_KEYS } from '../storage/storedKeys';
import { asRecord } from '../wire/readers';
import { ownerKey } from './ownerKey';
import { storedValue, type StoredValue } from './storedValue';

interface Owned<Value> {
  owner: string;
  value: Value;
}

/**
 * A value of the signed-in account, stored on this device until it logs out. Of two accounts, the device stores the value
 * of the one that changed it last. For a guest it is as if nothing was stored, and `set` does nothing.
 * @param parse see `storedValue`
 */
export function accountValue<Value>(
  key: (typeof ACCOUNT_KEYS)[number],
  parse: (json: unknown) => Value,
  toJson: (value: Value) => unknown = (value) => value,
): Pick<StoredValue<Value>, 'get' | 'use'> & { set: (value: Value) => void } {
  const nobody: Owned<Value> = { owner: '', value: parse(undefined) };
  const stored = storedValue(
    key,
    (json): Owned<Value> => {
      const { owner, value } = asRecord(json) ?? {};
      return typeof owner === 'string' ? { owner, value: parse(value) } : nobody;
    },
    ({ owner, value }) => ({ owner, value: toJson(value) }),
  );
  const get = () => {
    const { owner, value } = stored.get();
    return owner !== '' && owner === ownerKey(getSession()) ? value : nobody.value;
  };
  const subscribe = (listener: () => void) => {
    const unsubscribe = [stored.subscribe(listener), subscribeToSession(listener)];
    return () => unsubscribe.forEach((stop) => stop());
  };
  const getInitial = () => nobody.value;
  return {
    get,
    set: (value) => {
      const owner = ownerKey(getSession());
      if (owner !== '') stored.set({ owner, value });
    },
    use: () => useSyncExternalStore(subscribe, get, getInitial),
  };
}
