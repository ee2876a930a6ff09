import { ApiError } from '../client/ApiError';
import { apiConfig } from '../client/config';
import { isResponseLost } from '../client/isResponseLost';

/** The key of one filled form; '' until its first request. */
export interface IdempotencyKey {
  value: string;
}

/** None by default: CORS rejects a header that the server does not allow. */
export function idempotencyHeaders(key: IdempotencyKey): { 'Idempotency-Key'?: string } {
  // Absent on pages without https.
  if (!apiConfig().hasIdempotencyKeys || !('randomUUID' in crypto)) return {};
  key.value ||= crypto.randomUUID();
  return { 'Idempotency-Key': key.value };
}

/**
 * Call with the error of each request, or with null after a success. The key stays the same until the server has responded;
 * then it is renewed, since a server may repeat its response to a key (ruling 143).
 */
export function settleKey(key: IdempotencyKey, error: unknown): void {
  const isResponse = error instanceof ApiError && error.kind !== 'session' && !isResponseLost(error);
  if (error === null || isResponse) key.value = '';
}
