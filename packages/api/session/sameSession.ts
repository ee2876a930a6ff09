import { getSession } from './session';

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
