import type { Agent } from './Agent';

/** What the server says, letter for letter, to one listing too many (specification section 8; ruling 122). */
export const LISTING_LIMIT_REACHED = 'Listing limit reached. Please upgrade your plan.';

type Counts = Pick<Agent, 'listingLimit' | 'currentListings'>;

/** A limit that counts: null, negative and unreadable ones mean none (ruling 23). */
function realLimit(limit: number | null): number | null {
  return limit !== null && limit >= 0 ? limit : null;
}

/**
 * Where 'List Property' leads an agent: 'limit' opens the Listing Limit Reached dialog, 'open' the form.
 * Both numbers must be there to be held against the agent (ruling 23, checklist 80 to 82, fault 40).
 */
export function listPropertyRule({ listingLimit, currentListings }: Counts): 'limit' | 'open' {
  const limit = realLimit(listingLimit);
  return limit !== null && currentListings !== null && currentListings >= limit ? 'limit' : 'open';
}

/** How much of a plan is used, for the meter of the dashboard. */
export interface Usage {
  used: number;
  /** Null when there is none: then there is no bar. */
  limit: number | null;
  /** 0 to 1; 0 without a limit. */
  share: number;
  /** From 80%. */
  isNearLimit: boolean;
  isAtLimit: boolean;
  /** '7 of 10 listings used', 'Unlimited listings'. */
  text: string;
}

/** The agent's own limit, never the plan's advertised one (ruling 94); null when the server did not count. */
export function listingUsage({ listingLimit, currentListings }: Counts): Usage | null {
  if (currentListings === null || !Number.isFinite(currentListings)) return null;
  const used = Math.max(0, currentListings);
  const limit = realLimit(listingLimit);
  if (limit === null) {
    return { used, limit, share: 0, isNearLimit: false, isAtLimit: false, text: 'Unlimited listings' };
  }
  const isAtLimit = used >= limit;
  const share = isAtLimit ? 1 : used / limit;
  const text = `${used} of ${limit} ${limit === 1 ? 'listing' : 'listings'} used`;
  return { used, limit, share, isNearLimit: share >= 0.8, isAtLimit, text };
}
