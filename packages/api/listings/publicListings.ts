import type { Listing } from '@efie/domain/listing';
import {
  createListingCatalog,
  type Answer,
  type ListingCatalog,
  type SearchIndex,
} from '@efie/domain/search';
import type { ListingsResponse, ServerPagination } from '../client/readListingsBody';

/** The public listings when they are not in the page. */
export interface RemoteListings {
  catalog: ListingCatalog;
  pagination: ServerPagination | null;
}

export type PublicListings = ListingsResponse | RemoteListings;

/** Building the index of more listings in one go blocks a slow phone for more than 50 ms. */
const MAX_INDEXED_AT_ONCE = 2000;

type Search = typeof import('@efie/domain/searchIndex');

/** Kept, so that the filters of a refetched list are answered at once. */
let loadedSearch: Search | undefined;

function loadIndex(listings: readonly Listing[]): Answer<SearchIndex> {
  const build = ({ createSearchIndex, prepareSearchIndex }: Search) =>
    listings.length > MAX_INDEXED_AT_ONCE ? prepareSearchIndex(listings) : createSearchIndex(listings);
  if (loadedSearch) return build(loadedSearch);
  return import('@efie/domain/searchIndex').then((search) => build((loadedSearch = search)));
}

const catalogs = new WeakMap<ListingsResponse, ListingCatalog>();

/** What screens ask of the public listings; the same catalog for the same response. */
export function catalogOf(data: PublicListings): ListingCatalog {
  if ('catalog' in data) return data.catalog;
  const catalog = catalogs.get(data) ?? createListingCatalog(data.listings, loadIndex);
  catalogs.set(data, catalog);
  return catalog;
}
