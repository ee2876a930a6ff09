import type { ListingChanges } from '@efie/api';
import { canonicalDistrict, readRegion, sameCode } from '@efie/domain';
import { amountToSend } from '../../fields/MoneyField/MoneyField.helpers';
import type { EditPropertyValues } from './editPropertyValues';

type TextName = Exclude<keyof EditPropertyValues, 'amenities' | 'photos'>;

const asIs = (value: string): string => value;
const asPlace = (value: string): string => readRegion(value) ?? value.trim();
/** '09,500.00' and '9500' are one amount. */
const asAmount = (value: string): string => (value === '' ? '' : String(Number(value)));

/** How a field is called on the wire, and when two of its values mean the same. */
const FIELDS = {
  title: ['title', asIs],
  description: ['description', asIs],
  propertyType: ['property_type', sameCode],
  listingType: ['listing_type', sameCode],
  region: ['region', asPlace],
  district: ['town', canonicalDistrict],
  specificLocation: ['specific_location', asIs],
  status: ['status', sameCode],
  price: ['price', asAmount],
  bedrooms: ['bedrooms', asAmount],
  bathrooms: ['bathrooms', asAmount],
  parking: ['parking', asAmount],
  area: ['area', asAmount],
} as const satisfies Record<TextName, readonly [keyof ListingChanges, (value: string) => string]>;

const NUMBERS = ['price', 'bedrooms', 'bathrooms', 'parking', 'area'] as const satisfies readonly TextName[];

const isNumber = (name: string): boolean => (NUMBERS as readonly string[]).includes(name);

/** Amenities are a set: their order and repeats mean nothing (checklist 432). */
function codesOf(amenities: readonly string[]): readonly string[] {
  return [...new Set(amenities.map(sameCode))].filter((code) => code !== '').toSorted();
}

/**
 * What has to be sent: the fields whose meaning differs from what is saved, by their wire names (checklist 431 to 433;
 * rulings 111, 112). An empty number is never sent, nor is a text that only spells the saved value in another way, as an old
 * draft may. All amenities taken away give an empty list.
 */
export function listingChanges(saved: EditPropertyValues, now: EditPropertyValues): ListingChanges {
  const changes: ListingChanges = {};
  for (const name of Object.keys(FIELDS) as TextName[]) {
    const [wireName, meaningOf] = FIELDS[name];
    const clean = isNumber(name) ? amountToSend : asIs;
    const value = clean(now[name]);
    const isEmptyNumber = isNumber(name) && value === '';
    if (!isEmptyNumber && meaningOf(value) !== meaningOf(clean(saved[name]))) changes[wireName] = value;
  }
  const amenities = codesOf(now.amenities);
  const before = codesOf(saved.amenities);
  if (amenities.join() !== before.join()) changes.amenities = [...new Set(now.amenities)].filter(Boolean);
  return changes;
}

/** Whether a number was emptied: it stays as the server has it, which wants to be said (checklist 433). */
export function hasEmptiedNumber(saved: EditPropertyValues, now: EditPropertyValues): boolean {
  return NUMBERS.some((name) => amountToSend(saved[name]) !== '' && amountToSend(now[name]) === '');
}
