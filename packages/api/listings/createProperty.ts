import type { ListingType } from '@efie/domain';
import { authorizedAs } from '../client/authorizedAs';
import { clientFor } from '../client/client';
import { AMENITIES_FIELD, IMAGES_FIELD, multipartBody } from '../client/multipart';
import { send } from '../client/send';
import { getSession } from '../session/session';
import { idempotencyHeaders, settleKey, type IdempotencyKey } from './idempotencyKey';

/** A new listing as its form holds it; numbers are texts, and empty ones are left out (ruling 117). */
export interface NewListing {
  title: string;
  description: string;
  /** Digits and one decimal point (checklist 495). */
  price: string;
  bedrooms: string;
  bathrooms: string;
  parking: string;
  /** Square feet. */
  area: string;
  region: string;
  /** Sent as `town` (checklist 496). */
  district: string;
  specificLocation: string;
  propertyType: string;
  listingType: ListingType;
  amenities: readonly string[];
  images: readonly File[];
}

function toMultipart({ district, amenities, images, ...fields }: NewListing): FormData {
  const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
  return multipartBody({ ...filled, town: district, [AMENITIES_FIELD]: amenities, [IMAGES_FIELD]: images });
}

/**
 * Lists a property (checklist 493, 494); rejects with ApiError, field errors in `fields`. Given up through `signal` it may
 * have reached the server all the same.
 */
export async function createProperty(
  listing: NewListing,
  signal?: AbortSignal,
  session = getSession(),
  key: IdempotencyKey = { value: '' },
): Promise<void> {
  const form = toMultipart(listing);
  const { headers } = authorizedAs(session);
  const call = send(
    clientFor('agent').POST('/api/agent/properties', {
      // The contract types each part; the form data that is sent was built from them above.
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
    () => settleKey(key, null),
    (error: unknown) => {
      settleKey(key, error);
      throw error;
    },
  );
}
