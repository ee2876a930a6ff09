import type { SignInResponse } from '@efie/domain/account';
import { asBoolean, asRecord, asText, type WireRecord } from '../wire/readers';

/** Held in memory only, never stored. */
export interface Credentials {
  email: string;
  password: string;
}

export interface LoginResponse extends SignInResponse {
  record: WireRecord;
}

/** Null when neither the record nor `data` contains the field. */
function readVerified(...holders: readonly (WireRecord | null)[]): boolean | null {
  for (const holder of holders) {
    const isEmailVerified = asBoolean(holder?.['emailVerified'] ?? holder?.['email_verified']);
    if (isEmailVerified !== null) return isEmailVerified;
  }
  return null;
}

/**
 * Reads a login response: token at data.token, record at data.user or data.agent. A token that is not a string counts as
 * missing.
 */
export function readLoginResponse(body: unknown, recordName: 'user' | 'agent'): LoginResponse {
  const root = asRecord(body);
  const data = asRecord(root?.['data']);
  const record = asRecord(data?.[recordName]);
  const token = data?.['token'];
  return {
    token: typeof token === 'string' ? token : '',
    record: record ?? {},
    isEmailVerified: readVerified(record, data),
    messages: [asText(root?.['message'])].filter((message) => message !== ''),
  };
}
