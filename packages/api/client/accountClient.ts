import { isSameAccount } from '../session/isSameAccount';
import { getSession, type Session } from '../session/session';
import { ApiError } from '../wire/ApiError';
import { clientFor } from './client';

const NOT_SENT =
  'This account is no longer signed in. Nothing was sent. Log in to it in a new tab, then try again.';

/**
 * The current session of the account that entered data, which may have logged in again since.
 * @param entered the session in which the data was entered
 * @throws ApiError when another account, or none, is signed in now
 */
export function currentSessionOf(entered: Session): Exclude<Session, { role: 'guest' }> {
  const now = getSession();
  if (now.role === 'guest' || !isSameAccount(entered, now))
    throw new ApiError({ kind: 'session', serverMessage: NOT_SENT });
  return now;
}

/** The client for a request that changes the account of `entered`; parameter and error as of `currentSessionOf`. */
export const accountClient = (entered: Session) => clientFor(currentSessionOf(entered));
