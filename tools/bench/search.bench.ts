/**
 * Measures the index of packages/domain at 1,000 and 10,000 listings, in ms of CPU, which other work of the machine hardly
 * changes. Exits 1 when a question about 10,000 listings takes more than its limit.
 */
import process from 'node:process';
import { readListing } from '@efie/api';
import type { Listing } from '@efie/domain/listing';
import { createSearchIndex, NO_FILTERS, type SearchFilters } from '@efie/domain/search';
import { createMockDb } from '@efie/mocks';
import { createMockNodeBackend } from '@efie/mocks/node';
import { getResponse } from 'msw';
import { formatNumber, formatTable, median } from './stats';

const SIZES = [1_000, 10_000];

/** ms of CPU at 10,000 listings: 60 ms on a device that is four times slower. */
const LIMIT = 15;

const QUERIES: readonly (readonly [name: string, filters: Partial<SearchFilters>])[] = [
  ['one word, rare', { text: 'block-777' }],
  ['one word, common', { text: 'bedroom' }],
  ['one letter', { text: 'a' }],
  ['two words, both common', { text: 'bedroom apartment' }],
  ['region', { region: 'Ashanti' }],
  ['price', { priceRange: '1000-2000' }],
  ['amenities', { amenities: ['running_water', 'tiled_floor'] }],
  ['filters and a word', { text: 'bedroom', region: 'Ashanti', listingType: 'rent', bedrooms: 2 }],
  ['sorted', { sort: 'price-up' }],
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

/** ms of CPU in this process. */
function cpuTime(task: () => unknown): number {
  const start = process.cpuUsage();
  task();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** The first runs warm up the compiler. */
const medianTime = (task: () => unknown): number =>
  median(Array.from({ length: 41 }, () => cpuTime(task)).slice(10));

const mockListings = await readMockListings();
for (const size of SIZES) {
  const listings = repeat(mockListings, size);
  const built = cpuTime(() => createSearchIndex(listings));
  const index = createSearchIndex(listings);
  console.log(`\n${size.toLocaleString('en-US')} listings: index built in ${formatNumber(built)} ms\n`);
  const rows = QUERIES.map(([name, change]) => {
    const filters = { ...NO_FILTERS, ...change };
    const times = [medianTime(() => index.search(filters)), medianTime(() => index.counts(filters))];
    const isOver = size === SIZES.at(-1) && times.some((ms) => ms > LIMIT);
    if (isOver) process.exitCode = 1;
    const found = formatNumber(index.search(filters).total);
    return [name, found, ...times.map(formatNumber), isOver ? `> ${LIMIT}` : ''];
  });
  console.log(formatTable([['query', 'found', 'search, ms', 'counts, ms', ''], ...rows]));
}
