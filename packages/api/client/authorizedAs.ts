import { isSameAccount } from '../session/isSameAccount';
import { getSession, type Session } from '../session/session';
import { ApiError } from './ApiError';

/** What happened, and what to do. */
const NOT_SENT =
  'This account is no longer signed in. Nothing was sent. Log in to it in a new tab, then try again.';

/**
 * Headers of a request that changes an account. The one read of the session decides whether it is still of the account that
 * made the input, and authorizes the request.
 * @throws ApiError when it is not: nothing is sent
 */
export function authorizedAs(session: Session): { headers: { Authorization: string } } {
  const now = getSession();
  if (now.role === 'guest' || !isSameAccount(session, now))
    throw new ApiError({ kind: 'session', serverMessage: NOT_SENT });
  return { headers: { Authorization: `Bearer ${now.token}` } };
}
