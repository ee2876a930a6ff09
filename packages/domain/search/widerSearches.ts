import { activeFilters } from './activeFilters';
import type { ActiveFilter } from './activeFilters';
import type { SearchFilters } from './filters';
import type { MatchCounts, MatchQuestion } from './matchCounts';

const MAX_SUGGESTIONS = 3;

/** A search with one filter less. */
export interface WithoutFilter extends ActiveFilter {
  /** Number of results without the filter, at least 1. */
  total: number;
}

/** What to ask of the catalog for `bestWithoutOne`. */
export const withoutOneQuestions = (filters: SearchFilters): readonly MatchQuestion[] =>
  activeFilters(filters).map(({ without }) => ({ filters: without }));

/** The filters to drop when nothing is found: at most three that leave results, those with the most results first. */
export function bestWithoutOne(
  filters: SearchFilters,
  counts: readonly Pick<MatchCounts, 'total'>[],
): WithoutFilter[] {
  return activeFilters(filters)
    .map((filter, index) => ({ ...filter, total: counts[index]?.total ?? 0 }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
    .slice(0, MAX_SUGGESTIONS);
}
