import { ApiError } from '../client/ApiError';
import { asRecord, asText, type WireRecord } from '../client/readers';

export interface Credentials {
  email: string;
  password: string;
}

export interface Login {
  token: string;
  /** The record as the server sent it, ready to be kept by the session. */
  record: WireRecord;
}

/** Token and record of a login answer; without a usable token it is a failure and nothing is stored (fault 88). */
export function readLogin(body: unknown, recordName: 'user' | 'agent'): Login {
  const data = asRecord(asRecord(body)?.['data']);
  const token = typeof data?.['token'] === 'string' ? data['token'] : '';
  if (!token) throw new ApiError({ kind: 'parse', serverMessage: asText(asRecord(body)?.['message']) });
  return { token, record: asRecord(data?.[recordName]) ?? {} };
}
