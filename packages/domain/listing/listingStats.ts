import type { Listing } from './Listing';

/** The four figures of the dashboard (ruling 108). */
export interface ListingStats {
  active: number;
  views: number;
  rented: number;
  sold: number;
}

/** Their labels, in the order they are shown. */
export const LISTING_STATS: readonly { key: keyof ListingStats; label: string }[] = [
  { key: 'active', label: 'Active listings' },
  { key: 'views', label: 'Total views' },
  { key: 'rented', label: 'Rented' },
  { key: 'sold', label: 'Sold' },
];

/** Counts an agent's own listings; views the server did not send count as none (rulings 108, 109). */
export function listingStats(listings: readonly Pick<Listing, 'status' | 'viewCount'>[]): ListingStats {
  const having = (status: string) => listings.filter((listing) => listing.status === status).length;
  return {
    active: having('active'),
    views: listings.reduce((sum, { viewCount }) => sum + (viewCount ?? 0), 0),
    rented: having('rented'),
    sold: having('sold'),
  };
}

/** The sum of what is known of views; 'failed' when there are listings and not one of their counts is known (ruling 109). */
export function totalViews(counts: readonly (number | null)[]): number | 'failed' {
  const known = counts.filter((count) => count !== null);
  if (known.length === 0 && counts.length > 0) return 'failed';
  return known.reduce((sum, count) => sum + count, 0);
}
