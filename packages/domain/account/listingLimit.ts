import type { Agent } from './Agent';

/** The server's exact message when an agent over the limit creates a listing. */
export const LISTING_LIMIT_REACHED = 'Listing limit reached. Please upgrade your plan.';

type Counts = Pick<Agent, 'listingLimit' | 'currentListings'>;

/** Null when there is no limit: the field is missing, negative or NaN. */
function readLimit(limit: number | null): number | null {
  return limit !== null && limit >= 0 ? limit : null;
}

/**
 * Whether 'List Property' opens the form ('open') or the Listing Limit Reached dialog ('limit').
 * When either number is unknown the form opens (ruling 23).
 */
export function listPropertyRule({ listingLimit, currentListings }: Counts): 'limit' | 'open' {
  const limit = readLimit(listingLimit);
  return limit !== null && currentListings !== null && currentListings >= limit ? 'limit' : 'open';
}

/** How many of an agent's listings are used, for the dashboard's meter. */
export interface ListingUsage {
  used: number;
  /** Null when there is no limit. */
  limit: number | null;
  /** From 0 to 1; 0 without a limit. */
  share: number;
  isNearLimit: boolean;
  isAtLimit: boolean;
  /** '7 of 10 listings used', 'Unlimited listings'. */
  text: string;
}

/** Uses the agent's own limit, not the plan's advertised one (ruling 94). Null when the server sent no count. */
export function listingUsage({ listingLimit, currentListings }: Counts): ListingUsage | null {
  if (currentListings === null || !Number.isFinite(currentListings)) return null;
  const used = Math.max(0, currentListings);
  const limit = readLimit(listingLimit);
  if (limit === null) {
    return { used, limit, share: 0, isNearLimit: false, isAtLimit: false, text: 'Unlimited listings' };
  }
  const isAtLimit = used >= limit;
  const share = isAtLimit ? 1 : used / limit;
  const text = `${used} of ${limit} ${limit === 1 ? 'listing' : 'listings'} used`;
  return { used, limit, share, isNearLimit: share >= 0.8, isAtLimit, text };
}
