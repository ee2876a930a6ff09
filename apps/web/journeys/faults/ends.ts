import { RETRY_AFTER_SECONDS, type FaultId } from '@efie/mocks';

/** A call that came to nothing, as far as a person can be told. */
export interface Failure {
  kind: 'failed';
  /** Nobody answered: the words speak of the connection (ruling 90). */
  isUnanswered: boolean;
  /** The server's own words; '' when it sent none that a person may read (ruling 89). */
  said: string;
  /** When it can be sent again; '' when the server did not say (fault 18). */
  retry: string;
  /** Null without an answer, and for one that only could not be read. */
  status: number | null;
  /** The server has done what was asked, and only its response is lost. */
  isServed: boolean;
}

/** How a call ends under a fault. */
export type End =
  /** The ordinary answer came, or one that is as good. */
  | { kind: 'arrived' }
  /** Nothing has come yet, and nothing will. */
  | { kind: 'waiting' }
  | Failure;

const failed = (status: number | null, said = '', retry = ''): Failure => ({
  kind: 'failed',
  isUnanswered: false,
  said,
  retry,
  status,
  isServed: false,
});

const ARRIVED: End = { kind: 'arrived' };
const WAITING: End = { kind: 'waiting' };
const UNANSWERED: End = { ...failed(null), isUnanswered: true };
const UNCONFIRMED: End = { ...failed(null), isUnanswered: true, isServed: true };
const UNREADABLE: End = failed(null);
const EMPTY = { read: UNREADABLE, write: ARRIVED, upload: ARRIVED };
const CONFLICT: End = failed(409, 'This was changed elsewhere. Please reload the latest version.');

/** What a call is for: an answer that can be read, something done, something done with files. */
export type CallKind = 'read' | 'write' | 'upload';

/**
 * What each of the 18 comes to; an answer without a body is failure to a read and success to a write (fault 22), and what is
 * 409 to others is to an upload a proxy's page that says it is too large.
 */
const ENDS: Readonly<Record<FaultId, End | Record<CallKind, End>>> = {
  offline: UNANSWERED,
  abort: UNCONFIRMED,
  hang: WAITING,
  slow: ARRIVED,
  stall: WAITING,
  'empty-200': EMPTY,
  'html-200': UNREADABLE,
  'cut-json': UNREADABLE,
  'null-200': EMPTY,
  'success-false': failed(200, 'The server could not do this.'),
  'status-401': failed(401, 'Unauthenticated.'),
  'status-403': failed(403, 'This action is not allowed.'),
  'status-404': failed(404, 'Not found.'),
  'status-409-or-413': { read: CONFLICT, write: CONFLICT, upload: failed(413) },
  'status-422': failed(422, 'The given data was invalid.'),
  'status-429': failed(
    429,
    'Too many requests. Please wait a moment and try again.',
    `You can send it again in ${RETRY_AFTER_SECONDS} seconds.`,
  ),
  'status-500-html': failed(500),
  'status-503': failed(503),
};

/** How a call of that kind ends under a fault. */
export function endOf(fault: FaultId, call: CallKind): End {
  const end = ENDS[fault];
  return 'kind' in end ? end : end[call];
}

/** Why it failed: the server's words or the screen's own, the connection, when to try again (rulings 89, 90; fault 18). */
export function reasonOf({ isUnanswered, said, retry }: Failure, usual: string): string {
  const why = isUnanswered ? `${usual} Check your connection.` : said || usual;
  return [why, retry].filter(Boolean).join(' ');
}
