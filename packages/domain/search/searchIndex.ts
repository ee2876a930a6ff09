import type { Listing, Place } from '../listing/Listing';
import { summarizePrice, type PriceSummary } from '../listing/priceComparison';
import { similarListings } from '../listing/similarListings';
import { suggestPlaces } from '../places/suggestPlaces';
import type { CountedPlace } from '../places/suggestPlaces';
import { typedWords } from '../text/searchWords';
import { countPlaces } from './countPlaces';
import { countResultsByChoice } from './filterCounts';
import type { FilterCounts } from './filterCounts';
import type { SearchFilters } from './filters';
import { countMatchesOf } from './matchCounts';
import type { MatchCounts, MatchQuestion } from './matchCounts';
import { regionFiguresOf } from './regionFigures';
import type { RegionFigures } from './regionFigures';
import { chosenOptions, hasOptions, searchRowsOf } from './searchRows';
import type { SearchRow } from './searchRows';
import { newestFirst, sortListings } from './sort';

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

/** Creates a search index. Each search is one pass over the listings. */
export function createSearchIndex(unsorted: readonly Listing[]): SearchIndex {
  const listings = newestFirst(unsorted);
  const rows = searchRowsOf(listings);
  let places: readonly Place[] | undefined;
  let countedPlaces: readonly CountedPlace[] | undefined;

  function rowsWithText(text: string): readonly SearchRow[] {
    const words = typedWords(text);
    return words.length === 0 ? rows : rows.filter((row) => words.every((word) => row.text.includes(word)));
  }

  function search(filters: SearchFilters): readonly Listing[] {
    const chosen = chosenOptions(filters);
    const withText = rowsWithText(filters.text);
    const found =
      withText === rows && chosen.length === 0
        ? listings
        : withText
            .filter((row) => chosen.every((wanted) => hasOptions(row, wanted)))
            .map(({ listing }) => listing);
    return filters.sort === '' ? found : sortListings(found, filters.sort);
  }

  return {
    listings,
    get places() {
      places ??= distinctPlaces(listings);
      return places;
    },
    search,
    counts: (filters) => countResultsByChoice(rowsWithText(filters.text), chosenOptions(filters)),
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
