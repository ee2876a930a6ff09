import type { CountedPlace } from '@efie/domain/places';
import { nearestChoices, type ListingCatalog, type SearchFilters } from '@efie/domain/search';
import { useCatalogQuery } from '../../hooks/useCatalogQuery';
import { filtersOf, filtersWithoutPlace, type HeroSearchValues } from './HeroSearch.helpers';

export interface HeroSearchAnswers {
  /** For the typed text, or for the text before while these are pending; undefined until known. */
  suggestions: readonly CountedPlace[] | undefined;
  /** Where the search looks: the chosen place or the best suggestion. Null without a typed place, and for other text. */
  place: CountedPlace | null;
  filters: SearchFilters;
  /** Number of results; undefined until known. */
  count: number | undefined;
  /** The nearest search with results, when this one has none. */
  nearest: { filters: SearchFilters; total: number } | undefined;
}

/**
 * The suggestions and the number of results for the values of the form.
 * @param catalog null until the form is used
 */
export function useHeroSearch(catalog: ListingCatalog | null, values: HeroSearchValues): HeroSearchAnswers {
  const { typed } = values;
  const suggested = useCatalogQuery(catalog, 'suggestPlaces', typed, filtersWithoutPlace(values));
  // Placeholder data is for the values before.
  const best = suggested.isPlaceholderData || typed.trim() === '' ? undefined : suggested.data?.[0];
  const place = values.place ?? best ?? null;
  const filters = filtersOf(values, place);
  const found = useCatalogQuery(catalog, 'search', filters);
  const count = found.isPlaceholderData ? undefined : found.data?.total;
  const hasNone = count === 0;
  const choices = hasNone ? nearestChoices(filters) : [];
  const matches = useCatalogQuery(
    hasNone ? catalog : null,
    'countMatches',
    choices.map((choice) => ({ filters: choice })),
  );
  const totals = matches.isPlaceholderData ? [] : (matches.data ?? []);
  const nearest = choices
    .map((choice, index) => ({ filters: choice, total: totals[index]?.total ?? 0 }))
    .find(({ total }) => total > 0);
  return { suggestions: suggested.data, place, filters, count, nearest };
}
