import type { FilterName } from './filters';
import { byFilter, passesFilter } from './searchRows';
import type { ChosenFilter, SearchRow } from './searchRows';

/** Number of results by filter value, '' for any value. Unknown values are absent. */
type CountsByValue = ReadonlyMap<string, number>;

/**
 * Number of results for each choice, with the other filters and the search text unchanged. A region counts all its districts,
 * because choosing it resets the district; a district has its `districtKey`, and those without results may be absent; an amenity
 * counts together with those chosen.
 */
export type FilterCounts = Readonly<Record<FilterName, CountsByValue>>;

/** The filters that another choice replaces. A region resets the district; an amenity is added to those chosen. */
function replacedFilters(name: FilterName): readonly FilterName[] {
  if (name === 'region') return ['region', 'district'];
  return name === 'amenities' ? [] : [name];
}

function createCounter(name: FilterName, known: readonly string[]) {
  const replaced = replacedFilters(name);
  const counts = new Map(known.map((option) => [option, 0]));
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
  chosen: readonly ChosenFilter[],
): FilterCounts {
  const counters = byFilter((name, { known }) => createCounter(name, known));
  const all = Object.values(counters);
  for (const row of rows) {
    const failed = chosen.filter((wanted) => !passesFilter(row, wanted)).map(([name]) => name);
    for (const { add } of all) add(row, failed);
  }
  return byFilter((name) => counters[name].result());
}
