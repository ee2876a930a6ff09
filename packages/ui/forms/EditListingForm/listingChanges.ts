import type { ListingChanges } from '@efie/api';
import { canonicalDistrict, readRegion, normalizeCode } from '@efie/domain';
import { amountToSend } from '../../fields/MoneyField/MoneyField.helpers';
import type { EditListingValues } from './editListingValues';

type TextName = Exclude<keyof EditListingValues, 'amenities' | 'photos'>;

const asIs = (value: string): string => value;
const asPlace = (value: string): string => readRegion(value) ?? value.trim();
/** '09,500.00' and '9500' are one amount. */
const asAmount = (value: string): string => (value === '' ? '' : String(Number(value)));

/** Each field's wire name, and a function that normalizes its values for comparison. */
const FIELDS = {
  title: ['title', asIs],
  description: ['description', asIs],
  propertyType: ['property_type', normalizeCode],
  listingType: ['listing_type', normalizeCode],
  region: ['region', asPlace],
  district: ['town', canonicalDistrict],
  specificLocation: ['specific_location', asIs],
  status: ['status', normalizeCode],
  price: ['price', asAmount],
  bedrooms: ['bedrooms', asAmount],
  bathrooms: ['bathrooms', asAmount],
  parking: ['parking', asAmount],
  area: ['area', asAmount],
} as const satisfies Record<TextName, readonly [keyof ListingChanges, (value: string) => string]>;

const NUMBERS = ['price', 'bedrooms', 'bathrooms', 'parking', 'area'] as const satisfies readonly TextName[];

const isNumber = (name: string): boolean => (NUMBERS as readonly string[]).includes(name);

/** Amenities are a set: order and duplicates are ignored. */
function normalizeCodes(amenities: readonly string[]): readonly string[] {
  return [...new Set(amenities.map(normalizeCode))].filter((code) => code !== '').toSorted();
}

/**
 * The fields to send, by their wire names: those whose normalized value differs from the saved one (rulings 111, 112).
 * Empty numbers are never sent. Removing all amenities sends an empty list.
 */
export function listingChanges(saved: EditListingValues, current: EditListingValues): ListingChanges {
  const changes: ListingChanges = {};
  for (const name of Object.keys(FIELDS) as TextName[]) {
    const [wireName, normalize] = FIELDS[name];
    const toWireValue = isNumber(name) ? amountToSend : asIs;
    const value = toWireValue(current[name]);
    const isEmptyNumber = isNumber(name) && value === '';
    if (!isEmptyNumber && normalize(value) !== normalize(toWireValue(saved[name]))) changes[wireName] = value;
  }
  const amenities = normalizeCodes(current.amenities);
  const savedAmenities = normalizeCodes(saved.amenities);
  if (amenities.join() !== savedAmenities.join())
    changes.amenities = [...new Set(current.amenities)].filter(Boolean);
  return changes;
}

/** Whether a number was emptied. It keeps its saved value on the server, so the screen should say so. */
export function hasEmptiedNumber(saved: EditListingValues, current: EditListingValues): boolean {
  return NUMBERS.some((name) => amountToSend(saved[name]) !== '' && amountToSend(current[name]) === '');
}
