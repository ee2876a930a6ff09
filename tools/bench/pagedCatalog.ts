/**
 * The third host of `ListingCatalog`, for docs/scale.md: a backend that pages. The contract has no such operations, so this is
 * a stub; with a real backend, only the paths would change.
 */
import type {
  CountedPlace,
  FilterCounts,
  Listing,
  ListingCatalog,
  MatchCounts,
  MatchQuestion,
  Page,
  Place,
  PriceSummary,
  RegionFigures,
  SearchFilters,
} from '@efie/domain';
import { readFilterParams, writeFilterParams } from '@efie/domain';

/** Sends a GET request for a path, and returns the parsed body. */
export type Get = (path: string) => Promise<unknown>;

/** Maps become objects in JSON. */
type JsonCounts = Record<keyof FilterCounts, Record<string, number>>;

/** The filters as their query string. */
type JsonMatchQuestion = Omit<MatchQuestion, 'filters'> & { query: string };

const encodeCounts = (counts: FilterCounts): JsonCounts =>
  Object.fromEntries(
    Object.entries(counts).map(([name, byValue]: [string, ReadonlyMap<string, number>]) => [
      name,
      Object.fromEntries(byValue),
    ]),
    // Object.fromEntries loses the keys' type.
  ) as JsonCounts;

const decodeCounts = (counts: JsonCounts): FilterCounts =>
  Object.fromEntries(
    Object.entries(counts).map(([name, byValue]) => [name, new Map(Object.entries(byValue))]),
  ) as unknown as FilterCounts;

/** @param size number of all listings, which the backend sends with every page */
export function createPagedCatalog(size: number, get: Get): ListingCatalog {
  const received = new Map<string, Listing>();
  const getListings = async (path: string): Promise<readonly Listing[]> => {
    const listings = (await get(path)) as readonly Listing[];
    listings.forEach((listing) => received.set(listing.id, listing));
    return listings;
  };
  const getPage = async (path: string): Promise<Page<Listing>> => {
    const page = (await get(path)) as Page<Listing>;
    page.items.forEach((listing) => received.set(listing.id, listing));
    return page;
  };
  const query = (filters: SearchFilters) => writeFilterParams(filters).toString();
  return {
    size,
    newest: (page) => getPage(`/listings?page=${page}`),
    search: (filters) => getPage(`/listings?${query(filters)}`),
    counts: async (filters) => decodeCounts((await get(`/listings/counts?${query(filters)}`)) as JsonCounts),
    countMatches: async (questions) =>
      (await get(
        `/listings/match-counts?questions=${encodeURIComponent(
          JSON.stringify(questions.map(({ filters, ...times }) => ({ query: query(filters), ...times }))),
        )}`,
      )) as readonly MatchCounts[],
    regionFigures: async (filters) =>
      (await get(`/listings/region-figures?${query(filters)}`)) as readonly RegionFigures[],
    places: async () => (await get('/listings/places')) as readonly Place[],
    suggestPlaces: async (typed, filters) =>
      (await get(
        `/listings/suggested-places?typed=${encodeURIComponent(typed)}&${query(filters)}`,
      )) as readonly CountedPlace[],
    featured: () => getListings('/listings/featured'),
    byIds: (ids) => getListings(`/listings/by-ids?ids=${encodeURIComponent(JSON.stringify(ids))}`),
    similarTo: ({ id }) => getListings(`/listings/similar?to=${encodeURIComponent(id)}`),
    priceComparison: async ({ id }) =>
      (await get(`/listings/price-comparison?of=${encodeURIComponent(id)}`)) as PriceSummary | null,
    known: (id) => received.get(id),
  };
}

/** The backend of the stub: the whole catalog behind the paths above. */
export function createPagingServer(catalog: ListingCatalog): Get {
  return async (path) => {
    const { pathname, searchParams } = new URL(path, 'http://paging.test');
    const filters = readFilterParams(searchParams);
    switch (pathname) {
      case '/listings':
        return catalog.search(filters);
      case '/listings/counts':
        return encodeCounts(await catalog.counts(filters));
      case '/listings/match-counts': {
        const questions = JSON.parse(searchParams.get('questions') ?? '[]') as readonly JsonMatchQuestion[];
        return catalog.countMatches(
          questions.map(({ query, ...times }) => ({
            filters: readFilterParams(new URLSearchParams(query)),
            ...times,
          })),
        );
      }
      case '/listings/region-figures':
        return catalog.regionFigures(filters);
      case '/listings/places':
        return catalog.places();
      case '/listings/suggested-places':
        return catalog.suggestPlaces(searchParams.get('typed') ?? '', filters);
      case '/listings/featured':
        return catalog.featured();
      case '/listings/by-ids':
        return catalog.byIds(JSON.parse(searchParams.get('ids') ?? '[]') as string[]);
      case '/listings/similar': {
        const listing = catalog.known(searchParams.get('to') ?? '');
        return listing === undefined ? [] : catalog.similarTo(listing);
      }
      case '/listings/price-comparison': {
        const listing = catalog.known(searchParams.get('of') ?? '');
        return listing === undefined ? null : catalog.priceComparison(listing);
      }
      default:
        throw new Error(`The paging server has no ${pathname}`);
    }
  };
}
