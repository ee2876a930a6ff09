import type { NewListing } from '@efie/api';
import type { QueuedPhoto } from '@efie/domain';
import { amountToSend } from '../../fields/MoneyField/MoneyField.helpers';

/** Values of the form for a new listing; numbers are strings of digits. */
export type ListPropertyValues = Omit<NewListing, 'listingType' | 'images'> & {
  listingType: string;
  images: readonly QueuedPhoto[];
};

/** The empty form, in the order of its fields. */
export const LIST_PROPERTY_VALUES: ListPropertyValues = {
  listingType: 'rent',
  title: '',
  description: '',
  propertyType: 'apartment',
  price: '',
  area: '',
  bedrooms: '',
  bathrooms: '',
  parking: '',
  amenities: [],
  region: '',
  district: '',
  specificLocation: '',
  images: [],
};

export const newPhotoFiles = (images: readonly QueuedPhoto[]): readonly File[] =>
  images.flatMap((photo) => (photo.kind === 'new' ? photo.file : []));

/** The request body for the form's values and the prepared photos. */
export function toNewListing(
  { listingType, price, ...values }: ListPropertyValues,
  images: readonly File[],
): NewListing {
  return {
    ...values,
    price: amountToSend(price),
    listingType: listingType === 'sale' ? 'sale' : 'rent',
    images,
  };
}
