import { RETRY_AFTER_SECONDS, type FaultId } from '@efie/mocks';

/** A failed request, as far as the app can tell. */
export interface Failure {
  kind: 'failed';
  /** No response arrived: the message mentions the connection (ruling 90). */
  hasNoResponse: boolean;
  /** The server's message; '' when it sent none to show (ruling 89). */
  serverMessage: string;
  /** When to try again; '' when the server did not say. */
  retryText: string;
  /** HTTP status; null if there was no response or it could not be parsed. */
  status: number | null;
  /** The server has processed the request, and only its response was lost. */
  wasProcessed: boolean;
}

/** The result of a request under a fault: a successful response, none that will ever arrive, or a failure. */
export type FaultResult = { kind: 'arrived' } | { kind: 'waiting' } | Failure;

const failed = (status: number | null, serverMessage = '', retry = ''): Failure => ({
  kind: 'failed',
  hasNoResponse: false,
  serverMessage,
  retryText: retry,
  status,
  wasProcessed: false,
});

const ARRIVED: FaultResult = { kind: 'arrived' };
const WAITING: FaultResult = { kind: 'waiting' };
const NO_RESPONSE: FaultResult = { ...failed(null), hasNoResponse: true };
const LOST_RESPONSE: FaultResult = { ...failed(null), hasNoResponse: true, wasProcessed: true };
const UNREADABLE: FaultResult = failed(null);
const EMPTY_BODY = { read: UNREADABLE, write: ARRIVED, change: UNREADABLE, upload: UNREADABLE };
const CONFLICT: FaultResult = failed(409, 'This was changed elsewhere. Please reload the latest version.');

/**
 * Whether a request needs the body of its response (`read`), changes data without a result (`write`), must be confirmed by a
 * body (`change`), or also sends files (`upload`).
 */
export type RequestKind = 'read' | 'write' | 'change' | 'upload';

/**
 * The result of each of the 18 faults. A response without a body is a success for a write only. Where other requests get
 * 409, an upload gets a proxy's 413.
 */
const RESULTS: Readonly<Record<FaultId, FaultResult | Record<RequestKind, FaultResult>>> = {
  offline: NO_RESPONSE,
  abort: LOST_RESPONSE,
  hang: WAITING,
  slow: ARRIVED,
  stall: WAITING,
  'empty-200': EMPTY_BODY,
  'html-200': UNREADABLE,
  'cut-json': UNREADABLE,
  'null-200': EMPTY_BODY,
  'success-false': failed(200, 'The server could not do this.'),
  'status-401': failed(401, 'Unauthenticated.'),
  'status-403': failed(403, 'This action is not allowed.'),
  'status-404': failed(404, 'Not found.'),
  'status-409-or-413': { read: CONFLICT, write: CONFLICT, change: CONFLICT, upload: failed(413) },
  'status-422': failed(422, 'The given data was invalid.'),
  'status-429': failed(
    429,
    'Too many requests. Please wait a moment and try again.',
    `You can send it again in ${RETRY_AFTER_SECONDS} seconds.`,
  ),
  'status-500-html': failed(500),
  'status-503': failed(503),
};

export function faultResultOf(fault: FaultId, call: RequestKind): FaultResult {
  const result = RESULTS[fault];
  return 'kind' in result ? result : result[call];
}

/** The error message: the server's or the screen's default, the connection hint, and when to try again (rulings 89, 90). */
export function failureText(
  { hasNoResponse, serverMessage, retryText }: Failure,
  defaultMessage: string,
): string {
  const message = hasNoResponse
    ? `${defaultMessage} Check your connection.`
    : serverMessage || defaultMessage;
  return [message, retryText].filter(Boolean).join(' ');
}
