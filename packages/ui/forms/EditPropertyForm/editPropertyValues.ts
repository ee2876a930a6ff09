import { keptPhotos, type Listing, type QueuedPhoto } from '@efie/domain';

/**
 * What the form holds of a listing; numbers are texts while they are typed. Its names are those of a server's field errors,
 * which tell of the town as `district` (ruling 87).
 */
export type EditPropertyValues = {
  title: string;
  description: string;
  propertyType: string;
  /** '' where the listing names none that we know. */
  listingType: string;
  /** Digits and at most one point; Ghana cedis. */
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

const text = (value: number | null): string => (value === null ? '' : String(value));

/** The form as it opens: every field as the listing has it, unknown values too (checklist 409, 414, 418; fault 122). */
export function editPropertyValues(listing: Listing): EditPropertyValues {
  const { title, description, propertyType, region, town, specificLocation, amenities } = listing;
  return {
    title,
    description,
    propertyType,
    listingType: listing.listingType ?? '',
    price: text(listing.price),
    bedrooms: text(listing.bedrooms),
    bathrooms: text(listing.bathrooms),
    parking: text(listing.parking),
    area: text(listing.area),
    region,
    district: town,
    specificLocation,
    status: listing.status ?? '',
    amenities,
    photos: keptPhotos(listing.photos),
  };
}
