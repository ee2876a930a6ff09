import { ApiError } from './ApiError';
import { readableMessage } from './errorFromResponse';
import { asRecord } from './readers';

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;

/**
 * Waits for one call of the client and gives its body as unknown, for the edge to read.
 * Rejects only with ApiError: no answer (`offline`, `network`), an unreadable one (`parse`), a status outside
 * 200 to 299 (`http`), or a 200 that says `success: false` (`app`, ruling 77). An abort passes through as it is.
 */
export async function send(call: Promise<{ data?: unknown }>): Promise<unknown> {
  let body: unknown;
  try {
    body = (await call).data;
  } catch (error) {
    if (error instanceof ApiError || isAbort(error)) throw error;
    if (error instanceof SyntaxError) throw new ApiError({ kind: 'parse', cause: error });
    throw new ApiError({ kind: isOffline() ? 'offline' : 'network', cause: error });
  }
  const record = asRecord(body);
  if (record?.['success'] === false) {
    throw new ApiError({ kind: 'app', status: 200, serverMessage: readableMessage(record['message']) });
  }
  return body;
}

/** A read needs a body: nothing, a text or a number where an object or list was promised is unreadable (fault 20). */
export function requireBody(body: unknown): object {
  if (typeof body === 'object' && body !== null) return body;
  throw new ApiError({ kind: 'parse' });
}
