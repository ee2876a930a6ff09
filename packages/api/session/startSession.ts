import { ApiError } from '../wire/ApiError';
import { notifySessionListeners, type Role } from './session';
import { removeStored, writeStored } from '../storage/storage';
import { SESSION_DATA_KEYS } from '../storage/storedKeys';
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
  removeStored(SESSION_DATA_KEYS);
  writeStored({
    // Before the token, so that another tab never reads the new token with an old record that has no hash.
    [role]: serializeRecord(token, record),
    [`${role}Token`]: token,
    userType: role,
    [`${other}Token`]: null,
    [other]: null,
  });
  notifySessionListeners();
}
