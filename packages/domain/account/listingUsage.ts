import { readLimit, type ListingCounts } from './listingLimit';

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
export function listingUsage({ listingLimit, currentListings }: ListingCounts): ListingUsage | null {
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
