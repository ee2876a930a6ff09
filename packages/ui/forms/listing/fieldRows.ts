import type { ListingFieldName } from '@efie/domain/listing';

/** Rows of fields. A region is rendered together with its district. */
export type ListingRows = readonly (readonly ListingFieldName[])[];

const NUMBERS = ['bedrooms', 'bathrooms', 'parking', 'area'] as const;
const PLACE = [['region', 'district'], ['specificLocation']] as const;

/** The sections of the form for a new listing below its listing type. */
export const CREATE_ROWS = {
  about: [['title'], ['description'], ['propertyType']],
  size: [['price'], NUMBERS],
  amenities: [['amenities']],
  place: PLACE,
} as const satisfies Readonly<Record<string, ListingRows>>;

/** The fields of the edit dialog, in the same order, with two that a new listing does not have there. */
export const EDIT_ROWS = [
  ['title'],
  ['description'],
  ['propertyType', 'listingType'],
  ['price', 'status'],
  NUMBERS,
  ['amenities'],
  ...PLACE,
] as const satisfies ListingRows;
