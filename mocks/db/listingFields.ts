import {
  LISTING_STATUSES,
  LISTING_TYPES,
  normalizeCode,
  PROPERTY_TYPES,
  type ListingStatus,
  type ListingType,
} from '@efie/domain';
import type { ListingRecord } from '../factories/records';
import { check, requireFields, trimmed } from './checks';
import type { FieldErrors } from './result';
import type { ListingChanges } from './types';

const isStatus = (text: string): text is ListingStatus => LISTING_STATUSES.some((status) => status === text);
const isListingType = (text: string): text is ListingType => LISTING_TYPES.some((type) => type === text);

/** Normalizes a code: 'Shared-Room' and 'shared room' become 'shared_room'. */
const codeOf = (value: unknown) => normalizeCode(trimmed(value));

export const NEW_LISTING_FIELDS = [
  'title',
  'description',
  'price',
  'bedrooms',
  'bathrooms',
  'parking',
  'area',
  'region',
  'town',
  'specificLocation',
  'propertyType',
  'listingType',
] as const;

const DECIMAL_PATTERN = /^\d+(\.\d+)?$/;
const INTEGER_PATTERN = /^\d+$/;

/** Required fields with the labels of their messages. The form calls the town "District". */
const REQUIRED = [
  ['title', 'Title'],
  ['description', 'Description'],
  ['price', 'Price'],
  ['region', 'Region'],
  ['town', 'District'],
  ['specificLocation', 'Specific location'],
] as const;

const COUNTS = [
  ['bedrooms', 'Bedrooms'],
  ['bathrooms', 'Bathrooms'],
  ['parking', 'Parking'],
] as const;

export type ListingFields = Omit<
  ListingRecord,
  'id' | 'images' | 'createdAt' | 'viewCount' | 'featured' | 'agentId'
>;

/**
 * Merges the sent fields (text or numbers) into `before` and collects the errors per field. A property type that the listing
 * already has is accepted even if it is not in the list (ruling 54).
 * @param isNew whether all required fields must be sent
 */
export function readListingFields(
  sent: ListingChanges,
  before: ListingFields,
  { isNew }: { isNew: boolean },
): { fields: ListingFields; errors: FieldErrors } {
  const errors: FieldErrors = {};
  const fields: ListingFields = { ...before };
  for (const [field, label] of REQUIRED) {
    const value = sent[field];
    if (value === undefined && !isNew) continue;
    requireFields(errors, [[field, label, value]]);
    if (field !== 'price') fields[field] = trimmed(value);
  }
  if (sent.price !== undefined || isNew) {
    const price = trimmed(sent.price);
    check(
      errors,
      'price',
      DECIMAL_PATTERN.test(price) && Number(price) > 0,
      'Price must be a number above 0',
    );
    fields.price = Number(price);
  }
  for (const [field, label] of COUNTS) {
    const value = trimmed(sent[field]);
    if (value === '') continue;
    check(errors, field, INTEGER_PATTERN.test(value), `${label} must be a whole number`);
    fields[field] = Number(value);
  }
  const area = trimmed(sent.area);
  if (area !== '') {
    check(errors, 'area', DECIMAL_PATTERN.test(area), 'Area must be a number');
    fields.area = Number(area);
  }
  const propertyType = codeOf(sent.propertyType);
  if (propertyType !== '' && propertyType !== codeOf(before.propertyType)) {
    const known = PROPERTY_TYPES.find((kind) => kind === propertyType);
    check(errors, 'propertyType', known !== undefined, 'Property type is not in the list');
    if (known !== undefined) fields.propertyType = known;
  }
  const listingType = codeOf(sent.listingType);
  if (listingType !== '') {
    check(errors, 'listingType', isListingType(listingType), 'Listing type is rent or sale');
    if (isListingType(listingType)) fields.listingType = listingType;
  }
  const status = codeOf(sent.status);
  if (status !== '') {
    check(errors, 'status', isStatus(status), 'Status is active, inactive, sold or rented');
    if (isStatus(status)) fields.status = status;
  }
  if (sent.amenities !== undefined) {
    fields.amenities = [...new Set(sent.amenities.map(trimmed))].filter((code) => code !== '');
  }
  return { fields, errors };
}

/** Default values of a new listing. */
export const DEFAULT_FIELDS: ListingFields = {
  title: '',
  description: '',
  propertyType: 'apartment',
  listingType: 'rent',
  price: 0,
  bedrooms: 0,
  bathrooms: 0,
  parking: 0,
  area: 0,
  region: '',
  town: '',
  specificLocation: '',
  amenities: [],
  status: 'active',
};
