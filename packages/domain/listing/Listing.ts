import type { ListingStatus } from './statuses';

/**
 * A home on offer. packages/api/client converts every wire format ("property") into it, so that no other code handles
 * snake_case, prices as text or missing lists. `null` means that the server did not send the value.
 */
export interface Listing {
  /** A string even when the server sends a number. */
  id: string;
  title: string;
  description: string;
  /** A known code, or the server's unknown type in snake_case. */
  propertyType: PropertyType | (string & {});
  listingType: ListingType | null;
  /** GHS; per month for rent. Null is shown as "Price on request". */
  price: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  parking: number | null;
  /** sq ft; null instead of 0. */
  area: number | null;
  region: string;
  /** The district, in the wire's name for it (ruling 53). */
  town: string;
  specificLocation: string;
  /** Codes without duplicates, including unknown ones. */
  amenities: readonly string[];
  status: ListingStatus | (string & {}) | null;
  photos: readonly ListingPhoto[];
  /** Unix time in ms, null when missing or unreadable. */
  createdAt: number | null;
  /** An integer from 0, or null. */
  viewCount: number | null;
  /** Null when the server does not send the field. */
  isFeatured: boolean | null;
  agent: ListingAgent;
}

export interface ListingPhoto {
  /** Null when the server sent none; such a photo cannot be deleted. */
  id: string | null;
  /** Absolute and checked. */
  url: string;
}

/** The agent's fields sent with a listing, for cards and contact buttons. */
export interface ListingAgent {
  /** Empty when the server sent no agent; then there is no profile link. */
  id: string;
  name: string;
  /** As the server sent it: not safe for links. Empty when missing. */
  phone: string;
  photoUrl: string | null;
  businessName: string;
  bio: string;
  isVerified: boolean;
}

export const LISTING_TYPES = ['rent', 'sale'] as const;
export type ListingType = (typeof LISTING_TYPES)[number];

/** The property types of every form and filter, in display order. */
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
