import type { ListingType } from '@efie/domain';
import { sameAccountHeaders } from '../client/sameAccountHeaders';
import { clientFor } from '../client/client';
import { AMENITIES_FIELD, IMAGES_FIELD, multipartBody } from '../client/multipart';
import { send } from '../client/send';
import { getSession } from '../session/session';
import { idempotencyHeaders, clearKeyAfterResponse, type IdempotencyKey } from './idempotencyKey';

/** The values of the form for a new listing. Numbers are texts; empty ones are not sent. */
export interface NewListing {
  title: string;
  description: string;
  /** GHS: digits and at most one decimal point. */
  price: string;
  bedrooms: string;
  bathrooms: string;
  parking: string;
  /** sq ft. */
  area: string;
  region: string;
  /** Sent as `town`. */
  district: string;
  specificLocation: string;
  propertyType: string;
  listingType: ListingType;
  amenities: readonly string[];
  images: readonly File[];
}

function toMultipart({ district, amenities, images, ...fields }: NewListing): FormData {
  const filledFields = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
  return multipartBody({
    ...filledFields,
    town: district,
    [AMENITIES_FIELD]: amenities,
    [IMAGES_FIELD]: images,
  });
}

/**
 * Creates a listing. Rejects with ApiError, field errors in `fields`. After an abort through `signal` the server may have
 * created it already.
 */
export async function createProperty(
  listing: NewListing,
  signal?: AbortSignal,
  session = getSession(),
  key: IdempotencyKey = { value: '' },
): Promise<void> {
  const form = toMultipart(listing);
  const { headers } = sameAccountHeaders(session);
  const call = send(
    clientFor('agent').POST('/api/agent/properties', {
      // Only for the types: `bodySerializer` sends the form data built above.
      body: {
        ...listing,
        town: listing.district,
        amenities: [...listing.amenities],
        images: [...listing.images],
      },
      bodySerializer: () => form,
      headers: { ...headers, ...idempotencyHeaders(key) },
      ...(signal && { signal }),
    }),
  );
  await call.then(
    () => clearKeyAfterResponse(key, null),
    (error: unknown) => {
      clearKeyAfterResponse(key, error);
      throw error;
    },
  );
}
