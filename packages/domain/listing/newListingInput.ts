import { listingField, listingFieldNames } from './listingFields';
import type { NewListingInput } from './listingFields';

/** The empty input of a new listing: choices have their default. */
export function newListingInput(): NewListingInput {
  const input: Record<string, string | readonly string[]> = {};
  for (const name of listingFieldNames('create')) {
    const field = listingField(name);
    input[name] = field.kind === 'amenities' ? [] : (field.kind === 'choice' && field.default) || '';
  }
  // The names are those of the fields.
  return input as object as NewListingInput;
}
