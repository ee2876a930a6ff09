import { signInOutcome } from '@efie/domain';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../client/ApiError';
import { mergeGuestFavorites } from '../favorites/mergeGuestFavorites';
import { dropDraftsOf } from '../session/drafts';
import { isSameAccount } from '../session/isSameAccount';
import { getSession, type Role } from '../session/session';
import { startSession } from '../session/startSession';
import { forgetAccount } from './accountCache';
import type { Credentials, LoginAnswer } from './logIn';
import { logInAgent } from './logInAgent';
import { logInUser } from './logInUser';

const logIn = { user: logInUser, agent: logInAgent };

/** A refusal as an answer; also the words at a field count (ruling 76). Undefined for what no server said. */
function answerOf(error: unknown): LoginAnswer | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const messages = [error.serverMessage, ...Object.values(error.fields)];
  return { token: '', record: {}, isEmailVerified: null, messages };
}

async function ask(role: Role, credentials: Credentials, signal?: AbortSignal): Promise<LoginAnswer> {
  try {
    return await logIn[role](credentials, signal);
  } catch (error) {
    const answer = answerOf(error);
    if (answer === undefined || signInOutcome(answer) === 'refused') throw error;
    return answer;
  }
}

/**
 * Logs in: the session of whoever was here ends with all that was cached of theirs, the new one starts, and what a guest
 * kept on this device goes to the account without being waited for (specification section 4; ruling 41). Another account
 * of the same role finds no drafts of the one before.
 * @returns whether they are in, or must verify their address first; then nothing is stored (ruling 74)
 * @throws ApiError when the login is refused or answered without a usable token (faults 12, 88), in the server's words
 * where it has some; AbortError when it was given up
 */
export async function signIn(
  queryClient: QueryClient,
  role: Role,
  credentials: Credentials,
  signal?: AbortSignal,
): Promise<'in' | 'unverified'> {
  const answer = await ask(role, credentials, signal);
  signal?.throwIfAborted();
  const outcome = signInOutcome(answer);
  // 'Logged in.' without a token would be no reason for anything.
  if (outcome === 'refused') throw new ApiError({ kind: 'parse' });
  if (outcome === 'in') {
    const before = getSession();
    forgetAccount(queryClient);
    startSession(role, answer.token, answer.record);
    if (before.role === role && !isSameAccount(before, getSession())) dropDraftsOf(role);
    void mergeGuestFavorites(queryClient, role);
  }
  return outcome;
}
