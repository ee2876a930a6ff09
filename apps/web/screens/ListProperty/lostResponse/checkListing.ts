import { ApiError, fetchOwnListings, type NewListing, type Session } from '@efie/api';
import { findLostListing, type LostAttempt, type LostListing } from '@efie/domain/listing';

/** A request that creates a listing and whose response was lost. */
export interface Attempt extends LostAttempt {
  listing: NewListing;
}

export type CheckResult =
  | LostListing
  /** The agent's listings could not be loaded. */
  | { kind: 'unchecked' }
  /** Nothing was requested: the account that sent it is no longer signed in. */
  | { kind: 'signedOut' };

/** Searches the agent's listings for the one whose response was lost. Null when aborted; never rejects. */
export async function checkListing(
  attempt: Attempt,
  session: Session,
  signal: AbortSignal,
): Promise<CheckResult | null> {
  try {
    const response = await fetchOwnListings(session, signal);
    return signal.aborted ? null : findLostListing(attempt, response);
  } catch (error) {
    if (signal.aborted) return null;
    return { kind: error instanceof ApiError && error.kind === 'session' ? 'signedOut' : 'unchecked' };
  }
}

/** Run before the form is sent again: the listing that the earlier request created, or null. Rejects when aborted. */
export async function findEarlierListing(
  attempt: Attempt,
  session: Session,
  signal: AbortSignal,
): Promise<CheckResult | null> {
  const result = await checkListing(attempt, session, signal);
  signal.throwIfAborted();
  return result?.kind === 'found' ? result : null;
}
