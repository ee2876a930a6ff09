import { signInOutcome } from '@efie/domain/account';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../wire/ApiError';
import { mergeGuestFavorites } from '../favorites/mergeGuestFavorites';
import { discardDraftsOfRole } from '../device/drafts';
import { isSameAccount } from '../session/isSameAccount';
import { getSession, type Role } from '../session/session';
import { startSession } from '../session/startSession';
import { removeAccountQueries } from './accountCache';
import type { Credentials, LoginResponse } from './loginResponse';
import { logInAgent } from './logInAgent';
import { logInUser } from './logInUser';
import { requestLogOut } from './requestLogOut';

const logIn = { user: logInUser, agent: logInAgent };

/** The messages of an error as a login response; undefined when the error did not come from the API. */
function loginFromError(error: unknown): LoginResponse | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const messages = [error.serverMessage, ...Object.values(error.fields)];
  return { token: '', record: {}, isEmailVerified: null, messages };
}

async function requestLogIn(
  role: Role,
  credentials: Credentials,
  signal?: AbortSignal,
): Promise<LoginResponse> {
  try {
    return await logIn[role](credentials, signal);
  } catch (error) {
    const login = loginFromError(error);
    if (login === undefined || signInOutcome(login) === 'rejected') throw error;
    return login;
  }
}

/**
 * Logs in and starts a session. Removes the previous account's cached data and, for another account of the same role, its
 * drafts. In the background it ends the previous account's token on the server, and merges the guest's favorites into the
 * account.
 * @returns 'unverified' when the email must be verified first; then no session is started
 * @throws ApiError when the login is rejected or the response has no token; AbortError when it is aborted
 */
export async function signIn(
  queryClient: QueryClient,
  role: Role,
  credentials: Credentials,
  signal?: AbortSignal,
): Promise<'in' | 'unverified'> {
  const login = await requestLogIn(role, credentials, signal);
  signal?.throwIfAborted();
  const outcome = signInOutcome(login);
  // Without the server's message, which may be 'Logged in.'.
  if (outcome === 'rejected') throw new ApiError({ kind: 'parse' });
  if (outcome === 'in') {
    const previous = getSession();
    removeAccountQueries(queryClient);
    startSession(role, login.token, login.record);
    if (previous.role === role && !isSameAccount(previous, getSession())) discardDraftsOfRole(role);
    // Some servers give every login the same token.
    if (previous.role !== 'guest' && previous.token !== login.token) void requestLogOut(previous);
    void mergeGuestFavorites(queryClient, role);
  }
  return outcome;
}
