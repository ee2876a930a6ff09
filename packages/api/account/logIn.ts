import type { SignInAnswer } from '@efie/domain';
import { asBoolean, asRecord, asText, type WireRecord } from '../client/readers';

/** What a login is asked with. Lives in memory only. */
export interface Credentials {
  email: string;
  password: string;
}

/** What came back from a login call. */
export interface LoginAnswer extends SignInAnswer {
  /** The record as the server sent it, ready to be kept by the session. */
  record: WireRecord;
}

/** Whether the address is verified, if the server says so in the record or beside it (rulings 75, 125). */
function readVerified(...holders: readonly (WireRecord | null)[]): boolean | null {
  for (const holder of holders) {
    const said = asBoolean(holder?.['emailVerified'] ?? holder?.['email_verified']);
    if (said !== null) return said;
  }
  return null;
}

/**
 * The answer to a login: token at data.token, record at data.user or data.agent (checklist 318). A token that is no text is
 * none (fault 88). What it comes to `signInOutcome` says.
 */
export function readLogin(body: unknown, recordName: 'user' | 'agent'): LoginAnswer {
  const root = asRecord(body);
  const data = asRecord(root?.['data']);
  const record = asRecord(data?.[recordName]);
  const token = data?.['token'];
  return {
    token: typeof token === 'string' ? token : '',
    record: record ?? {},
    isEmailVerified: readVerified(record, data),
    messages: [asText(root?.['message'])].filter((said) => said !== ''),
  };
}
