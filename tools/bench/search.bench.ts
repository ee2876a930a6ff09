/**
 * Measures each query at 1,000, 10,000 and 100,000 listings, and a scan of the price column in the same run. Exits 1 when a
 * query at 100,000 listings takes more than its limit, as a multiple of the scan.
 *   npx tsx tools/bench/search.bench.ts
 */
import { NO_FILTERS, createSearchIndex } from '@efie/domain';
import type { Listing, SearchFilters } from '@efie/domain';
import { makeListings } from './makeListings';
import { median } from './stats';

const SIZES = [1_000, 10_000, 100_000];
const LIMITED_SIZE = 100_000;

/** The longest time of a query, as a multiple of the scan. */
const LIMITS = { 'one word': 5, 'two words': 9, filters: 2, 'filters and word': 5 } as const;
type Kind = keyof typeof LIMITS;

interface Query {
  name: string;
  kind: Kind;
  filters: Partial<SearchFilters>;
}

/** The queries for one list; places come from the list, so that there are results at every size. */
function queriesFor(listings: readonly Listing[]): Query[] {
  const listing = listings[Math.floor(listings.length / 2)];
  if (listing === undefined) throw new Error('There are no listings to search.');
  const rare = listing.specificLocation.split(' ').at(-1) ?? '';
  const region = 'Ashanti';
  return [
    { name: 'one word, rare (a block)', kind: 'one word', filters: { text: rare } },
    { name: 'one word, a town', kind: 'one word', filters: { text: listing.town.split(' ')[0] ?? '' } },
    { name: 'one word, common (bedroom)', kind: 'one word', filters: { text: 'bedroom' } },
    { name: 'one word, amenity (polytank)', kind: 'one word', filters: { text: 'POLYTANK' } },
    { name: 'one word, part of many (ar)', kind: 'one word', filters: { text: 'ar' } },
    { name: 'one letter (a)', kind: 'one word', filters: { text: 'a' } },
    { name: 'one word, nothing found', kind: 'one word', filters: { text: 'zzqx' } },
    { name: 'two words, rare and common', kind: 'two words', filters: { text: `${rare} bedroom` } },
    { name: 'two words, both common', kind: 'two words', filters: { text: 'modern bedroom' } },
    { name: 'two words, street and amenity', kind: 'two words', filters: { text: 'mango water' } },
    { name: 'two words, one not found', kind: 'two words', filters: { text: 'villa zzqx' } },
    { name: 'filters: region', kind: 'filters', filters: { region } },
    { name: 'filters: price', kind: 'filters', filters: { priceRange: '1000-2000' } },
    { name: 'filters: amenities', kind: 'filters', filters: { amenities: ['running_water', 'tiled_floor'] } },
    {
      name: 'filters: many',
      kind: 'filters',
      filters: {
        region,
        listingType: 'rent',
        propertyType: 'apartment',
        priceRange: '1000-2000',
        bedrooms: 2,
      },
    },
    {
      name: 'filters and a word',
      kind: 'filters and word',
      filters: { text: 'bedroom', region, listingType: 'rent', bedrooms: 4 },
    },
  ];
}

function fmt(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}

/** The baseline: a pass over one typed column that returns about half of the listings. */
function priceScan(listings: readonly Listing[]): () => unknown {
  const prices = Float64Array.from(listings, ({ price }) => price ?? -1);
  const highest = median([...prices]);
  return () => {
    const found: Listing[] = [];
    for (let row = 0; row < prices.length; row++) {
      const listing = listings[row];
      if (listing !== undefined && (prices[row] ?? 0) <= highest) found.push(listing);
    }
    return found;
  };
}

/** The median time of each task in ms. Tasks run in turns, so that other work of the machine affects all of them. */
function measure(tasks: readonly (() => unknown)[]): number[] {
  const times = tasks.map((): number[] => []);
  const runs = 61;
  for (let run = 0; run < runs; run++) {
    tasks.forEach((task, index) => {
      const start = performance.now();
      task();
      times[index]?.push(performance.now() - start);
    });
  }
  // The first runs warm up the compiler.
  return times.map((list) => median(list.slice(10)));
}

const failures: string[] = [];
for (const size of SIZES) {
  const listings = makeListings(size);
  const queries = queriesFor(listings);

  const start = performance.now();
  const index = createSearchIndex(listings);
  const built = performance.now();
  index.search({ ...NO_FILTERS, text: 'zzqx' });
  const textBuilt = performance.now();

  const filters = queries.map((query): SearchFilters => ({ ...NO_FILTERS, ...query.filters }));
  const [scan = NaN, ...times] = measure([
    priceScan(listings),
    ...filters.map((query) => () => index.search(query)),
  ]);

  console.log(
    `\n${size.toLocaleString('en-US')} listings: columns built in ${fmt(built - start)} ms, words in ${fmt(textBuilt - built)} ms;` +
      ` price scan ${fmt(scan)} ms\n`,
  );
  const rows = queries.map(({ name, kind }, row) => {
    const ms = times[row] ?? NaN;
    const ratio = ms / scan;
    const isLimited = size === LIMITED_SIZE;
    if (isLimited && !(ratio <= LIMITS[kind]))
      failures.push(`${name}: ${fmt(ratio)} times the scan, the limit is ${LIMITS[kind]}`);
    const query = filters[row];
    const found = query === undefined ? 0 : index.search(query).length;
    return [name, String(found), fmt(ms), fmt(scan), fmt(ratio), isLimited ? String(LIMITS[kind]) : ''];
  });
  for (const [name = '', ...numbers] of [
    ['query', 'found', 'ms', 'scan ms', 'times scan', 'limit'],
    ...rows,
  ]) {
    console.log(name.padEnd(32) + numbers.map((text) => text.padStart(12)).join(''));
  }
}

if (failures.length > 0) {
  console.error(
    `\nToo slow at ${LIMITED_SIZE.toLocaleString('en-US')} listings:\n  ${failures.join('\n  ')}`,
  );
  process.exitCode = 1;
} else {
  console.log(`\nAll queries are within their limits at ${LIMITED_SIZE.toLocaleString('en-US')} listings.`);
}
