import type { Listing } from '@efie/domain/listing';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../wire/ApiError';
import { clientFor } from '../client/client';
import { readListingBody } from '../wire/readListing';
import { requireBody, send } from '../client/send';

/**
 * Requests the listing with this id; components use `getPropertyQuery`.
 * @param redirect 'manual' follows no redirect
 * @throws ApiError with status 404 for an unknown id, or with that of a redirect that is not followed
 */
export async function getProperty(
  id: string,
  signal: AbortSignal,
  redirect: RequestRedirect = 'follow',
): Promise<Listing> {
  const options = { params: { path: { id } }, signal, redirect };
  const call = clientFor('public').GET('/api/properties/{id}', options);
  const listing = readListingBody(requireBody(await send(call)));
  if (!listing) throw new ApiError({ kind: 'http', status: 404 });
  return listing;
}

/** The listing with this id. The error is an ApiError, with status 404 when there is no such listing. */
export function getPropertyQuery(id: string) {
  return queryOptions({ queryKey: ['listings', id], queryFn: ({ signal }) => getProperty(id, signal) });
}
