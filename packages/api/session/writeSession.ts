import { announce, getSession, recordWriter, tokenHash, type Session } from './session';
import { writeStored } from './storage';

/** What `readAgent`, `readUser` and `isSameAccount` read, in either spelling, and the places of lists. */
const FIELDS =
  /^(\d*|id|name|(full|business)_?name|email(_?verified)?|phone|region|district|bio|profile_?image|verification_?status|subscriptions?(_?type)?|listing_?limit|current_?listings|plan_?code|expires_?at)$/i;

/** The record as it is stored: only known fields of what the server sent, and the hash of the session's token. */
export function toStored(token: string, record: object, former?: object): string {
  let known: object = {};
  try {
    known = JSON.parse(
      JSON.stringify(record, (name, value: unknown) => (FIELDS.test(name) ? value : undefined)),
    ) as object;
  } catch {
    // Nested too deeply to be written.
  }
  return JSON.stringify({ ...former, ...known, efieTokenHash: tokenHash(token) });
}

/**
 * Rewrites the record of a session after it changed on the server (ruling 24); no write when it is no longer the current
 * one. The hash is of that session's token, so that the record is never read with another account's.
 */
export function updateSessionRecord(
  changes: Readonly<Record<string, unknown>>,
  session: Session = getSession(),
): void {
  const now = getSession();
  if (now.role === 'guest' || session.role !== now.role || session.token !== now.token) return;
  writeStored({ [now.role]: toStored(now.token, changes, now.record) });
  announce();
}

recordWriter.update = updateSessionRecord;
