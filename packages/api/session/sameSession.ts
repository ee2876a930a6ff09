import { getSession, type Session } from './session';

/** The token of whoever is signed in; null for a guest. */
export function sessionToken(): string | null {
  const session = getSession();
  return session.role === 'guest' ? null : session.token;
}

/** Tells later whether the session of now is still the one: an answer that comes after it is applied to no one (fault 8). */
export function sameSession(): () => boolean {
  const token = sessionToken();
  return () => sessionToken() === token;
}

/** What tells one account from another, the surest first. */
const NAMES = ['id', 'email'] as const;

/**
 * Whether both sessions are of one account, which may have logged in anew in between. Records may hold little: what only
 * one of them holds says nothing, and two tokens with nothing to compare are two accounts.
 */
export function isSameAccount(one: Session, other: Session): boolean {
  if (one.role === 'guest' || other.role === 'guest') return one.role === other.role;
  if (one.role !== other.role) return false;
  if (one.token === other.token) return true;
  const name = NAMES.find((known) => one.record[known] != null && other.record[known] != null);
  return name !== undefined && String(one.record[name]) === String(other.record[name]);
}
