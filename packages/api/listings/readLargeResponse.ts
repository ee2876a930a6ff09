import { readListingsBody } from '../wire/readListingsBody';
import { parseBody, requireBody } from '../client/send';
import type { PublicListings } from './publicListings';
import { readInWorker } from './workerCatalog';

/**
 * Reads a large response in a worker, which keeps the listings; without workers, in the page.
 * @throws ApiError when the body cannot be read; the signal's reason when it is aborted
 */
export async function readLargeResponse(bytes: ArrayBuffer, signal: AbortSignal): Promise<PublicListings> {
  return (await readInWorker(bytes, signal)) ?? readListingsBody(requireBody(parseBody(bytes)));
}
