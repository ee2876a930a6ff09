import type { ListingChanges } from '@efie/api';
import {
  isNumberField,
  LISTING_FIELD_NAMES,
  listingField,
  type ListingFieldName,
} from '@efie/domain/listing';
import { amountToSend } from '@efie/domain/numbers';
import { canonicalDistrict, readRegion } from '@efie/domain/places';
import { normalizeCode } from '@efie/domain/text';
import type { EditListingValues } from '../listing';

/** A value in the form that is compared: '09,500.00' and '9500' are one amount. */
function normalize(name: ListingFieldName, value: string): string {
  const field = listingField(name);
  if (isNumberField(field)) return value === '' ? '' : String(Number(value));
  if (field.kind === 'choice') return normalizeCode(value);
  if (field.kind === 'region') return readRegion(value) ?? value.trim();
  return field.kind === 'district' ? canonicalDistrict(value) : value;
}

/** A value as it is sent: a number without separators, anything else unchanged. */
const toSentText = (name: ListingFieldName, text: string): string =>
  isNumberField(listingField(name)) ? amountToSend(text) : text;

const TEXT_NAMES = LISTING_FIELD_NAMES.filter((name) => name !== 'amenities');
const NUMBER_NAMES = TEXT_NAMES.filter((name) => isNumberField(listingField(name)));

/** Amenities are a set: order and duplicates are ignored. */
function normalizeCodes(amenities: readonly string[]): readonly string[] {
  return [...new Set(amenities.map(normalizeCode))].filter((code) => code !== '').toSorted();
}

/**
 * The fields to send: those whose normalized value differs from the saved one (rulings 111, 112). Empty numbers are never
 * sent. Removing all amenities sends an empty list.
 */
export function listingChanges(saved: EditListingValues, current: EditListingValues): ListingChanges {
  const changes: ListingChanges = {};
  for (const name of TEXT_NAMES) {
    const value = toSentText(name, current[name]);
    const isEmptyNumber = value === '' && NUMBER_NAMES.includes(name);
    const savedValue = toSentText(name, saved[name]);
    if (!isEmptyNumber && normalize(name, value) !== normalize(name, savedValue)) changes[name] = value;
  }
  const amenities = normalizeCodes(current.amenities);
  const savedAmenities = normalizeCodes(saved.amenities);
  if (amenities.join() !== savedAmenities.join())
    changes.amenities = [...new Set(current.amenities)].filter(Boolean);
  return changes;
}

/** Whether a listing, with the values of its form, has all of the changes. */
export const hasChanges = (saved: EditListingValues, changes: ListingChanges): boolean =>
  Object.keys(listingChanges(saved, { ...saved, ...changes })).length === 0;

/** Whether a number was emptied. It keeps its saved value on the server, so the screen should say so. */
export function hasEmptiedNumber(saved: EditListingValues, current: EditListingValues): boolean {
  return NUMBER_NAMES.some(
    (name) => toSentText(name, saved[name]) !== '' && toSentText(name, current[name]) === '',
  );
}
