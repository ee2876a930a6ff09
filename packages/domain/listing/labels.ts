import { foldText } from '../text/foldText';
import { readableCode, sameCode } from '../text/readableCode';
import { LISTING_TYPES, PROPERTY_TYPES } from './Listing';
import type { Listing, ListingType, PropertyType } from './Listing';

/** 'Shared Room' for 'shared_room'; a type we do not know reads as words (rulings 49, 50). */
export function propertyTypeLabel(code: string): string {
  return readableCode(code);
}

/** Whether a code is one of the eight. */
export function isPropertyType(code: string): code is PropertyType {
  return (PROPERTY_TYPES as readonly string[]).includes(code);
}

/**
 * A property type as anyone may write it ('Shared Room', 'shared-room') as its code; a word we do not know is kept in
 * snake_case (rulings 49, 50). Anything but text gives ''.
 */
export function readPropertyType(value: unknown): PropertyType | (string & {}) {
  return typeof value === 'string' ? sameCode(value.trim()) : '';
}

export function readListingType(value: unknown): ListingType | null {
  const code = typeof value === 'string' ? foldText(value).trim() : '';
  return LISTING_TYPES.find((type) => type === code) ?? null;
}

/** 'For Rent', 'For Sale', '' when unknown (checklist 116, 117). */
export function listingTypeLabel(type: ListingType | null): string {
  if (type === null) return '';
  return type === 'rent' ? 'For Rent' : 'For Sale';
}

/** 'Active', 'Sold' and so on; a status we do not know reads as words, none at all as ''. */
export function statusLabel(status: string | null): string {
  return status === null ? '' : readableCode(status);
}

/** The ribbon on a listing that is gone, null on all others (ruling 59). */
export function publicRibbon(
  listing: Pick<Listing, 'status'>,
): { kind: 'rented' | 'sold'; label: string } | null {
  const kind = (['rented', 'sold'] as const).find((status) => status === listing.status);
  return kind === undefined ? null : { kind, label: statusLabel(kind) };
}
