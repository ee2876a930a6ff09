import { featuredListings } from '../listing/featuredListings';
import type { Listing, Place } from '../listing/Listing';
import { paginate, type Page } from '../listing/pages';
import type { PricedListing, PriceSummary } from '../listing/priceComparison';
import type { CountedPlace } from '../places/suggestPlaces';
import type { FilterCounts } from './filterCounts';
import { isUnfiltered, type SearchFilters } from './filters';
import type { MatchCounts, MatchQuestion } from './matchCounts';
import type { RegionFigures } from './regionFigures';
import { newestFirst } from './sort';

/** The questions about the public listings, with what each takes and returns. */
export interface ListingQuestions {
  /** A page of the listings that match the text and every filter, in the chosen order. */
  search: (filters: SearchFilters) => Page<Listing>;
  /** The number of results for every choice, combined with the filters already set. */
  counts: (filters: SearchFilters) => FilterCounts;
  /** How many listings each search finds, and how many of them are new; in the order of the questions. */
  countMatches: (questions: readonly MatchQuestion[]) => readonly MatchCounts[];
  /** What each region has for the text and the other filters; region and district are ignored. */
  regionFigures: (filters: SearchFilters) => readonly RegionFigures[];
  /** Where there are listings, without duplicates. */
  places: () => readonly Place[];
  /**
   * The places with listings that a visitor most likely means, at most six, each with its number of results for the other
   * filters; without text those with the most listings.
   */
  suggestPlaces: (typed: string, filters: SearchFilters) => readonly CountedPlace[];
  /** The listings of 'Featured Properties'. */
  featured: () => readonly Listing[];
  /** The listings with these ids, in their order; unknown ids are left out. */
  byIds: (ids: readonly string[]) => readonly Listing[];
  /** At most three listings similar to one. */
  similarTo: (listing: Listing) => readonly Listing[];
  /** Each price among those of the same kind, by listing id; without those that have too few to compare. */
  comparePrices: (listings: readonly PricedListing[]) => ReadonlyMap<string, PriceSummary>;
}

export type Question = keyof ListingQuestions;
export type QuestionInput<Name extends Question> = Parameters<ListingQuestions[Name]>;
export type Answer<Name extends Question> = ReturnType<ListingQuestions[Name]>;

/** The public listings, wherever they are: in the page, in a worker, or on a server that pages. */
export interface ListingCatalog {
  /** Each response has its own: answers about an earlier one are outdated. */
  readonly id: number;
  /** Number of all listings. */
  readonly size: number;
  /** Rejects when there can be no answer, for example when code fails to load. */
  ask: <Name extends Question>(question: Name, ...input: QuestionInput<Name>) => Promise<Answer<Name>>;
  /** The answer, when no one has to wait for it. */
  answerNow: <Name extends Question>(
    question: Name,
    ...input: QuestionInput<Name>
  ) => Answer<Name> | undefined;
  /** A listing that is in the page already. */
  known: (id: string) => Listing | undefined;
}

let lastId = 0;

/** The id of a catalog for a new response. */
export const newCatalogId = (): number => ++lastId;

/** Written as a mapped type, in which TypeScript relates the input of a question to its name. */
type Answering = { [Name in Question]: (...input: QuestionInput<Name>) => Answer<Name> };

type AnsweringSome = {
  [Name in Question]?: (...input: QuestionInput<Name>) => Answer<Name> | undefined;
};

/** What visitors who only browse ask, so that they do not wait for the index. */
function withoutIndex(listings: readonly Listing[]): AnsweringSome {
  let newest: readonly Listing[] | undefined;
  return {
    search(filters) {
      if (filters.sort !== '' || !isUnfiltered(filters)) return undefined;
      newest ??= newestFirst(listings);
      return paginate(newest, filters.page);
    },
    featured: () => featuredListings(listings),
  };
}

/**
 * A catalog of listings in memory.
 * @param loadIndex called when a question first needs the index, and again after it has failed
 */
export function createListingCatalog(
  listings: readonly Listing[],
  loadIndex: (listings: readonly Listing[]) => ListingQuestions | Promise<ListingQuestions>,
): ListingCatalog {
  const browsing = withoutIndex(listings);
  let loading: Answering | Promise<Answering> | undefined;

  function loadOnce() {
    if (loading) return loading;
    loading = loadIndex(listings);
    if (loading instanceof Promise)
      loading.then(
        (index) => (loading = index),
        () => (loading = undefined),
      );
    return loading;
  }

  const answerNow: ListingCatalog['answerNow'] = (question, ...input) => {
    const answer = browsing[question]?.(...input);
    if (answer !== undefined) return answer;
    const index = loadOnce();
    return index instanceof Promise ? undefined : index[question](...input);
  };

  return {
    id: newCatalogId(),
    size: listings.length,
    ask: async (question, ...input) =>
      answerNow(question, ...input) ?? (await loadOnce())[question](...input),
    answerNow,
    known: (id) => listings.find((listing) => listing.id === id),
  };
}
