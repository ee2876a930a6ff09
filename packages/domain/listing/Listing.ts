import type { ListingStatus } from './statuses';

/**
 * The one shape of a property behind the edge (specification section 3, "Property").
 * packages/api/client turns every wire shape into it; nothing past that edge sees snake_case,
 * a price as text or a missing list. `null` always means "the server did not say".
 */
export interface Listing {
  /** Compared as text, whatever the server sent (ruling 126). */
  id: string;
  title: string;
  description: string;
  /** A known code, or the server's own word in snake_case when we do not know it (ruling 49). */
  propertyType: PropertyType | (string & {});
  listingType: ListingType | null;
  /** Ghana cedis (GHS); per month for rent. Null reads "Price on request" (ruling 4). */
  price: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  parking: number | null;
  /** Square feet; never 0, an empty area is null (ruling 5). */
  area: number | null;
  region: string;
  /** Holds the district (ruling 53). */
  town: string;
  specificLocation: string;
  /** Codes, each once; unknown codes are kept (ruling 111). */
  amenities: readonly string[];
  status: ListingStatus | (string & {}) | null;
  photos: readonly ListingPhoto[];
  /** Milliseconds since 1970, or null when missing or unreadable. */
  createdAt: number | null;
  /** A whole number of 0 or more, or null (fault 87). */
  viewCount: number | null;
  /** Null when the server sent no such field at all (ruling 7). */
  isFeatured: boolean | null;
  agent: ListingAgent;
}

export interface ListingPhoto {
  /** Null when the server gave none: then the photo can be shown, and not deleted. */
  id: string | null;
  /** Already absolute and passed through the safe-URL function (ruling 127). */
  url: string;
}

/** What a listing tells of its agent: enough for the card and the contact buttons. */
export interface ListingAgent {
  /** Empty when the server named no agent; then there is no profile link. */
  id: string;
  name: string;
  /** As the server wrote it; use phone helpers for links. Empty when none. */
  phone: string;
  photoUrl: string | null;
  businessName: string;
  bio: string;
  /** ruling 30: the status when present, else the boolean. */
  isVerified: boolean;
}

export const LISTING_TYPES = ['rent', 'sale'] as const;
export type ListingType = (typeof LISTING_TYPES)[number];

/** One taxonomy of eight for every form and filter (ruling 49), in display order. */
export const PROPERTY_TYPES = [
  'apartment',
  'house',
  'studio',
  'shared_room',
  'townhouse',
  'villa',
  'land',
  'commercial',
] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];
