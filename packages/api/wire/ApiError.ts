export type ApiErrorKind =
  /** The device has no network. */
  | 'offline'
  /** No response: connection refused, reset or blocked. */
  | 'network'
  /** A status outside 200 to 299. */
  | 'http'
  /** The response does not match the documented format. */
  | 'parse'
  /** Status 200 with `success: false`. */
  | 'app'
  /** Not sent: the account that entered the data is no longer signed in. */
  | 'session';

/** The first message of each field, by the field's camelCase name. */
export type FieldErrors = Readonly<Record<string, string>>;

interface ApiErrorInit {
  kind: ApiErrorKind;
  status?: number;
  /** The server's message, or why nothing was sent; empty when there is no readable message. */
  serverMessage?: string;
  fields?: FieldErrors;
  /** Milliseconds until a retry, from Retry-After. */
  retryAfter?: number | null;
  cause?: unknown;
}

/**
 * The error that every request rejects with, except an abort. `serverMessage` is empty for HTML, stack traces and network
 * errors; `messageOr` then gives the screen's own message.
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

export function isConnectionError(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'offline' || error.kind === 'network');
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Whether the session has expired. The redirect to the login explains it, so callers show no error of their own. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
