import type { CountedPlace } from '@efie/domain/places';
import { nearestChoices, type ListingCatalog, type SearchFilters } from '@efie/domain/search';
import { useCallback, useMemo } from 'react';
import { useAnswer } from '../../hooks/useAnswer';
import {
  filtersOf,
  filtersWithoutPlace,
  firstWithResults,
  mapAnswer,
  type HeroSearchValues,
  type SearchOutcome,
} from './HeroSearch.helpers';

export interface HeroSearchAnswers {
  /** For the typed text, or for the text before while these are pending; undefined until known. */
  suggestions: readonly CountedPlace[] | undefined;
  /** Where the search looks: the chosen place or the best suggestion. Null without a typed place, and for other text. */
  place: CountedPlace | null;
  filters: SearchFilters;
  /** Number of results; undefined until known. */
  count: number | undefined;
  /** The nearest search with results, when this one has none. */
  nearest: SearchOutcome | null;
}

/**
 * The suggestions and the number of results for the values of the form.
 * @param catalog null until the form is used
 */
export function useHeroSearch(catalog: ListingCatalog | null, values: HeroSearchValues): HeroSearchAnswers {
  const { typed } = values;
  const others = useMemo(() => filtersWithoutPlace(values), [values]);
  const suggested = useAnswer(
    useCallback(
      () =>
        catalog === null
          ? undefined
          : mapAnswer(catalog.suggestPlaces(typed, others), (places) => ({ typed, places })),
      [catalog, typed, others],
    ),
  );
  // While a promise is pending, the answer is for the text before.
  const isCurrent = suggested.answer?.typed === typed;
  const best = isCurrent && typed.trim() !== '' ? suggested.answer?.places[0] : undefined;
  const place = values.place ?? best ?? null;
  // Keeps its identity while the next key means the same search.
  const filtersText = JSON.stringify(filtersOf(values, place));
  const filters = useMemo(() => JSON.parse(filtersText) as SearchFilters, [filtersText]);
  const counted = useAnswer(
    useCallback(
      () =>
        catalog === null
          ? undefined
          : mapAnswer(catalog.search(filters), ({ total }) => ({ filters, total })),
      [catalog, filters],
    ),
  );
  const count = counted.answer?.filters === filters ? counted.answer.total : undefined;
  const hasNone = count === 0;
  const nearest = useAnswer(
    useCallback(
      () => (catalog === null || !hasNone ? null : firstWithResults(catalog, nearestChoices(filters))),
      [catalog, filters, hasNone],
    ),
  );
  return {
    suggestions: suggested.answer?.places,
    place,
    filters,
    count,
    nearest: (hasNone && !nearest.isPending && nearest.answer) || null,
  };
}
