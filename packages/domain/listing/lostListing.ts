import { foldText } from '../text/foldText';
import { readPropertyType } from './labels';
import type { Listing, ListingType } from './Listing';

/** What identifies a new listing, as its form sends it. */
export interface SentListing {
  title: string;
  /** GHS. */
  price: string;
  listingType: ListingType;
  propertyType: string;
  region: string;
  district: string;
  specificLocation: string;
}

/** A listing that was sent, and whose response was lost. */
export interface LostAttempt {
  listing: SentListing;
  /** When it was sent, by the server's clock, in ms since 1970. */
  sentAt: number;
  /** The agent's listings before it was sent; undefined when they were not loaded. */
  known: readonly Pick<Listing, 'id'>[] | undefined;
}

/** Whether a listing exists whose response was lost. */
export type LostListing =
  | { kind: 'found'; listing: Listing }
  | { kind: 'absent' }
  /** One is alike, but may be older; or the response holds only a part of the listings. */
  | { kind: 'unsure' };

/** How much earlier than the request the server may have dated the listing, in ms. */
const TOLERANCE = 5 * 60_000;
const DAY = 86_400_000;

const comparable = (text: string): string => foldText(text).trim().replace(/\s+/g, ' ');

/** What a response leaves out says nothing. */
const isAlikeText = (sent: string, stored: string): boolean =>
  stored === '' || comparable(sent) === comparable(stored);

const isAlikePrice = (sent: string, stored: number | null): boolean =>
  // A server may keep whole cedis only.
  stored === null || Math.abs(Number(sent) - stored) < 1;

const isAlike = (sent: SentListing, stored: Listing): boolean =>
  comparable(sent.title) === comparable(stored.title) &&
  isAlikePrice(sent.price, stored.price) &&
  (stored.listingType === null || sent.listingType === stored.listingType) &&
  isAlikeText(readPropertyType(sent.propertyType), stored.propertyType) &&
  isAlikeText(sent.region, stored.region) &&
  isAlikeText(sent.district, stored.town) &&
  isAlikeText(sent.specificLocation, stored.specificLocation);

/** Whether a listing that is alike was made by the request. */
function ageOf({ sentAt, known }: LostAttempt, { id, createdAt }: Listing): 'new' | 'old' | 'unknown' {
  if (known) return known.some((listing) => listing.id === id) ? 'old' : 'new';
  if (createdAt === null) return 'unknown';
  if (createdAt >= sentAt - TOLERANCE) return 'new';
  // A date without a time of day.
  return createdAt % DAY === 0 && sentAt - createdAt < DAY ? 'unknown' : 'old';
}

/** The agent's own listings; without `pagination` all of them. */
export interface OwnListings {
  listings: readonly Listing[];
  pagination: { lastPage: number } | null;
}

/** Looks for the listing that was sent among the agent's own (ruling 142). */
export function findLostListing(attempt: LostAttempt, { listings, pagination }: OwnListings): LostListing {
  const alike = listings
    .filter((listing) => isAlike(attempt.listing, listing))
    .map((listing) => ({ listing, age: ageOf(attempt, listing) }));
  const made = alike.find(({ age }) => age === 'new');
  if (made) return { kind: 'found', listing: made.listing };
  const isPart = pagination !== null && pagination.lastPage > 1;
  return { kind: isPart || alike.some(({ age }) => age === 'unknown') ? 'unsure' : 'absent' };
}
