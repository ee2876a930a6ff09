import { asText } from '../client/readers';
import type { Session } from './session';

/** What identifies an account, the surest first. */
const NAMES = ['id', 'email'] as const;

/**
 * Whether both sessions are of one account, which may have logged in anew in between: by the first name that both records
 * have. A token identifies an account only where neither record has a name.
 */
export function isSameAccount(one: Session, other: Session): boolean {
  if (one.role === 'guest' || other.role === 'guest') return one.role === other.role;
  if (one.role !== other.role) return false;
  let isNamed = false;
  for (const name of NAMES) {
    const [mine, theirs] = [asText(one.record[name]), asText(other.record[name])];
    if (mine && theirs) return mine === theirs;
    isNamed ||= mine !== theirs;
  }
  return !isNamed && one.token === other.token;
}
