import type { Listing } from '@efie/domain/listing';
import { createListingCatalog, type ListingCatalog, type ListingQuestions } from '@efie/domain/search';
import { queryOptions } from '@tanstack/react-query';
import { clientFor } from '../client/client';
import { readListingsBody, type ListingsResponse } from '../wire/readListingsBody';
import { parseBody, requireBody, send } from '../client/send';
import type { RemoteListings } from './workerCatalog';

/** Parsing a body of more bytes blocks a slow phone for more than 50 ms. */
const MAX_BYTES_ON_MAIN_THREAD = 400_000;

export type PublicListings = ListingsResponse | RemoteListings;

async function listProperties(signal: AbortSignal): Promise<PublicListings> {
  const call = clientFor('public').GET('/api/properties', { signal, parseAs: 'arrayBuffer' });
  // openapi-fetch returns nothing for an empty body.
  const bytes = ((await send(call)) ?? new ArrayBuffer()) as ArrayBuffer;
  if (bytes.byteLength > MAX_BYTES_ON_MAIN_THREAD)
    return (await import('./workerCatalog')).readLargeResponse(bytes, signal);
  return readListingsBody(requireBody(parseBody(bytes)));
}

/**
 * Requests all public listings and parses them where it is called, for servers, which have no worker; components use
 * `listPropertiesQuery`.
 * @throws ApiError, with status 3xx for a redirect, which is not followed
 */
export async function fetchListings(signal: AbortSignal): Promise<readonly Listing[]> {
  const call = clientFor('public').GET('/api/properties', { signal, redirect: 'manual' });
  return readListingsBody(requireBody(await send(call))).listings;
}

/**
 * All public listings; search and filters run on the client. `catalogOf` answers questions about them. Never
 * garbage-collected, so that Back shows the list at once.
 */
export function listPropertiesQuery() {
  return queryOptions({
    queryKey: ['listings'],
    queryFn: ({ signal }) => listProperties(signal),
    gcTime: Infinity,
  });
}

/** Kept, so that the filters of a refetched list are answered at once. */
let search: typeof import('@efie/domain/searchIndex') | undefined;

function loadIndex(listings: readonly Listing[]): ListingQuestions | Promise<ListingQuestions> {
  if (search) return search.createSearchIndex(listings);
  return import('@efie/domain/searchIndex').then((loaded) => (search = loaded).createSearchIndex(listings));
}

const catalogs = new WeakMap<ListingsResponse, ListingCatalog>();

/** What screens ask of the public listings; the same catalog for the same response. */
export function catalogOf(data: PublicListings): ListingCatalog {
  if ('catalog' in data) return data.catalog;
  const catalog = catalogs.get(data) ?? createListingCatalog(data.listings, loadIndex);
  catalogs.set(data, catalog);
  return catalog;
}
