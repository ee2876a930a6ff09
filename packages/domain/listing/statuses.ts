/** A listing's statuses, in the order of the dashboard's menu. */
export const LISTING_STATUSES = ['active', 'inactive', 'sold', 'rented'] as const;
export type ListingStatus = (typeof LISTING_STATUSES)[number];
