import { createListingCatalog, type ListingCatalog } from '@efie/domain';
import type { ListingsResponse, ServerPagination } from '../client/readListingsBody';

/** The public listings when they are not in the page. */
export interface RemoteListings {
  catalog: ListingCatalog;
  pagination: ServerPagination | null;
}

export type PublicListings = ListingsResponse | RemoteListings;

/** Building the index of more listings in one go blocks a slow phone for more than 50 ms. */
const MAX_INDEXED_AT_ONCE = 2000;

const catalogs = new WeakMap<ListingsResponse, ListingCatalog>();

function createPageCatalog({ listings }: ListingsResponse): ListingCatalog {
  return createListingCatalog(listings, async (all) => {
    const { createSearchIndex, prepareSearchIndex } = await import('@efie/domain/search');
    return all.length > MAX_INDEXED_AT_ONCE ? prepareSearchIndex(all) : createSearchIndex(all);
  });
}

/** What screens ask of the public listings; the same catalog for the same response. */
export function catalogOf(data: PublicListings): ListingCatalog {
  if ('catalog' in data) return data.catalog;
  const catalog = catalogs.get(data) ?? createPageCatalog(data);
  catalogs.set(data, catalog);
  return catalog;
}
