/** What a listing can be, in the order of the dashboard's choice (ruling 110). */
export const LISTING_STATUSES = ['active', 'inactive', 'sold', 'rented'] as const;
export type ListingStatus = (typeof LISTING_STATUSES)[number];
