import { ApiError } from '../client/ApiError';
import { announce, TOKEN_KEYS, type Role } from './session';
import { writeStored } from './storage';
import { toStored } from './writeSession';

/** What a header can carry, and servers accept. */
const USABLE_TOKEN = /^[\x20-\x7e]{1,8000}$/;

/**
 * Signs in as one role and ends the other.
 * @throws ApiError when no request could carry the token
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
    // Before the token: another tab then never reads the new token with a former record that has no hash.
    [role]: toStored(token, record),
    [TOKEN_KEYS[role]]: token,
    userType: role,
    [TOKEN_KEYS[other]]: null,
    [other]: null,
  });
  announce();
}
