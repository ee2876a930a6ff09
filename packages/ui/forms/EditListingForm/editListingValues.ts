import {
  LISTING_FIELD_NAMES,
  type Listing,
  type ListingFieldValues,
  type ListingInput,
} from '@efie/domain/listing';
import { toStoredPhotos } from '@efie/domain/photos';
import type { EditListingValues } from '../listing';

const toInput = (value: ListingFieldValues[keyof ListingFieldValues]): string | readonly string[] =>
  typeof value === 'object' && value !== null ? value : String(value ?? '');

/** The dialog's initial values. Unknown values of the listing are kept. */
export function editListingValues(listing: Listing): EditListingValues {
  const input = LISTING_FIELD_NAMES.map((name) => [name, toInput(listing[name])]);
  // Object.fromEntries loses the keys' type.
  return { ...(Object.fromEntries(input) as ListingInput), photos: toStoredPhotos(listing.photos) };
}
