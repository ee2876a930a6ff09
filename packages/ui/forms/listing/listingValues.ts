import type { NewListing } from '@efie/api';
import {
  fieldLabel,
  LISTING_FIELDS,
  listingField,
  newListingInput,
  type ListingFieldName,
  type ListingInput,
  type QueuedPhoto,
} from '@efie/domain';
import { describeInvalidFields } from '../../fields/form';

/** The form for a new listing, or the edit dialog of an existing one. */
export type ListingFormKind = 'create' | 'edit';

/** Values of the form for a new listing; numbers are strings of digits. */
export type ListPropertyValues = Omit<NewListing, 'images'> & { images: readonly QueuedPhoto[] };

/** Values of the edit dialog. Named as in the server's field errors, where the town is `district`. */
export type EditListingValues = ListingInput & { photos: readonly QueuedPhoto[] };

export const listingLabel = (name: ListingFieldName, form: ListingFormKind): string =>
  (form === 'edit' && listingField(name).editLabel) || fieldLabel(name);

/** 'Please fix the errors in the following fields: Title, Specific Location'. */
export const describeInvalidListing = (names: readonly string[], form: ListingFormKind): string =>
  describeInvalidFields(
    // The other names are those of photos.
    names.map((name) => (name in LISTING_FIELDS ? listingLabel(name as ListingFieldName, form) : name)),
  );

/** The empty form for a new listing. */
export const LIST_PROPERTY_VALUES: ListPropertyValues = { ...newListingInput(), images: [] };
