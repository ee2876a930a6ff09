import { featuredListings } from '../listing/featuredListings';
import type { Listing, Place } from '../listing/Listing';
import { paginate } from '../listing/pages';
import { summarizePrice } from '../listing/priceComparison';
import { similarListings } from '../listing/similarListings';
import { suggestPlaces, type CountedPlace } from '../places/suggestPlaces';
import { typedWords } from '../text/searchWords';
import { countPlaces } from './countPlaces';
import { countResultsByChoice } from './filterCounts';
import type { SearchFilters } from './filters';
import type { ListingQuestions } from './listingCatalog';
import { countMatchesOf } from './matchCounts';
import { regionFiguresOf } from './regionFigures';
import { chosenFilters, passesFilter, searchRowsOf, withCash, type SearchRow } from './searchRows';
import { newestFirst } from './sort';
import { sortListings } from './sortListings';

/** Prepares listings for questions. Each search is one pass over them, fast enough for every keystroke. */
export function createSearchIndex(unsorted: readonly Listing[]): ListingQuestions {
  const listings = newestFirst(unsorted);
  const rows = searchRowsOf(listings);
  let countedPlaces: readonly CountedPlace[] | undefined;

  function rowsFor({ text, moveIn }: SearchFilters): readonly SearchRow[] {
    const words = typedWords(text);
    const found = rows.filter((row) => words.every((word) => row.text.includes(word)));
    return moveIn === null ? found : found.map((row) => withCash(row, moveIn.cash));
  }

  function find(filters: SearchFilters): readonly Listing[] {
    const chosen = chosenFilters(filters);
    const found = rowsFor(filters)
      .filter((row) => chosen.every((wanted) => passesFilter(row, wanted)))
      .map(({ listing }) => listing);
    return filters.sort === '' ? found : sortListings(found, filters.sort);
  }

  return {
    search: (filters) => paginate(find(filters), filters.page),
    counts: (filters) => countResultsByChoice(rowsFor(filters), chosenFilters(filters)),
    countMatches: (questions) =>
      questions.map(({ filters, ...times }) => countMatchesOf(find({ ...filters, sort: '' }), times)),
    regionFigures: (filters) =>
      regionFiguresOf(find({ ...filters, region: '', district: '', sort: '' }), filters.listingType !== ''),
    places: () => distinctPlaces(listings),
    suggestPlaces(typed, filters) {
      countedPlaces ??= countPlaces(listings);
      return suggestPlaces(typed, countedPlaces).map((place) => ({
        ...place,
        count: find({ ...filters, ...place.filters }).length,
      }));
    },
    featured: () => featuredListings(unsorted),
    byIds: (ids) => ids.flatMap((id) => unsorted.find((listing) => listing.id === id) ?? []),
    similarTo: (listing) => similarListings(listing, listings),
    comparePrices: (homes) =>
      new Map(
        homes.flatMap((home) => {
          const price = summarizePrice(home, listings);
          return price ? [[home.id, price] as const] : [];
        }),
      ),
  };
}

function distinctPlaces(listings: readonly Listing[]): readonly Place[] {
  const places = new Map(
    listings.map(({ region, district }) => [JSON.stringify([region, district]), { region, district }]),
  );
  return [...places.values()];
}
