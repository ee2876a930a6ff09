import {
  changesToSend,
  NO_OUTCOMES,
  settleOutcomes,
  type ChangeOutcome,
  type ChangeOutcomes,
  type ListingAction,
  type ListingChange,
} from '@efie/domain/listing';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, isNotFound } from '../wire/ApiError';
import { failureReason } from '../client/failureReason';
import { isAbortError } from '../client/isAbortError';
import { isGeneralFailure } from '../client/isGeneralFailure';
import { isResponseLost } from '../client/isResponseLost';
import type { ListingsResponse } from '../wire/readListingsBody';
import { requireRecord } from '../client/send';
import type { Session } from '../session/session';
import { deleteProperty } from './deleteProperty';
import { applyToCache, invalidateListings } from './listingsCache';
import { listOwnPropertiesQuery } from './listOwnProperties';
import { fetchOwnListings } from './fetchOwnListings';
import { updateProperty } from './updateProperty';

/** Requests in flight at the same time. */
const CONCURRENCY = 3;

/** How long the list that settles uncertain outcomes may take, in ms. */
const SETTLE_TIMEOUT = 5_000;

const failedText = ({ kind }: ListingAction): string =>
  kind === 'delete' ? 'Failed to delete property.' : 'Failed to update property.';

const UNCONFIRMED: ChangeOutcome = {
  kind: 'failed',
  reason: 'The server has not confirmed it.',
  isUncertain: true,
};

function outcomeOf(error: unknown, { action }: ListingChange): ChangeOutcome {
  if (isAbortError(error))
    return { kind: 'failed', reason: 'Stopped before a response came.', isUncertain: true };
  // Deleted on another device, or by a request whose response was lost; the listings will show it.
  const isGone = action.kind === 'delete' && isNotFound(error);
  if (isGone || (error instanceof ApiError && error.kind === 'parse')) return UNCONFIRMED;
  const reason =
    (error instanceof ApiError && error.fields[action.kind]) || failureReason(error, failedText(action));
  if (error instanceof ApiError && error.kind === 'session') return { kind: 'unsent', reason };
  return { kind: 'failed', reason, isUncertain: isResponseLost(error) };
}

const reasonOf = (outcome: ChangeOutcome): string => (outcome.kind === 'done' ? '' : outcome.reason);

interface SentChange {
  change: ListingChange;
  session: Session;
  signal: AbortSignal;
}

/** Rejects with ApiError (`parse`) when the response does not confirm the change. */
async function send({ change: { id, action }, session, signal }: SentChange): Promise<void> {
  // A proxy may respond with 200 and nothing else.
  if (action.kind === 'delete') requireRecord(await deleteProperty(id, session, signal));
  else {
    const changes = action.kind === 'status' ? { status: action.status } : { price: String(action.price) };
    await updateProperty({ id, changes, signal, session });
  }
}

/**
 * The agent's listings as they are now; null when they do not load in time, or not all of them: one that is missing in a
 * part of the list may still exist.
 */
async function loadListings(queryClient: QueryClient, session: Session): Promise<ListingsResponse | null> {
  try {
    const response = await fetchOwnListings(session, AbortSignal.timeout(SETTLE_TIMEOUT));
    if ((response.pagination?.lastPage ?? 1) > 1) return null;
    queryClient.setQueryData(listOwnPropertiesQuery().queryKey, response);
    return response;
  } catch {
    return null;
  }
}

export interface ChangeListingsOptions {
  changes: readonly ListingChange[];
  queryClient: QueryClient;
  /** The session in which the agent chose the changes. */
  session: Session;
  /** Aborting it stops the requests in flight, and no further ones are sent. */
  signal: AbortSignal;
  /** Called as each request ends; an uncertain outcome may still be settled. */
  onOutcome?: ((id: string, outcome: ChangeOutcome) => void) | undefined;
}

/**
 * Sends one request for each change, three at a time, and returns the outcome of each. A failed change does not stop the
 * others, unless they would fail likewise. Nothing is sent again by itself; what may have been changed although no response
 * came is looked up in the agent's listings. Never rejects.
 */
export async function changeListings({
  changes,
  queryClient,
  session,
  signal,
  onOutcome,
}: ChangeListingsOptions): Promise<ChangeOutcomes> {
  const outcomes = new Map<string, ChangeOutcome>();
  const waiting = [...changesToSend(changes, NO_OUTCOMES)];
  let endReason: string | null = null;

  const record = (id: string, outcome: ChangeOutcome) => {
    outcomes.set(id, outcome);
    onOutcome?.(id, outcome);
  };

  async function sendNext(): Promise<void> {
    const change = waiting.shift();
    if (change === undefined) return;
    if (signal.aborted) record(change.id, { kind: 'unsent', reason: 'Not sent.' });
    else if (endReason !== null) record(change.id, { kind: 'unsent', reason: `Not sent. ${endReason}` });
    else {
      try {
        await send({ change, session, signal });
        await applyToCache(queryClient, change);
        record(change.id, { kind: 'done' });
      } catch (error) {
        const outcome = outcomeOf(error, change);
        record(change.id, outcome);
        if (isGeneralFailure(error)) endReason ??= reasonOf(outcome);
      }
    }
    await sendNext();
  }

  await Promise.all(Array.from({ length: CONCURRENCY }, sendNext));
  const isUncertain = [...outcomes.values()].some(
    (outcome) => outcome.kind === 'failed' && outcome.isUncertain,
  );
  const fresh = isUncertain ? await loadListings(queryClient, session) : null;
  const settled = fresh === null ? outcomes : settleOutcomes(changes, outcomes, fresh.listings);
  if ([...settled.values()].some(({ kind }) => kind === 'done') || (isUncertain && fresh === null))
    invalidateListings(queryClient);
  return settled;
}
