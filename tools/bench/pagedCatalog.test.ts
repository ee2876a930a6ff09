import {
  createListingCatalog,
  createSearchIndex,
  NO_FILTERS,
  type ListingCatalog,
  type SearchFilters,
} from '@efie/domain';
import { describe, expect, it } from 'vitest';
import { makeListings } from './makeListings';
import { createPagedCatalog, createPagingServer } from './pagedCatalog';

const listings = makeListings(1000);
const inPage = createListingCatalog(listings, createSearchIndex);
const serve = createPagingServer(inPage);
const paged = createPagedCatalog(
  inPage.size,
  async (path) => JSON.parse(JSON.stringify(await serve(path))) as unknown,
);

const searches: readonly Partial<SearchFilters>[] = [
  {},
  { page: 3 },
  { text: 'bedroom', sort: 'price-up', page: 2 },
  { region: 'Ashanti', listingType: 'rent', amenities: ['running_water', 'tiled_floor'] },
  { text: 'zzqx' },
];

async function answersOf(catalog: ListingCatalog, filters: SearchFilters) {
  const page = await catalog.search(filters);
  return {
    page,
    counts: await catalog.counts(filters),
    newest: await catalog.newest(filters.page),
    matches: await catalog.countMatches([
      { filters, after: Date.UTC(2026, 9, 1), until: Date.UTC(2026, 10, 21) },
    ]),
    figures: await catalog.regionFigures(filters),
    places: await catalog.places(),
    suggested: await catalog.suggestPlaces('kumase & co', filters),
    featured: await catalog.featured(),
    byIds: await catalog.byIds([listings[5]?.id ?? '', 'unknown']),
    similar: page.items[0] && (await catalog.similarTo(page.items[0])),
    prices: await Promise.all(page.items.map((listing) => catalog.priceComparison(listing))),
  };
}

describe('a backend that pages', () => {
  it.each(searches)('is asked as the listings in the page are: %o', async (change) => {
    const filters = { ...NO_FILTERS, ...change };
    expect(await answersOf(paged, filters)).toEqual(await answersOf(inPage, filters));
  });

  it('sends 24 listings at a time', async () => {
    const page = await paged.search({ ...NO_FILTERS, page: 2 });
    expect(page).toMatchObject({ total: 1000, pages: 42, page: 2 });
    expect(page.items).toHaveLength(24);
    expect(paged.known(page.items[0]?.id ?? '')).toEqual(page.items[0]);
  });
});
