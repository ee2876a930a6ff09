import type { ListingFieldName } from '@efie/domain';

/** Rows of fields. A region is rendered together with its district. */
export type ListingRows = readonly (readonly ListingFieldName[])[];

/** The sections of the form for a new listing below its listing type. */
export const CREATE_ROWS = {
  about: [['title'], ['description'], ['propertyType']],
  size: [
    ['price', 'area'],
    ['bedrooms', 'bathrooms', 'parking'],
  ],
  amenities: [['amenities']],
  place: [['region', 'district'], ['specificLocation']],
} as const satisfies Readonly<Record<string, ListingRows>>;

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
