import type { Listing } from '@efie/domain/listing';
import { newCatalogId, type Answer, type ListingCatalog, type Question } from '@efie/domain/search';
import { wrap, type Endpoint } from 'comlink';
import { apiConfig } from '../config';
import { readListingsBody, type ListingsResponse, type ServerPagination } from '../wire/readListingsBody';
import { parseBody, requireBody } from '../client/send';
import type { ListingsHost } from './listingsHost';

/** The public listings when they are not in the page. */
export interface RemoteListings {
  catalog: ListingCatalog;
  pagination: ServerPagination | null;
}

/** Timeout for reading a response, in ms; a slow phone needs some seconds for the largest one. */
const LOAD_TIMEOUT = 8000;

/** A worker, or in tests a message port. */
export type HostEndpoint = Endpoint & EventTarget & { terminate?: () => void };

interface RunningHost {
  host: ListingsHost;
  /** Asks the worker a question. Rejects when the worker fails before it has answered, or has failed already. */
  ask: <Value>(question: () => Promise<Value>) => Promise<Value>;
  /** Rejects all questions and ends the worker. */
  stop: () => void;
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
    // The types of comlink relate no answer to its question.
    const host = wrap(endpoint) as unknown as ListingsHost;
    const waiting = new Set<(reason: Error) => void>();
    let failure: Error | null = null;
    const stop = () => {
      running = null;
      failure = new Error('The listings worker has failed.');
      for (const reject of waiting) reject(failure);
      endpoint.terminate?.();
    };
    const onError = (event: Event) => {
      // Handled by the page, so it is not reported as an uncaught error.
      event.preventDefault();
      stop();
    };
    endpoint.addEventListener('error', onError);
    endpoint.addEventListener('messageerror', onError);
    const ask = async <Value>(question: () => Promise<Value>): Promise<Value> => {
      if (failure) throw failure;
      return new Promise((resolve, reject) => {
        waiting.add(reject);
        void question()
          .then(resolve, reject)
          .finally(() => waiting.delete(reject));
      });
    };
    return { host, ask, stop };
  } catch {
    return null;
  }
}

/** The listings in an answer, for the questions whose answers have some. */
const LISTINGS_IN: { [Name in Question]?: (answer: Answer<Name>) => readonly Listing[] } = {
  search: ({ items }) => items,
  featured: (listings) => listings,
  byIds: (listings) => listings,
  similarTo: (listings) => listings,
};

function createRemoteCatalog({ host, ask }: RunningHost, size: number): ListingCatalog {
  const received = new Map<string, Listing>();
  return {
    id: newCatalogId(),
    size,
    async ask(question, ...input) {
      const answer = await ask(() => host.ask(question, ...input));
      for (const listing of LISTINGS_IN[question]?.(answer) ?? []) received.set(listing.id, listing);
      return answer;
    },
    answerNow: () => undefined,
    known: (id) => received.get(id),
  };
}

/**
 * Reads a response in a worker, which keeps its listings and answers questions about them.
 * @returns null when no worker starts, when it fails or does not answer in time, or when the body cannot be read
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
  const current = running;
  const abort = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  const load = current.ask(() => current.host.load(bytes, { ...apiConfig() })).catch(() => null);
  const timer = setTimeout(current.stop, LOAD_TIMEOUT);
  const loaded = await Promise.race([load, abort]).finally(() => clearTimeout(timer));
  return loaded && { catalog: createRemoteCatalog(current, loaded.size), pagination: loaded.pagination };
}

/**
 * Reads a large response in a worker, which keeps the listings; without workers, in the page.
 * @throws ApiError when the body cannot be read; the signal's reason when it is aborted
 */
export async function readLargeResponse(
  bytes: ArrayBuffer,
  signal: AbortSignal,
): Promise<ListingsResponse | RemoteListings> {
  return (await readInWorker(bytes, signal)) ?? readListingsBody(requireBody(parseBody(bytes)));
}
