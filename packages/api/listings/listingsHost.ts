import { createListingCatalog, createSearchIndex, type ListingCatalog } from '@efie/domain/search';
import { configureApi, type apiConfig } from '../config';
import { readListingsBody, type ServerPagination } from '../wire/readListingsBody';
import { parseBody, requireBody } from '../client/send';

/** What is known of a response that the host has read. */
export interface Loaded {
  size: number;
  pagination: ServerPagination | null;
}

export interface ListingsHost extends Pick<ListingCatalog, 'ask'> {
  /** Reads the bytes of a response, whose listings replace the earlier ones; null when it cannot be read. */
  load: (bytes: ArrayBuffer, config: ReturnType<typeof apiConfig>) => Promise<Loaded | null>;
}

/** Keeps the listings of the last response and answers questions about them, in a worker. */
export function createListingsHost(): ListingsHost {
  let catalog = createListingCatalog([], createSearchIndex);
  return {
    async load(bytes, config) {
      configureApi(config);
      try {
        const { listings, pagination } = readListingsBody(requireBody(parseBody(bytes)));
        catalog = createListingCatalog(listings, createSearchIndex);
        return { size: listings.length, pagination };
      } catch {
        // The page finds out why.
        return null;
      }
    },
    ask: (question, ...input) => catalog.ask(question, ...input),
  };
}
