import { useSession } from '../session/hooks';
import { getSession, type Session } from '../session/session';
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
  const valueOf = (session: Session, { owner, value }: Owned<Value>) =>
    owner !== '' && owner === ownerKey(session) ? value : nobody.value;
  return {
    get: () => valueOf(getSession(), stored.get()),
    set: (value) => {
      const owner = ownerKey(getSession());
      if (owner !== '') stored.set({ owner, value });
    },
    use: () => valueOf(useSession(), stored.use()),
  };
}
