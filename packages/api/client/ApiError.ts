/** Where a call went wrong (docs/spec/faults.md, design rule 2). */
export type ApiErrorKind =
  /** The device has no network. */
  | 'offline'
  /** No answer came: refused, reset, blocked. */
  | 'network'
  /** The server answered with a status outside 200 to 299. */
  | 'http'
  /** The answer could not be read as what was documented. */
  | 'parse'
  /** A 200 that says `success: false` (ruling 77). */
  | 'app'
  /** Not sent: the account that made the input is no longer signed in. */
  | 'session';

/** First message per field, by the field's camelCase name (rulings 51, 87). */
export type FieldErrors = Readonly<Record<string, string>>;

interface ApiErrorInit {
  kind: ApiErrorKind;
  status?: number;
  /** The server's own words, or why nothing was sent; empty when there are none a person could read. */
  serverMessage?: string;
  fields?: FieldErrors;
  /** Milliseconds to wait before trying again, from Retry-After. */
  retryAfter?: number | null;
  /** What the browser threw, for whoever reads the console. */
  cause?: unknown;
}

/**
 * The one error every call rejects with. `serverMessage` is empty for HTML, stack traces and
 * network failures, so that a screen can fall back to the specification's own sentence
 * (rulings 89, 90) with `messageOr`.
 */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number | null;
  readonly serverMessage: string;
  readonly fields: FieldErrors;
  readonly retryAfter: number | null;

  constructor(init: ApiErrorInit) {
    super(init.serverMessage || `${init.kind}${init.status ? ` ${init.status}` : ''}`, { cause: init.cause });
    this.name = 'ApiError';
    this.kind = init.kind;
    this.status = init.status ?? null;
    this.serverMessage = init.serverMessage ?? '';
    this.fields = init.fields ?? {};
    this.retryAfter = init.retryAfter ?? null;
  }
}

/** True when nobody answered, so that "check your connection" helps (ruling 90). */
export function isConnectionError(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'offline' || error.kind === 'network');
}

/** True when the server says there is no such thing. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/**
 * The server's words, or the screen's own sentence; a lost connection adds "check your connection"
 * (rulings 89, 90; specification section 8 "Helpers rethrow the server response body if present").
 */
export function messageOr(error: unknown, fallback: string): string {
  if (isConnectionError(error)) return `${fallback} Check your connection.`;
  return (error instanceof ApiError && error.serverMessage) || fallback;
}
