import { getSession } from './session';

export function sessionToken(): string | null {
  const session = getSession();
  return session.role === 'guest' ? null : session.token;
}

/** Returns a function that checks whether the session is still the same, to ignore responses to an earlier one. */
export function createSessionCheck(): () => boolean {
  const token = sessionToken();
  return () => sessionToken() === token;
}
