import type { Listing, Place } from '../listing/Listing';
import { summarizePrice, type PriceSummary } from '../listing/priceComparison';
import { similarListings } from '../listing/similarListings';
import { suggestPlaces } from '../places/suggestPlaces';
import type { CountedPlace } from '../places/suggestPlaces';
import { runAtOnce, runInSlices } from '../slices';
import { countPlaces } from './countPlaces';
import { buildColumns } from './filterColumns';
import type { Columns } from './filterColumns';
import { countResultsByChoice } from './filterCounts';
import type { FilterCounts } from './filterCounts';
import type { SearchFilters } from './filters';
import { countMatchesOf } from './matchCounts';
import type { MatchCounts, MatchQuestion } from './matchCounts';
import { regionFiguresOf } from './regionFigures';
import type { RegionFigures } from './regionFigures';
import { sortRows } from './sortRows';
import { newestFirst } from './sort';
import type { SortOrder } from './sort';
import { typedWords } from '../text/searchWords';
import { buildTextIndex } from './textIndex';
import type { TextIndex, TextMatches } from './textIndex';

/** A search index over a list of listings, fast enough to search at every keystroke. */
export interface SearchIndex {
  /** Newest first. */
  readonly listings: readonly Listing[];
  /** The region and town of the listings, without duplicates. */
  readonly places: readonly Place[];
  /** The listings that match the text and every filter, in the chosen order; `page` is ignored. */
  search: (filters: SearchFilters) => readonly Listing[];
  /** The number of results for every choice, combined with the filters already set. */
  counts: (filters: SearchFilters) => FilterCounts;
  /** What each region has for the text and the other filters; region and district are ignored. */
  regionFigures: (filters: SearchFilters) => readonly RegionFigures[];
  /** The places that a visitor most likely means, with their number of results for the other filters. */
  suggestPlaces: (typed: string, filters: SearchFilters) => readonly CountedPlace[];
  /** How many listings each search finds, and how many of them are new. */
  countMatches: (questions: readonly MatchQuestion[]) => readonly MatchCounts[];
  /** At most three listings similar to one. */
  similarTo: (listing: Listing) => readonly Listing[];
  /** A listing's price among those of the same kind; null when there are too few. */
  priceComparison: (listing: Listing) => PriceSummary | null;
}

/**
 * Creates a search index. Filters use typed arrays. The text index and each sort order are built at first use, so that
 * visitors who only browse do not wait for them.
 */
export function createSearchIndex(listings: readonly Listing[]): SearchIndex {
  const newest = newestFirst(listings);
  return searchIndexOf(newest, runAtOnce(buildColumns(newest)));
}

/** Creates a search index in slices, with everything that a search may need. */
export async function prepareSearchIndex(listings: readonly Listing[]): Promise<SearchIndex> {
  const newest = newestFirst(listings);
  const columns = await runInSlices(buildColumns(newest));
  return searchIndexOf(newest, columns, await runInSlices(buildTextIndex(newest, columns.amenities)));
}

function searchIndexOf(
  listings: readonly Listing[],
  columns: Columns,
  builtTextIndex?: TextIndex,
): SearchIndex {
  let textIndex = builtTextIndex;
  let places: readonly Place[] | undefined;
  let countedPlaces: readonly CountedPlace[] | undefined;
  const orders = new Map<SortOrder, Uint32Array>();

  function orderOf(sort: SortOrder): Uint32Array | undefined {
    if (sort === '') return undefined;
    const order = orders.get(sort) ?? sortRows(listings, sort);
    orders.set(sort, order);
    return order;
  }

  /** The rows that contain the text; 'any' when it is empty, 'none' when no row matches. */
  function findTextMatches(text: string): TextMatches | 'any' | 'none' {
    const words = typedWords(text);
    if (words.length === 0) return 'any';
    textIndex ??= runAtOnce(buildTextIndex(listings, columns.amenities));
    return textIndex.findRows(words) ?? 'none';
  }

  function search(filters: SearchFilters): readonly Listing[] {
    const conditions = columns.conditionsOf(filters);
    const order = orderOf(filters.sort);
    const matches = findTextMatches(filters.text);
    if (matches === 'none') return [];
    if (matches !== 'any') return columns.select(conditions, matches, order);
    return conditions === null && order === undefined ? listings : columns.select(conditions, null, order);
  }

  return {
    listings,
    get places() {
      places ??= distinctPlaces(listings);
      return places;
    },
    search,
    counts(filters) {
      const matches = findTextMatches(filters.text);
      // No row has the text: each row matched 0 of 1 words.
      const rowMatches =
        matches === 'none' ? { matchedWords: new Uint32Array(listings.length), wordCount: 1 } : matches;
      return countResultsByChoice(
        columns,
        columns.conditionsOf(filters),
        rowMatches === 'any' ? null : rowMatches,
      );
    },
    regionFigures: (filters) =>
      regionFiguresOf(search({ ...filters, region: '', district: '', sort: '' }), filters.listingType !== ''),
    suggestPlaces(typed, filters) {
      countedPlaces ??= countPlaces(listings);
      return suggestPlaces(typed, countedPlaces).map((place) => ({
        ...place,
        count: search({ ...filters, ...place.filters }).length,
      }));
    },
    countMatches: (questions) =>
      questions.map((question) => countMatchesOf(search({ ...question.filters, sort: '' }), question)),
    similarTo: (listing) => similarListings(listing, listings),
    priceComparison: (listing) => summarizePrice(listing, listings),
  };
}

function distinctPlaces(listings: readonly Listing[]): readonly Place[] {
  const places = new Map<string, Place>();
  for (const { region, town } of listings) {
    const key = JSON.stringify([region, town]);
    if (!places.has(key)) places.set(key, { region, town });
  }
  return [...places.values()];
}
