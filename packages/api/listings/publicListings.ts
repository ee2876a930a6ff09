import type { Listing } from '@efie/domain/listing';
import {
  createListingCatalog,
  type Answer,
  type ListingCatalog,
  type SearchIndex,
} from '@efie/domain/search';
import type { ListingsResponse, ServerPagination } from '../wire/readListingsBody';

/** The public listings when they are not in the page. */
export interface RemoteListings {
  catalog: ListingCatalog;
  pagination: ServerPagination | null;
}

export type PublicListings = ListingsResponse | RemoteListings;

/** Kept, so that the filters of a refetched list are answered at once. */
let loadedSearch: typeof import('@efie/domain/searchIndex') | undefined;

function loadIndex(listings: readonly Listing[]): Answer<SearchIndex> {
  if (loadedSearch) return loadedSearch.createSearchIndex(listings);
  return import('@efie/domain/searchIndex').then((search) => {
    loadedSearch = search;
    return search.createSearchIndex(listings);
  });
}

const catalogs = new WeakMap<ListingsResponse, ListingCatalog>();

/** What screens ask of the public listings; the same catalog for the same response. */
export function catalogOf(data: PublicListings): ListingCatalog {
  if ('catalog' in data) return data.catalog;
  const catalog = catalogs.get(data) ?? createListingCatalog(data.listings, loadIndex);
  catalogs.set(data, catalog);
  return catalog;
}
