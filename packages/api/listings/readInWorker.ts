import type { Listing } from '@efie/domain';
import { apiConfig } from '../client/config';
import type { ListingsResponse } from '../client/readListingsBody';
import type { ListingsMessage } from './postListings';

export interface ListingsTask {
  bytes: ArrayBuffer;
  config: ReturnType<typeof apiConfig>;
}

function startListingsWorker(): Worker {
  // Inlined into the call: that is how the bundler finds the worker.
  return new Worker(new URL('./listingsWorker.ts', import.meta.url), { type: 'module' });
}

/**
 * Parses and reads the listings of a large response in a worker, so that the page stays responsive.
 * @returns null when no worker starts, or when the body cannot be read
 * @throws the signal's reason when it is aborted
 */
export function readInWorker(
  bytes: ArrayBuffer,
  signal: AbortSignal,
  startWorker = startListingsWorker,
): Promise<ListingsResponse | null> {
  signal.throwIfAborted();
  let worker: Worker;
  try {
    worker = startWorker();
  } catch {
    return Promise.resolve(null);
  }
  const listings: Listing[] = [];
  const reading = new Promise<ListingsResponse | null>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ListingsMessage>) => {
      if (data.kind === 'listings') listings.push(...data.listings);
      else resolve(data.kind === 'end' ? { listings, pagination: data.pagination } : null);
    });
    worker.addEventListener('error', (event) => {
      // Handled by reading on the main thread, so it is not reported as an uncaught error.
      event.preventDefault();
      resolve(null);
    });
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    worker.postMessage({ bytes, config: { ...apiConfig() } } satisfies ListingsTask);
  });
  return reading.finally(() => worker.terminate());
}
