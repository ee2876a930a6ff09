import { foldText } from '../text/foldText';
import { readPropertyType } from './labels';
import type { Listing } from './Listing';
import type { ListingInput } from './listingFields';

/** The fields that identify a new listing, as its form sends them. */
export type SentListing = Pick<
  ListingInput,
  'title' | 'price' | 'listingType' | 'propertyType' | 'region' | 'district' | 'specificLocation'
>;

/** A listing that was sent, and whose response was lost. */
export interface LostAttempt {
  listing: SentListing;
  /** When it was sent, by the server's clock: Unix time in ms. */
  sentAt: number;
  /** The agent's listings before it was sent; undefined when they were not loaded. */
  known: readonly Pick<Listing, 'id'>[] | undefined;
}

export type LostListing =
  | { kind: 'found'; listing: Listing }
  | { kind: 'absent' }
  /** A matching listing may be older, or the response holds only some of the listings. */
  | { kind: 'unsure' };

/** How much earlier than the request the server may date the listing, in ms. */
const TOLERANCE = 5 * 60_000;
const DAY = 86_400_000;

const comparable = (text: string): string => foldText(text).trim().replace(/\s+/g, ' ');

/** A field missing from the response matches any value. */
const matchesText = (sent: string, stored: string): boolean =>
  stored === '' || comparable(sent) === comparable(stored);

const matchesPrice = (sent: string, stored: number | null): boolean =>
  // Some servers store whole cedis only.
  stored === null || Math.abs(Number(sent) - stored) < 1;

const isMatch = (sent: SentListing, stored: Listing): boolean =>
  comparable(sent.title) === comparable(stored.title) &&
  matchesPrice(sent.price, stored.price) &&
  (stored.listingType === null || sent.listingType === stored.listingType) &&
  matchesText(readPropertyType(sent.propertyType), stored.propertyType) &&
  matchesText(sent.region, stored.region) &&
  matchesText(sent.district, stored.district) &&
  matchesText(sent.specificLocation, stored.specificLocation);

/** 'new': the request created this matching listing. */
function ageOf({ sentAt, known }: LostAttempt, { id, createdAt }: Listing): 'new' | 'old' | 'unknown' {
  if (known) return known.some((listing) => listing.id === id) ? 'old' : 'new';
  if (createdAt === null) return 'unknown';
  if (createdAt >= sentAt - TOLERANCE) return 'new';
  // Midnight may be a date without a time of day.
  return createdAt % DAY === 0 && sentAt - createdAt < DAY ? 'unknown' : 'old';
}

/** The agent's own listings; all of them when `pagination` is null. */
export interface AgentListings {
  listings: readonly Listing[];
  pagination: { lastPage: number } | null;
}

export function findLostListing(attempt: LostAttempt, { listings, pagination }: AgentListings): LostListing {
  const matches = listings
    .filter((listing) => isMatch(attempt.listing, listing))
    .map((listing) => ({ listing, age: ageOf(attempt, listing) }));
  const created = matches.find(({ age }) => age === 'new');
  if (created) return { kind: 'found', listing: created.listing };
  const isIncomplete = pagination !== null && pagination.lastPage > 1;
  return { kind: isIncomplete || matches.some(({ age }) => age === 'unknown') ? 'unsure' : 'absent' };
}
