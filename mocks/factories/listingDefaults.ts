import {
  isNumberField,
  LISTING_FIELD_NAMES,
  listingField,
  wireName,
  type ListingField,
} from '@efie/domain/listing';
import type { ListingRecord } from './records';

/** The fields of a record that its agent types or chooses. */
export type ListingFields = Omit<
  ListingRecord,
  'id' | 'images' | 'createdAt' | 'viewCount' | 'featured' | 'agentId' | 'responseOverrides'
>;

function defaultOf(field: ListingField): string | number | readonly string[] {
  if (field.kind === 'amenities') return [];
  if (field.kind === 'choice') return field.default ?? '';
  return isNumberField(field) ? 0 : '';
}

/** The values of a new listing. */
export const LISTING_DEFAULTS = Object.fromEntries(
  LISTING_FIELD_NAMES.map((name) => [wireName(name), defaultOf(listingField(name))]),
  // Each value has the type of its field's kind.
) as object as ListingFields;
