import type { Listing, Place } from '../listing/Listing';
import { featuredListings } from '../listing/featuredListings';
import type { CountedPlace } from '../places/suggestPlaces';
import type { PriceSummary } from '../listing/priceComparison';
import type { SearchFilters } from './filters';
import type { MatchCounts, MatchQuestion } from './matchCounts';
import type { FilterCounts } from './filterCounts';
import type { RegionFigures } from './regionFigures';
import { paginate, type Page } from '../listing/pages';
import type { SearchIndex } from './searchIndex';
import { newestFirst } from './sort';

/** A result, or a promise of it when it is not known at once. */
export type Answer<Value> = Value | Promise<Value>;

/**
 * What screens ask of the public listings, wherever those are: in the page, in a worker, or on a server that pages. A promise
 * is rejected when there can be no answer, for example when code fails to load.
 */
export interface ListingCatalog {
  /** Number of all listings. */
  readonly size: number;
  /** A page of all listings, the newest first. */
  newest: (page: number) => Answer<Page<Listing>>;
  /** A page of the listings that match the text and every filter, in the chosen order. */
  search: (filters: SearchFilters) => Answer<Page<Listing>>;
  /** The number of results for every choice, combined with the filters already set. */
  counts: (filters: SearchFilters) => Answer<FilterCounts>;
  /** How many listings each search finds, and how many of them are new; in the order of the questions. */
  countMatches: (questions: readonly MatchQuestion[]) => Answer<readonly MatchCounts[]>;
  /** What each region has for the text and the other filters; region and district are ignored. */
  regionFigures: (filters: SearchFilters) => Answer<readonly RegionFigures[]>;
  /** Where there are listings, without duplicates. */
  places: () => Answer<readonly Place[]>;
  /**
   * The places with listings that a visitor most likely means, at most six, each with its number of results for the other
   * filters; without text those with the most listings.
   */
  suggestPlaces: (typed: string, filters: SearchFilters) => Answer<readonly CountedPlace[]>;
  /** The listings of 'Featured Properties'. */
  featured: () => Answer<readonly Listing[]>;
  /** The listings with these ids, in their order; unknown ids are left out. */
  byIds: (ids: readonly string[]) => Answer<readonly Listing[]>;
  /** At most three listings similar to one. */
  similarTo: (listing: Listing) => Answer<readonly Listing[]>;
  /** A listing's price among those of the same kind; null when there are too few. */
  priceComparison: (listing: Listing) => Answer<PriceSummary | null>;
  /** A listing that is in the page already. */
  known: (id: string) => Listing | undefined;
}

/**
 * A catalog of listings in memory.
 * @param loadIndex called when a question first needs the index, and again after it has failed
 */
export function createListingCatalog(
  listings: readonly Listing[],
  loadIndex: (listings: readonly Listing[]) => Answer<SearchIndex>,
): ListingCatalog {
  let newest: readonly Listing[] | undefined;
  let index: Answer<SearchIndex> | undefined;

  function askIndex<Value>(ask: (index: SearchIndex) => Value): Answer<Value> {
    index ??= loadIndex(listings);
    if (!(index instanceof Promise)) return ask(index);
    return index.then(
      (loaded) => ask((index = loaded)),
      (error: unknown) => {
        index = undefined;
        throw error;
      },
    );
  }

  const known = (id: string) => listings.find((listing) => listing.id === id);

  return {
    size: listings.length,
    // Visitors who only browse do not wait for the index.
    newest(page) {
      newest ??= newestFirst(listings);
      return paginate(newest, page);
    },
    search: (filters) => askIndex(({ search }) => paginate(search(filters), filters.page)),
    counts: (filters) => askIndex(({ counts }) => counts(filters)),
    countMatches: (questions) => askIndex(({ countMatches }) => countMatches(questions)),
    regionFigures: (filters) => askIndex(({ regionFigures }) => regionFigures(filters)),
    places: () => askIndex(({ places }) => places),
    suggestPlaces: (typed, filters) => askIndex((loaded) => loaded.suggestPlaces(typed, filters)),
    featured: () => featuredListings(listings),
    byIds: (ids) => ids.flatMap((id) => known(id) ?? []),
    similarTo: (listing) => askIndex(({ similarTo }) => similarTo(listing)),
    priceComparison: (listing) => askIndex(({ priceComparison }) => priceComparison(listing)),
    known,
  };
}
