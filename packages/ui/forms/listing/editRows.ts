import type { ListingRows } from './listingLayout';

/** The fields of the edit dialog. */
export const EDIT_ROWS = [
  ['title'],
  ['description'],
  ['propertyType', 'listingType'],
  ['price', 'status'],
  ['bedrooms', 'bathrooms', 'parking', 'area'],
  ['region', 'district'],
  ['specificLocation'],
  ['amenities'],
] as const satisfies ListingRows;
