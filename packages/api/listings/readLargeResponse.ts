import { runInSlices, type Listing, type Steps } from '@efie/domain';
import { listIn, readPagination, type ListingsResponse } from '../client/readListingsBody';
import { readListings } from '../client/readListing';
import { parseBody, requireBody } from '../client/send';
import type { PublicListings } from './publicListings';
import { readInWorker } from './workerCatalog';

function* readingListings(values: readonly unknown[]): Steps<readonly Listing[]> {
  const byId = new Map<string, Listing>();
  for (let first = 0; first < values.length; first += 50) {
    for (const listing of readListings(values.slice(first, first + 50)))
      if (!byId.has(listing.id)) byId.set(listing.id, listing);
    yield;
  }
  return [...byId.values()];
}

/** Reads a large response in the page. Parsing is one task; the listings are read in slices. */
async function readInSlices(bytes: ArrayBuffer): Promise<ListingsResponse> {
  const body = requireBody(parseBody(bytes));
  return { listings: await runInSlices(readingListings(listIn(body))), pagination: readPagination(body) };
}

/**
 * Reads a large response in a worker, which keeps the listings; without workers, in the page.
 * @throws ApiError when the body cannot be read; the signal's reason when it is aborted
 */
export async function readLargeResponse(bytes: ArrayBuffer, signal: AbortSignal): Promise<PublicListings> {
  return (await readInWorker(bytes, signal)) ?? readInSlices(bytes);
}
