import { pluralize } from '../text/pluralize';
import type { Listing } from './Listing';
import { statusLabel } from './labels';
import type { ListingStatus } from './listingCodes';
import { statusChoices } from './ownListings';

/** An action on one or more listings of an agent at once. */
export type BulkAction = { kind: 'delete' } | { kind: 'status'; status: ListingStatus };

/** An action on one of them. The price is in GHS. */
export type ListingAction = BulkAction | { kind: 'price'; price: number };

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
export function planAction(listings: readonly Listing[], action: BulkAction): ActionPlan {
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

/** Whether an action has been carried out on a listing, as the agent's listings show it; undefined when it is not among them. */
export function isCarriedOut(
  action: ListingAction,
  listing: Pick<Listing, 'status' | 'price'> | undefined,
): boolean {
  if (action.kind === 'delete') return listing === undefined;
  return action.kind === 'status' ? listing?.status === action.status : listing?.price === action.price;
}

/**
 * Settles uncertain outcomes with the agent's listings as they are now: a change that the list shows is done. Another one
 * stays uncertain, because the server may still make it.
 */
export function settleOutcomes(
  changes: readonly ListingChange[],
  outcomes: ChangeOutcomes,
  listings: readonly Pick<Listing, 'id' | 'status' | 'price'>[],
): ChangeOutcomes {
  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  const settled = new Map(outcomes);
  for (const { id, action } of changes) {
    const outcome = settled.get(id);
    if (outcome?.kind !== 'failed' || !outcome.isUncertain) continue;
    if (isCarriedOut(action, byId.get(id))) settled.set(id, { kind: 'done' });
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
export const actionText = (action: BulkAction, count: number): string =>
  action.kind === 'delete'
    ? `Delete ${homes(count)}`
    : `Mark ${homes(count)} as ${statusLabel(action.status).toLowerCase()}`;

/** '3 properties deleted', '1 property marked as rented'. */
export const doneText = (action: BulkAction, count: number): string =>
  `${homes(count)} ${actionWord(action)}`;

type UndoneOutcome = Exclude<ChangeOutcome, { kind: 'done' }>;

const isUncertain = (outcome: UndoneOutcome): boolean => outcome.kind === 'failed' && outcome.isUncertain;

/** Why a change is not done, and what may have happened although no response confirms it. */
export function reasonText({ kind }: ListingAction, outcome: UndoneOutcome): string {
  const doubt = kind === 'delete' ? ' It may have been deleted.' : ' It may have been changed.';
  return `${outcome.reason}${isUncertain(outcome) ? doubt : ''}`;
}

/** 'deleted', 'marked as rented', 'given another price'. */
function actionWord(action: ListingAction): string {
  if (action.kind === 'delete') return 'deleted';
  return action.kind === 'status'
    ? `marked as ${statusLabel(action.status).toLowerCase()}`
    : 'given another price';
}

/** 'Not deleted. The listing is under review.'; 'Perhaps not deleted. …' when that is uncertain. */
export function undoneText(action: ListingAction, outcome: UndoneOutcome): string {
  const what = actionWord(action);
  return `${isUncertain(outcome) ? 'Perhaps not' : 'Not'} ${what}. ${reasonText(action, outcome)}`;
}

/** Why an action was not carried out on a listing. */
export interface ActionNote {
  action: ListingAction;
  text: string;
}

/**
 * The texts of the notes by listing id. A listing that is as it should become by now, for example by a change on another
 * device, has no note.
 * @param notes by listing id
 * @param listings as they are now
 */
export function noteTexts(
  notes: ReadonlyMap<string, ActionNote>,
  listings: readonly Pick<Listing, 'id' | 'status' | 'price'>[],
): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const listing of listings) {
    const note = notes.get(listing.id);
    if (note && !isCarriedOut(note.action, listing)) texts.set(listing.id, note.text);
  }
  return texts;
}
