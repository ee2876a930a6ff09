import { AMENITIES } from '../amenities/amenities';
import { PRICE_RANGES } from '../money/priceRanges';
import { REGIONS } from '../places/regions';
import { CHOICE_FILTERS, COUNT_FILTERS } from './fieldFilters';
import { FILTER_NAMES, hasOptions } from './searchRows';
import type { FilterName, SearchRow } from './searchRows';

/** Number of results by filter value, '' for any value. Unknown values are absent. */
type CountsByValue = ReadonlyMap<string, number>;

/**
 * Number of results for each choice, with the other filters and the search text unchanged. A region counts all its districts,
 * because choosing it resets the district; a district has its `districtKey`, and those without results may be absent; an amenity
 * counts together with those chosen.
 */
export type FilterCounts = Readonly<Record<FilterName, CountsByValue>>;

const OPTIONS: Partial<Record<FilterName, readonly string[]>> = {
  region: REGIONS,
  priceRange: PRICE_RANGES.map(({ code }) => code),
  amenities: AMENITIES.map(({ code }) => code),
  ...Object.fromEntries(
    [...CHOICE_FILTERS, ...COUNT_FILTERS].map(({ name, options }) => [
      name,
      options.map(({ value }) => value),
    ]),
  ),
};

/** The filters that another choice replaces. A region resets the district; an amenity is added to those chosen. */
function replacedFilters(name: FilterName): readonly FilterName[] {
  if (name === 'region') return ['region', 'district'];
  return name === 'amenities' ? [] : [name];
}

function createCounter(name: FilterName) {
  const replaced = replacedFilters(name);
  const counts = new Map((OPTIONS[name] ?? []).map((option) => [option, 0]));
  let any = 0;
  return {
    /** Counts a row, unless it fails a filter that another choice would not replace. */
    add({ options }: SearchRow, failed: readonly FilterName[]): void {
      if (!failed.every((filter) => replaced.includes(filter))) return;
      any++;
      for (const option of options[name]) counts.set(option, (counts.get(option) ?? 0) + 1);
    },
    // Set last: listings without a district have the key '' too.
    result: (): CountsByValue => (name === 'amenities' ? counts : counts.set('', any)),
  };
}

/**
 * Counts the results for every choice in one pass.
 * @param rows those with the search text
 * @param chosen the filters that are set
 */
export function countResultsByChoice(
  rows: readonly SearchRow[],
  chosen: readonly [FilterName, readonly string[]][],
): FilterCounts {
  const counters = FILTER_NAMES.map((name) => ({ name, ...createCounter(name) }));
  for (const row of rows) {
    const failed = chosen.filter((wanted) => !hasOptions(row, wanted)).map(([name]) => name);
    for (const { add } of counters) add(row, failed);
  }
  // Object.fromEntries loses the keys' type.
  return Object.fromEntries(counters.map(({ name, result }) => [name, result()])) as FilterCounts;
}
