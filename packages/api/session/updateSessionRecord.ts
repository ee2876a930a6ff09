import { notifySessionListeners, getSession, hashToken, type Session } from './session';
import { writeStored } from '../storage/storage';

/** Fields that `readAgent`, `readUser` and `isSameAccount` read, in camelCase and snake_case, and list indexes. */
const FIELDS =
  /^(\d*|id|name|(full|business)_?name|email(_?verified)?|phone|region|district|bio|profile_?image|verification_?status|subscriptions?(_?type)?|listing_?limit|current_?listings|plan_?code|expires_?at)$/i;

/** The JSON to store for a record: its known fields, added to those of `previous`, and the hash of the session's token. */
export function serializeRecord(token: string, record: object, previous?: object): string {
  let known: object = {};
  try {
    known = JSON.parse(
      JSON.stringify(record, (name, value: unknown) => (FIELDS.test(name) ? value : undefined)),
    ) as object;
  } catch {
    // Too deeply nested for JSON.stringify.
  }
  return JSON.stringify({ ...previous, ...known, efieTokenHash: hashToken(token) });
}

/**
 * Updates the stored record of a session; does nothing when it is no longer the current one. The hash of its token
 * prevents that the record is read with another account's token.
 */
export function updateSessionRecord(
  changes: Readonly<Record<string, unknown>>,
  session: Session = getSession(),
): void {
  const now = getSession();
  if (now.role === 'guest' || session.role !== now.role || session.token !== now.token) return;
  writeStored({ [now.role]: serializeRecord(now.token, changes, now.record) });
  notifySessionListeners();
}
