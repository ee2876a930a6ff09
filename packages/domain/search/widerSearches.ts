import { monthsText } from '../moveIn/advance';
import { BUDGET_MONTHS } from '../moveIn/moveInBudget';
import { activeFilters } from './activeFilters';
import { changeFilters } from './filters';
import type { SearchFilters } from './filters';
import type { MatchCounts, MatchQuestion } from './matchCounts';

const MAX_SUGGESTIONS = 3;

/** A search that asks for less. */
export interface WiderSearch {
  /** Unique among the suggestions. */
  key: string;
  /** Whether the label is dropped from the search, or replaces a value of it. */
  kind: 'Without' | 'With';
  /** 'Volta', '6 months'. */
  label: string;
  filters: SearchFilters;
}

/** Shorter advances, the longest first, then the search without each filter. */
function widerSearches(filters: SearchFilters): readonly WiderSearch[] {
  const { moveIn } = filters;
  const shorter = BUDGET_MONTHS.filter((months) => moveIn !== null && months < moveIn.months).toReversed();
  return [
    ...shorter.map((months) => ({
      key: `months:${months}`,
      kind: 'With' as const,
      label: monthsText(months),
      filters: changeFilters(filters, { moveIn: moveIn && { ...moveIn, months } }),
    })),
    ...activeFilters(filters).map(({ key, label, without }) => ({
      key,
      kind: 'Without' as const,
      label,
      filters: without,
    })),
  ];
}

/** What to ask of the catalog for `bestWiderSearches`. */
export const widerSearchQuestions = (filters: SearchFilters): readonly MatchQuestion[] =>
  widerSearches(filters).map((wider) => ({ filters: wider.filters }));

/**
 * What to search when nothing is found: at most three that have results. The longest of the shorter advances is first, then
 * those with the most results.
 */
export function bestWiderSearches(
  filters: SearchFilters,
  counts: readonly Pick<MatchCounts, 'total'>[],
): readonly (WiderSearch & { total: number })[] {
  const found = widerSearches(filters)
    .map((wider, index) => ({ ...wider, total: counts[index]?.total ?? 0 }))
    .filter(({ total }) => total > 0);
  const shorter = found.filter(({ kind }) => kind === 'With').slice(0, 1);
  const without = found.filter(({ kind }) => kind === 'Without').sort((a, b) => b.total - a.total);
  return [...shorter, ...without].slice(0, MAX_SUGGESTIONS);
}
