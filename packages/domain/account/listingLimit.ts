import type { Agent } from './Agent';

/** The server's exact message when an agent over the limit creates a listing. */
export const LISTING_LIMIT_REACHED = 'Listing limit reached. Please upgrade your plan.';

export type ListingCounts = Pick<Agent, 'listingLimit' | 'currentListings'>;

/** Null when there is no limit: the field is missing, negative or NaN. */
export function readLimit(limit: number | null): number | null {
  return limit !== null && limit >= 0 ? limit : null;
}

/**
 * Whether 'List Property' opens the form ('open') or the Listing Limit Reached dialog ('limit').
 * When either number is unknown the form opens (ruling 23).
 */
export function listPropertyRule({ listingLimit, currentListings }: ListingCounts): 'limit' | 'open' {
  const limit = readLimit(listingLimit);
  return limit !== null && currentListings !== null && currentListings >= limit ? 'limit' : 'open';
}
