/**
 * Measures queries of packages/domain at 1,000, 10,000 and 100,000 listings, and a scan of one column in the same run. Exits 1
 * when a query at 100,000 listings takes more than its limit, as a multiple of the scan: a busy machine slows both.
 */
import process from 'node:process';
import { readListing } from '@efie/api';
import type { Listing } from '@efie/domain/listing';
import { createSearchIndex, NO_FILTERS, type SearchFilters } from '@efie/domain/search';
import { createMockDb } from '@efie/mocks';
import { createMockNodeBackend } from '@efie/mocks/node';
import { getResponse } from 'msw';
import { formatNumber, formatTable, median } from './stats';

const SIZES = [1_000, 10_000, 100_000];

type Query = readonly [name: string, limit: number, filters: Partial<SearchFilters>];

const QUERIES: readonly Query[] = [
  ['one word, rare', 5, { text: 'block-777' }],
  ['one word, common', 5, { text: 'bedroom' }],
  ['one letter', 5, { text: 'a' }],
  ['one word, nothing found', 5, { text: 'zzqx' }],
  ['two words, rare and common', 9, { text: 'block-777 bedroom' }],
  ['two words, both common', 9, { text: 'bedroom apartment' }],
  ['region', 2, { region: 'Ashanti' }],
  ['price', 2, { priceRange: '1000-2000' }],
  ['amenities', 2, { amenities: ['running_water', 'tiled_floor'] }],
  [
    'many filters',
    2,
    {
      region: 'Ashanti',
      listingType: 'rent',
      propertyType: 'apartment',
      priceRange: '1000-2000',
      bedrooms: 2,
    },
  ],
  ['filters and a word', 5, { text: 'bedroom', region: 'Ashanti', listingType: 'rent', bedrooms: 2 }],
];

async function readMockListings(): Promise<readonly Listing[]> {
  const { handlers } = createMockNodeBackend(createMockDb({ scenario: 'large-10000' }));
  const request = new Request('http://backend.test/api/properties');
  const response = await getResponse([handlers.listProperties], request);
  if (response === undefined) throw new Error('The mock backend has no listings.');
  const { data } = (await response.json()) as { data: { properties: unknown[] } };
  return data.properties.map(readListing).filter((listing) => listing !== null);
}

/** Repeats the listings up to a number, each with a unique word. */
const repeat = (listings: readonly Listing[], size: number): Listing[] =>
  Array.from({ length: size }, (_, row) => {
    const listing = listings[row % listings.length];
    if (listing === undefined) throw new Error('The mock backend has no listings.');
    return { ...listing, id: String(row), specificLocation: `${listing.specificLocation} block-${row}` };
  });

/** Reads one typed column, and collects about half of the listings. */
function priceScan(listings: readonly Listing[]): () => unknown {
  const prices = Float64Array.from(listings, ({ price }) => price ?? -1);
  const highest = median([...prices]);
  return () => listings.filter((_, row) => (prices[row] ?? 0) <= highest);
}

/** The median time of each task in ms. Tasks run in turns, so that other work of the machine affects all of them. */
function measure(tasks: readonly (() => unknown)[]): number[] {
  const times = tasks.map((): number[] => []);
  for (let run = 0; run < 61; run += 1)
    tasks.forEach((task, index) => {
      const start = performance.now();
      task();
      times[index]?.push(performance.now() - start);
    });
  // The first runs warm up the compiler.
  return times.map((list) => median(list.slice(10)));
}

const mockListings = await readMockListings();
for (const size of SIZES) {
  const listings = repeat(mockListings, size);
  const start = performance.now();
  const index = createSearchIndex(listings);
  index.search({ ...NO_FILTERS, text: 'zzqx' });
  const built = performance.now() - start;
  const queries = QUERIES.map(([, , filters]): SearchFilters => ({ ...NO_FILTERS, ...filters }));
  const [scan = NaN, ...times] = measure([
    priceScan(listings),
    ...queries.map((query) => () => index.search(query)),
  ]);
  console.log(
    `\n${size.toLocaleString('en-US')} listings: index built in ${formatNumber(built)} ms, scan ${formatNumber(scan)} ms\n`,
  );
  const rows = QUERIES.map(([name, limit, filters], row) => {
    const ms = times[row] ?? NaN;
    const isOver = size === SIZES.at(-1) && ms > limit * scan;
    if (isOver) process.exitCode = 1;
    const found = index.search({ ...NO_FILTERS, ...filters }).length;
    const ratio = formatNumber(ms / scan) + (isOver ? ` > ${limit}` : '');
    return [name, formatNumber(found), formatNumber(ms), ratio];
  });
  console.log(formatTable([['query', 'found', 'ms', 'times the scan'], ...rows]));
}
