import { ApiError } from '../wire/ApiError';
import { isAbortError } from './isAbortError';
import { asRecord, readableMessage, type WireRecord } from '../wire/readers';

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

/** @throws ApiError for a text that is no JSON (`parse`) and for `success: false` (`app`) */
function parseText(text: string): unknown {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    throw new ApiError({ kind: 'parse', cause });
  }
  return requireSuccess(body);
}

/**
 * Parses the bytes of a body.
 * @throws ApiError when it is no JSON (`parse`) and for `success: false` (`app`)
 */
export const parseBody = (bytes: ArrayBuffer): unknown => parseText(new TextDecoder().decode(bytes));

/** Option of the requests of `sendWithoutResult`. */
export const AS_TEXT = { parseAs: 'text' } as const;

/**
 * Awaits a change whose result is not needed, requested with `AS_TEXT`, and returns its JSON. No body or a text such as 'OK'
 * counts as done and returns null; a page of HTML does not.
 * @throws ApiError as `send`
 */
export async function sendWithoutResult(call: Promise<{ data?: unknown }>): Promise<unknown> {
  const text = await send(call);
  return typeof text === 'string' && /^\s*[<{["]/.test(text) ? parseText(text) : null;
}

/** The body when it is an object, which confirms a change; throws ApiError (`parse`) for anything else. */
export function requireRecord(body: unknown): WireRecord {
  const record = asRecord(body);
  if (!record) throw new ApiError({ kind: 'parse' });
  return record;
}

/** The body when it is an object or a list; throws ApiError (`parse`) for anything else. */
export function requireBody(body: unknown): object {
  if (typeof body === 'object' && body !== null) return body;
  throw new ApiError({ kind: 'parse' });
}
