import { ApiError } from '../wire/ApiError';
import { ACCOUNT_COPIES_KEY, notifySessionListeners, TOKEN_KEYS, type Role } from './session';
import { writeStored } from '../storage/storage';
import { serializeRecord } from './updateSessionRecord';

/** Characters and length that headers and servers accept. */
const USABLE_TOKEN = /^[\x20-\x7e]{1,8000}$/;

/**
 * Starts a session and ends that of the other role.
 * @throws ApiError when the token cannot be sent in a header
 */
export function startSession(role: Role, token: string, record: Readonly<Record<string, unknown>>): void {
  if (!USABLE_TOKEN.test(token)) {
    throw new ApiError({
      kind: 'parse',
      serverMessage:
        'The server sent a login that this browser cannot use. Try again later, or contact support.',
    });
  }
  const other: Role = role === 'user' ? 'agent' : 'user';
  writeStored({
    // Before the token, so that another tab never reads the new token with an old record that has no hash.
    [role]: serializeRecord(token, record),
    [TOKEN_KEYS[role]]: token,
    userType: role,
    [TOKEN_KEYS[other]]: null,
    [other]: null,
    [ACCOUNT_COPIES_KEY]: null,
  });
  notifySessionListeners();
}
