import { asText } from '../wire/readers';
import type { Session } from './session';

/** Fields that identify an account, the most reliable first. */
const ID_FIELDS = ['id', 'email'] as const;

/**
 * Whether two sessions are of the same account, which may have logged in again: compares the first id field that both
 * records have, and tokens only when neither record has one.
 */
export function isSameAccount(one: Session, other: Session): boolean {
  if (one.role === 'guest' || other.role === 'guest') return one.role === other.role;
  if (one.role !== other.role) return false;
  let hasId = false;
  for (const field of ID_FIELDS) {
    const [oneId, otherId] = [asText(one.record[field]), asText(other.record[field])];
    if (oneId && otherId) return oneId === otherId;
    hasId ||= oneId !== otherId;
  }
  return !hasId && one.token === other.token;
}
