import { codeLabel, normalizeCode } from '../text/codes';
import type { Listing } from './Listing';
import type { ListingType, PropertyType } from './listingCodes';
import { LISTING_FIELDS } from './listingFields';

/** 'Shared Room' for 'shared_room'; an unknown type in Title Case. */
export function propertyTypeLabel(code: string): string {
  return codeLabel(code);
}

/**
 * The code of a property type in any spelling ('Shared Room', 'shared-room'); an unknown type in snake_case; ''
 * when it is not text.
 */
export function readPropertyType(value: unknown): PropertyType | (string & {}) {
  return typeof value === 'string' ? normalizeCode(value.trim()) : '';
}

/** 'For Rent', 'For Sale'; '' when unknown. */
export function listingTypeLabel(type: ListingType | null): string {
  return LISTING_FIELDS.listingType.options.find(({ value }) => value === type)?.label ?? '';
}

/** What is offered, and for rent or sale: 'Townhouse · For Rent'; '' without both. */
export const offerText = ({
  propertyType,
  listingType,
}: Pick<Listing, 'propertyType' | 'listingType'>): string =>
  [propertyTypeLabel(propertyType), listingTypeLabel(listingType)].filter(Boolean).join(' · ');

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

/** `offerText` and whether it is gone: 'Townhouse · For Rent · Rented'. */
export const offerLine = (listing: Pick<Listing, 'propertyType' | 'listingType' | 'status'>): string =>
  [offerText(listing), listingRibbon(listing)?.label].filter(Boolean).join(' · ');
