import {
  isNumberField,
  LISTING_FIELD_NAMES,
  listingField,
  wireName,
  type ListingInput,
} from '@efie/domain/listing';
import { amountToSend } from '@efie/domain/numbers';
import { AMENITIES_FIELD } from '../client/multipart';

/**
 * The fields of a request by their wire names, numbers without separators; without those that `input` lacks.
 * @param spell converts a name in camelCase to the spelling of the request
 */
export function wireFields(
  input: Partial<ListingInput>,
  spell: (name: string) => string,
): Record<string, string | readonly string[]> {
  const fields: Record<string, string | readonly string[]> = {};
  for (const name of LISTING_FIELD_NAMES) {
    const value = input[name];
    if (typeof value === 'string') {
      fields[spell(wireName(name))] = isNumberField(listingField(name)) ? amountToSend(value) : value;
    } else if (value !== undefined) fields[AMENITIES_FIELD] = value;
  }
  return fields;
}
