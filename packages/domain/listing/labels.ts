import { foldText } from '../text/foldText';
import { codeLabel, normalizeCode } from '../text/codes';
import { LISTING_TYPES, PROPERTY_TYPES } from './Listing';
import type { Listing, ListingType, PropertyType } from './Listing';

/** 'Shared Room' for 'shared_room'; an unknown type in Title Case. */
export function propertyTypeLabel(code: string): string {
  return codeLabel(code);
}

export function isPropertyType(code: string): code is PropertyType {
  return (PROPERTY_TYPES as readonly string[]).includes(code);
}

/**
 * The code of a property type in any spelling ('Shared Room', 'shared-room'); an unknown type in snake_case; ''
 * when it is not text.
 */
export function readPropertyType(value: unknown): PropertyType | (string & {}) {
  return typeof value === 'string' ? normalizeCode(value.trim()) : '';
}

export function readListingType(value: unknown): ListingType | null {
  const code = typeof value === 'string' ? foldText(value).trim() : '';
  return LISTING_TYPES.find((type) => type === code) ?? null;
}

/** 'For Rent', 'For Sale'; '' when unknown. */
export function listingTypeLabel(type: ListingType | null): string {
  if (type === null) return '';
  return type === 'rent' ? 'For Rent' : 'For Sale';
}

/** 'Active', 'Sold'; an unknown status in Title Case; '' for a missing status. */
export function statusLabel(status: string | null): string {
  return status === null ? '' : codeLabel(status);
}

export function listingRibbon(
  listing: Pick<Listing, 'status'>,
): { kind: 'rented' | 'sold'; label: string } | null {
  const kind = (['rented', 'sold'] as const).find((status) => status === listing.status);
  return kind === undefined ? null : { kind, label: statusLabel(kind) };
}
