import type { Listing, ListingCatalog, Page } from '@efie/domain';
import { wrap, type Endpoint, type Remote } from 'comlink';
import { apiConfig } from '../client/config';
import type { ListingsHost } from './listingsHost';
import type { RemoteListings } from './publicListings';

/** A worker, or in tests a message port. */
export type HostEndpoint = Endpoint & EventTarget;

interface RunningHost {
  host: Remote<ListingsHost>;
  /** Resolves when the worker has failed. */
  failure: Promise<null>;
}

/** One for all responses: questions about an earlier one are answered from the last one. */
let running: RunningHost | null = null;

function startListingsWorker(): HostEndpoint {
  // Inlined into the call: that is how the bundler finds the worker.
  return new Worker(new URL('./listingsWorker.ts', import.meta.url), { type: 'module' });
}

function startHost(startWorker: () => HostEndpoint): RunningHost | null {
  try {
    const endpoint = startWorker();
    const failure = new Promise<null>((resolve) => {
      endpoint.addEventListener('error', (event) => {
        // Handled by reading in the page, so it is not reported as an uncaught error.
        event.preventDefault();
        running = null;
        resolve(null);
      });
    });
    return { host: wrap<ListingsHost>(endpoint), failure };
  } catch {
    return null;
  }
}

function createRemoteCatalog(host: Remote<ListingsHost>, size: number): ListingCatalog {
  const received = new Map<string, Listing>();
  const remember = (listings: readonly Listing[]): readonly Listing[] => {
    for (const listing of listings) received.set(listing.id, listing);
    return listings;
  };
  const rememberPage = (page: Page<Listing>): Page<Listing> => {
    remember(page.items);
    return page;
  };
  return {
    size,
    newest: async (page) => rememberPage(await host.newest(page)),
    search: async (filters) => rememberPage(await host.search(filters)),
    counts: host.counts,
    countMatches: host.countMatches,
    regionFigures: host.regionFigures,
    places: host.places,
    suggestPlaces: host.suggestPlaces,
    featured: async () => remember(await host.featured()),
    byIds: async (ids) => remember(await host.byIds(ids)),
    similarTo: async (listing) => remember(await host.similarTo(listing)),
    priceComparison: host.priceComparison,
    known: (id) => received.get(id),
  };
}

/**
 * Reads a response in a worker, which keeps its listings and answers questions about them.
 * @returns null when no worker starts, or when the body cannot be read
 * @throws the signal's reason when it is aborted
 */
export async function readInWorker(
  bytes: ArrayBuffer,
  signal: AbortSignal,
  startWorker: () => HostEndpoint = startListingsWorker,
): Promise<RemoteListings | null> {
  signal.throwIfAborted();
  running ??= startHost(startWorker);
  if (running === null) return null;
  const { host, failure } = running;
  const abort = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  const loaded = await Promise.race([host.load(bytes, { ...apiConfig() }), failure, abort]);
  return loaded && { catalog: createRemoteCatalog(host, loaded.size), pagination: loaded.pagination };
}
