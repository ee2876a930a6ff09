import type { Listing, NewListingInput } from '@efie/domain/listing';
import type { SentBytes } from '@efie/domain/photos';
import { ApiError } from '../wire/ApiError';
import { accountClient } from '../client/accountClient';
import { uploadInit } from '../client/fetchWithProgress';
import { IMAGES_FIELD, multipartBody } from '../client/multipart';
import { readListingBody } from '../wire/readListing';
import { requireRecord, send } from '../client/send';
import { getSession } from '../session/session';
import { idempotencyHeaders, type IdempotencyKey } from './idempotencyKey';
import { wireFields } from './wireFields';

/** The values of the form for a new listing. Numbers are texts; empty ones are not sent. */
export interface NewListing extends NewListingInput {
  photos: readonly File[];
}

function toMultipart({ photos, ...input }: NewListing): FormData {
  const filled = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== ''));
  return multipartBody({ ...wireFields(filled, (name) => name), [IMAGES_FIELD]: photos });
}

/**
 * The listing in the body; null if it only says `success: true`.
 * @throws ApiError (`parse`) if it does neither
 */
function readListed(body: unknown): Listing | null {
  const record = requireRecord(body);
  const listing = readListingBody(record);
  if (record['success'] !== true && listing === null) throw new ApiError({ kind: 'parse' });
  return listing;
}

/**
 * Creates a listing. Rejects with ApiError, field errors in `fields`. After an abort through `signal` the server may have
 * created it already. `onProgress` is called while the body is sent.
 * @returns null if the response confirms the listing without holding it
 */
export async function createProperty(
  listing: NewListing,
  signal?: AbortSignal,
  session = getSession(),
  key: IdempotencyKey = { value: '' },
  onProgress?: (progress: SentBytes) => void,
): Promise<Listing | null> {
  const form = toMultipart(listing);
  const call = send(
    accountClient(session).POST('/api/agent/properties', {
      // Only for the types: the form is sent.
      body: {
        ...listing,
        town: listing.district,
        amenities: [...listing.amenities],
        images: [...listing.photos],
      },
      headers: idempotencyHeaders(key),
      ...uploadInit(form, { signal, onProgress }),
    }),
  );
  return readListed(await call);
}
