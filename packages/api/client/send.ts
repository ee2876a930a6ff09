import { ApiError } from './ApiError';
import { isAbortError } from './isAbortError';
import { asRecord, readableMessage } from './readers';

const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;

/**
 * Awaits a request of the client and returns its unparsed body.
 * @throws ApiError without a response (`offline`, `network`), for an unreadable one (`parse`), for a status outside 200 to
 * 299 (`http`) and for `success: false` (`app`); AbortError when aborted
 */
export async function send(call: Promise<{ data?: unknown }>): Promise<unknown> {
  let body: unknown;
  try {
    body = (await call).data;
  } catch (error) {
    if (error instanceof ApiError || isAbortError(error)) throw error;
    if (error instanceof SyntaxError) throw new ApiError({ kind: 'parse', cause: error });
    throw new ApiError({ kind: isOffline() ? 'offline' : 'network', cause: error });
  }
  return requireSuccess(body);
}

/** @throws ApiError (`app`) for `success: false` */
function requireSuccess(body: unknown): unknown {
  const record = asRecord(body);
  if (record?.['success'] === false) {
    throw new ApiError({ kind: 'app', status: 200, serverMessage: readableMessage(record['message']) });
  }
  return body;
}

/**
 * Parses the bytes of a body.
 * @throws ApiError when it is no JSON (`parse`) and for `success: false` (`app`)
 */
export function parseBody(bytes: ArrayBuffer): unknown {
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw new ApiError({ kind: 'parse', cause });
  }
  return requireSuccess(body);
}

/** The body when it is an object or a list; throws ApiError (`parse`) for anything else. */
export function requireBody(body: unknown): object {
  if (typeof body === 'object' && body !== null) return body;
  throw new ApiError({ kind: 'parse' });
}
