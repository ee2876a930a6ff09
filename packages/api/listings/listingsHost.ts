import { createListingCatalog, createSearchIndex, type ListingCatalog } from '@efie/domain/search';
import { configureApi, type apiConfig } from '../config';
import { readListingsBody, type ServerPagination } from '../wire/readListingsBody';
import { parseBody, requireBody } from '../client/send';

/** What is known of a response that the host has read. */
export interface Loaded {
  size: number;
  pagination: ServerPagination | null;
}

/** The questions about listings that are not in the page. */
type Questions = Omit<ListingCatalog, 'size' | 'known'>;

export interface ListingsHost extends Questions {
  /** Reads the bytes of a response, whose listings replace the earlier ones; null when it cannot be read. */
  load: (bytes: ArrayBuffer, config: ReturnType<typeof apiConfig>) => Loaded | null;
}

/** Keeps the listings of the last response and answers questions about them, in a worker. */
export function createListingsHost(): ListingsHost {
  let catalog = createListingCatalog([], createSearchIndex);
  return {
    load(bytes, config) {
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
    newest: (page) => catalog.newest(page),
    search: (filters) => catalog.search(filters),
    counts: (filters) => catalog.counts(filters),
    countMatches: (questions) => catalog.countMatches(questions),
    regionFigures: (filters) => catalog.regionFigures(filters),
    places: () => catalog.places(),
    suggestPlaces: (typed, filters) => catalog.suggestPlaces(typed, filters),
    featured: () => catalog.featured(),
    byIds: (ids) => catalog.byIds(ids),
    similarTo: (listing) => catalog.similarTo(listing),
    priceComparison: (listing) => catalog.priceComparison(listing),
  };
}
