import type { NewListing } from '@efie/api';
import {
  fieldLabel,
  listingField,
  newListingInput,
  type ListingFieldName,
  type ListingInput,
} from '@efie/domain/listing';
import type { QueuedPhoto } from '@efie/domain/photos';

/** The form for a new listing, or the edit dialog of an existing one. */
export type ListingFormKind = 'create' | 'edit';

/** Values of the form for a new listing; numbers are strings of digits. */
export type ListPropertyValues = Omit<NewListing, 'photos'> & { photos: readonly QueuedPhoto[] };

/** Values of the edit dialog. Named as in the server's field errors. */
export type EditListingValues = ListingInput & { photos: readonly QueuedPhoto[] };

/** @param listingType 'rent' or 'sale', where the label of the price depends on it */
export const listingLabel = (name: ListingFieldName, form: ListingFormKind, listingType = ''): string => {
  const field = listingField(name);
  return (
    ('typeLabels' in field && field.typeLabels?.[listingType]) ||
    (form === 'edit' && field.editLabel) ||
    fieldLabel(name)
  );
};

/** The empty form for a new listing. */
export const LIST_PROPERTY_VALUES: ListPropertyValues = { ...newListingInput(), photos: [] };
