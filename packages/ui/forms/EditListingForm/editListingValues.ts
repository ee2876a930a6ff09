import { toStoredPhotos, type Listing, type QueuedPhoto } from '@efie/domain';

/** Values of the edit form; numbers are strings. Named as in the server's field errors, where the town is `district`. */
export type EditListingValues = {
  title: string;
  description: string;
  propertyType: string;
  /** '' when the listing has no known type. */
  listingType: string;
  /** In GHS: digits and at most one decimal point. */
  price: string;
  bedrooms: string;
  bathrooms: string;
  parking: string;
  /** Square feet. */
  area: string;
  region: string;
  district: string;
  specificLocation: string;
  status: string;
  amenities: readonly string[];
  photos: readonly QueuedPhoto[];
};

const toText = (value: number | null): string => (value === null ? '' : String(value));

/** The form's initial values. Unknown values of the listing are kept. */
export function editListingValues(listing: Listing): EditListingValues {
  const { title, description, propertyType, region, town, specificLocation, amenities } = listing;
  return {
    title,
    description,
    propertyType,
    listingType: listing.listingType ?? '',
    price: toText(listing.price),
    bedrooms: toText(listing.bedrooms),
    bathrooms: toText(listing.bathrooms),
    parking: toText(listing.parking),
    area: toText(listing.area),
    region,
    district: town,
    specificLocation,
    status: listing.status ?? '',
    amenities,
    photos: toStoredPhotos(listing.photos),
  };
}
