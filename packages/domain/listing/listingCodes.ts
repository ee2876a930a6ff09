export const LISTING_TYPES = ['rent', 'sale'] as const;
export type ListingType = (typeof LISTING_TYPES)[number];

/** The property types of every form and filter, in display order. */
export const PROPERTY_TYPES = [
  'apartment',
  'house',
  'studio',
  'shared_room',
  'townhouse',
  'villa',
  'land',
  'commercial',
] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

/** A listing's statuses, in the order of the dashboard's menu. */
export const LISTING_STATUSES = ['active', 'inactive', 'sold', 'rented'] as const;
export type ListingStatus = (typeof LISTING_STATUSES)[number];
