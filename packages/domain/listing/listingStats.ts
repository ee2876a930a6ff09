import type { Listing } from './Listing';

/** The four figures on the dashboard. */
export interface ListingStats {
  active: number;
  views: number;
  rented: number;
  sold: number;
}

export const LISTING_STATS: readonly { key: keyof ListingStats; label: string }[] = [
  { key: 'active', label: 'Active listings' },
  { key: 'views', label: 'Total views' },
  { key: 'rented', label: 'Rented' },
  { key: 'sold', label: 'Sold' },
];

/** Counts an agent's own listings; a missing view count adds 0. */
export function listingStats(listings: readonly Pick<Listing, 'status' | 'viewCount'>[]): ListingStats {
  const countStatus = (status: string) => listings.filter((listing) => listing.status === status).length;
  return {
    active: countStatus('active'),
    views: listings.reduce((sum, { viewCount }) => sum + (viewCount ?? 0), 0),
    rented: countStatus('rented'),
    sold: countStatus('sold'),
  };
}

/** The sum of the known view counts; 'failed' when every count is missing. */
export function totalViews(counts: readonly (number | null)[]): number | 'failed' {
  const known = counts.filter((count) => count !== null);
  if (known.length === 0 && counts.length > 0) return 'failed';
  return known.reduce((sum, count) => sum + count, 0);
}
