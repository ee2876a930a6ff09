import { ApiError } from '../wire/ApiError';
import { apiConfig } from '../config';
import { isResponseLost } from '../client/isResponseLost';

/** The key of one mounted form; '' until its first request. */
export interface IdempotencyKey {
  value: string;
}

/** Empty unless enabled: CORS rejects requests with a header that the server does not allow. */
export function idempotencyHeaders(key: IdempotencyKey): { 'Idempotency-Key'?: string } {
  // `randomUUID` is missing on pages without https.
  if (!apiConfig().hasIdempotencyKeys || !('randomUUID' in crypto)) return {};
  key.value ||= crypto.randomUUID();
  return { 'Idempotency-Key': key.value };
}

/**
 * Clears the key once the server has responded, because a server may repeat its response to a key. Without a response it
 * stays, so that a retry does not create a second listing.
 * @param error of the request, null after a success
 */
export function clearKeyAfterResponse(key: IdempotencyKey, error: unknown): void {
  const isResponse = error instanceof ApiError && error.kind !== 'session' && !isResponseLost(error);
  if (error === null || isResponse) key.value = '';
}
