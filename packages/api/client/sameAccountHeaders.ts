import { isSameAccount } from '../session/isSameAccount';
import { getSession, type Session } from '../session/session';
import { ApiError } from './ApiError';

const NOT_SENT =
  'This account is no longer signed in. Nothing was sent. Log in to it in a new tab, then try again.';

/**
 * Headers of a request that changes an account, with the token of the current session.
 * @param session the session in which the data was entered
 * @throws ApiError when another account, or none, is signed in now
 */
export function sameAccountHeaders(session: Session): { headers: { Authorization: string } } {
  const now = getSession();
  if (now.role === 'guest' || !isSameAccount(session, now))
    throw new ApiError({ kind: 'session', serverMessage: NOT_SENT });
  return { headers: { Authorization: `Bearer ${now.token}` } };
}
