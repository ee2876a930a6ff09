import type { NewListing } from '@efie/api';
import type { QueuedPhoto } from '@efie/domain';
import { amountToSend } from '../../fields/MoneyField/MoneyField.helpers';

/** What the fields of a new listing hold: numbers as the digits that were typed, photos in their order. */
export type ListPropertyValues = Omit<NewListing, 'listingType' | 'images'> & {
  listingType: string;
  images: readonly QueuedPhoto[];
};

/** An empty form: for rent, an apartment (checklist 472, 479; ruling 49). In the order of the page. */
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

/** The files of the queue, in its order. */
export const filesOf = (images: readonly QueuedPhoto[]): readonly File[] =>
  images.flatMap((photo) => (photo.kind === 'new' ? photo.file : []));

/** What is sent (checklist 495). */
export function newListingOf(
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
