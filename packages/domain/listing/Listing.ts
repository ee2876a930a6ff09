import type { ListingPhoto } from '../photos/ListingPhoto';
import type { ListingFieldValues } from './listingFields';

/**
 * A home on offer: the fields of `LISTING_FIELDS` and those that the server sets. packages/api/wire converts every wire
 * format ("property") into it, so that no other code handles snake_case, prices as text or missing lists. `null` means that
 * the server did not send the value.
 */
export interface Listing extends ListingFieldValues {
  /** A string even when the server sends a number. */
  id: string;
  photos: readonly ListingPhoto[];
  /** Unix time in ms, null when missing or unreadable. */
  createdAt: number | null;
  /** An integer from 0, or null. */
  viewCount: number | null;
  /** Null when the server does not send the field. */
  isFeatured: boolean | null;
  agent: ListingAgent;
}

/** Where a listing is, as the server sent it. */
export type Place = Pick<Listing, 'region' | 'district'>;

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
