import { isAmenityCode } from '../amenities/amenities';
import type { Listing } from './Listing';
import { newListingInput } from './newListingInput';
import { listingField, listingFieldNames, type NewListingInput } from './listingFields';

/**
 * The input of a new listing filled from an existing one, without its photos. Codes that the form for a new listing does not
 * offer are left out.
 */
export function copyListingInput(listing: Listing): NewListingInput {
  const input: Record<string, string | readonly string[]> = { ...newListingInput() };
  for (const name of listingFieldNames('create')) {
    const field = listingField(name);
    const value = listing[name];
    if (field.kind === 'amenities') input[name] = listing.amenities.filter(isAmenityCode);
    else if (field.kind !== 'choice') input[name] = String(value ?? '');
    else if (field.options.some((option) => option.value === value)) input[name] = String(value);
  }
  // The names are those of the fields.
  return input as object as NewListingInput;
}
