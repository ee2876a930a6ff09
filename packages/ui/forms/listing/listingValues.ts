import type { NewListing } from '@efie/api';
import {
  fieldLabel,
  LISTING_FIELD_NAMES,
  LISTING_FIELDS,
  listingField,
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

/** The names of a form's fields, in the order of LISTING_FIELDS. */
export const listingFieldNames = (form: ListingFormKind): readonly ListingFieldName[] =>
  LISTING_FIELD_NAMES.filter((name) => !listingField(name).absent?.includes(form));

export const listingLabel = (name: ListingFieldName, form: ListingFormKind): string =>
  (form === 'edit' && listingField(name).editLabel) || fieldLabel(name);

/** 'Please fix the errors in the following fields: Title, Specific Location'. */
export const describeInvalidListing = (names: readonly string[], form: ListingFormKind): string =>
  describeInvalidFields(
    // The other names are those of photos.
    names.map((name) => (name in LISTING_FIELDS ? listingLabel(name as ListingFieldName, form) : name)),
  );

/** The empty form for a new listing. */
export const LIST_PROPERTY_VALUES = Object.fromEntries([
  ...listingFieldNames('create').map((name) => {
    const field = listingField(name);
    if (field.kind === 'amenities') return [name, []];
    return [name, (field.kind === 'choice' && field.default) || ''];
  }),
  ['images', []],
  // Object.fromEntries loses the keys' type.
]) as ListPropertyValues;
