import { readPrice } from '../money/readPrice';
import { readNumberText } from '../numbers/readNumberText';
import type { Listing } from './Listing';
import {
  listingField,
  listingFieldNames,
  type ListingFieldValues,
  type NewListingInput,
} from './listingFields';

/** A listing as it would be, without its agent. */
export type DraftListing = Omit<Listing, 'agent'>;

/** The listing that an input would become: active, without photos, and without the numbers that cannot be read. */
export function draftListing(input: NewListingInput): DraftListing {
  const values: Record<string, unknown> = { status: 'active' };
  for (const name of listingFieldNames('create')) {
    const value = input[name as keyof NewListingInput];
    const { kind } = listingField(name);
    if (typeof value !== 'string') values[name] = value;
    else if (kind === 'money') values[name] = readPrice(value);
    else if (kind === 'count' || kind === 'decimal') values[name] = readNumberText(value);
    else values[name] = value.trim();
  }
  return {
    // The names are those of the fields.
    ...(values as object as ListingFieldValues),
    id: '',
    photos: [],
    createdAt: null,
    viewCount: null,
    isFeatured: null,
  };
}
