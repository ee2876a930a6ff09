import { pluralize } from '../text/pluralize';
import type { Listing } from './Listing';
import { statusLabel } from './labels';
import type { ListingStatus } from './listingCodes';
import { statusChoices } from './ownListings';

/** What an agent does with one or more of their listings at once. */
export type ListingAction = { kind: 'delete' } | { kind: 'status'; status: ListingStatus };

/** One request. */
export interface ListingChange {
  id: string;
  action: ListingAction;
}

export type ChangeOutcome =
  | { kind: 'done' }
  /** `isUncertain`: no response says whether the server has made the change. */
  | { kind: 'failed'; reason: string; isUncertain: boolean }
  /** No request was sent. */
  | { kind: 'unsent'; reason: string };

/** By the listing's id. */
export type ChangeOutcomes = ReadonlyMap<string, ChangeOutcome>;

export const NO_OUTCOMES: ChangeOutcomes = new Map();

export interface ActionPlan {
  /** The listings that are changed. */
  included: readonly Listing[];
  /** Already have the status. */
  unchanged: readonly Listing[];
  /** Cannot have the status: one for sale is not rented. */
  impossible: readonly Listing[];
}

/** Which of the chosen listings an action changes. */
export function planAction(listings: readonly Listing[], action: ListingAction): ActionPlan {
  if (action.kind === 'delete') return { included: listings, unchanged: [], impossible: [] };
  const { status } = action;
  const others = listings.filter((listing) => listing.status !== status);
  return {
    included: others.filter((listing) => statusChoices(listing).includes(status)),
    unchanged: listings.filter((listing) => listing.status === status),
    impossible: others.filter((listing) => !statusChoices(listing).includes(status)),
  };
}

/** The changes that still have to be sent: those that are not done, each listing once. */
export function changesToSend(
  changes: readonly ListingChange[],
  outcomes: ChangeOutcomes,
): readonly ListingChange[] {
  const byId = new Map(changes.map((change) => [change.id, change]));
  return [...byId.values()].filter(({ id }) => outcomes.get(id)?.kind !== 'done');
}

/** The outcomes of a repetition added to earlier ones. What is done stays done. */
export function mergeOutcomes(earlier: ChangeOutcomes, later: ChangeOutcomes): ChangeOutcomes {
  const merged = new Map(earlier);
  for (const [id, outcome] of later) {
    if (merged.get(id)?.kind !== 'done') merged.set(id, outcome);
  }
  return merged;
}

/**
 * Settles uncertain outcomes with the agent's listings as they are now: a change that the list shows is done, another one
 * has certainly failed.
 */
export function settleOutcomes(
  changes: readonly ListingChange[],
  outcomes: ChangeOutcomes,
  listings: readonly Pick<Listing, 'id' | 'status'>[],
): ChangeOutcomes {
  const statuses = new Map(listings.map(({ id, status }) => [id, status]));
  const settled = new Map(outcomes);
  for (const { id, action } of changes) {
    const outcome = settled.get(id);
    if (outcome?.kind !== 'failed' || !outcome.isUncertain) continue;
    const isDone = action.kind === 'delete' ? !statuses.has(id) : statuses.get(id) === action.status;
    settled.set(id, isDone ? { kind: 'done' } : { ...outcome, isUncertain: false });
  }
  return settled;
}

/** How many of the changes are done, and how many are not. */
export function countOutcomes(outcomes: ChangeOutcomes): { done: number; remaining: number } {
  const done = [...outcomes.values()].filter(({ kind }) => kind === 'done').length;
  return { done, remaining: outcomes.size - done };
}

const homes = (count: number): string => pluralize(count, 'property', 'properties');

/** 'Delete 3 properties', 'Mark 1 property as rented'. */
export const actionText = (action: ListingAction, count: number): string =>
  action.kind === 'delete'
    ? `Delete ${homes(count)}`
    : `Mark ${homes(count)} as ${statusLabel(action.status).toLowerCase()}`;

/** '3 properties deleted', '1 property marked as rented'. */
export const doneText = (action: ListingAction, count: number): string =>
  action.kind === 'delete'
    ? `${homes(count)} deleted`
    : `${homes(count)} marked as ${statusLabel(action.status).toLowerCase()}`;
