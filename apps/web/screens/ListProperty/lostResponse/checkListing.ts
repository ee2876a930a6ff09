import { ApiError, listPropertiesOf, type NewListing, type Session } from '@efie/api';
import { findLostListing, type LostAttempt, type LostListing } from '@efie/domain';

/** A listing that was sent, and whose response was lost. */
export interface Attempt extends LostAttempt {
  listing: NewListing;
}

export type CheckResult =
  | LostListing
  /** The agent's listings could not be loaded. */
  | { kind: 'unchecked' }
  /** Nothing was requested: the account that sent it is no longer signed in. */
  | { kind: 'signedOut' };

/** Asks the server whether a listing exists whose response was lost. Null when it was aborted; never rejects. */
export async function checkListing(
  attempt: Attempt,
  session: Session,
  signal: AbortSignal,
): Promise<CheckResult | null> {
  try {
    const answer = await listPropertiesOf(session, signal);
    return signal.aborted ? null : findLostListing(attempt, answer);
  } catch (error) {
    if (signal.aborted) return null;
    return { kind: error instanceof ApiError && error.kind === 'session' ? 'signedOut' : 'unchecked' };
  }
}

/** Before the same form is sent again: the listing of the earlier request, if it exists. Rejects when it was aborted. */
export async function findEarlier(
  attempt: Attempt,
  session: Session,
  signal: AbortSignal,
): Promise<CheckResult | null> {
  const result = await checkListing(attempt, session, signal);
  signal.throwIfAborted();
  return result?.kind === 'found' ? result : null;
}
