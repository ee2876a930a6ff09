import type { Listing } from '../listing/Listing';
import type { SearchFilters } from './filters';

export interface MatchQuestion {
  /** Sort order and page are ignored. */
  filters: SearchFilters;
  /** Unix time in ms. */
  after?: number;
  /** Unix time in ms, inclusive: a later date is a mistake, and would stay new until it has passed. */
  until?: number;
}

/** How many listings a search finds. */
export interface MatchCounts {
  total: number;
  /** Listed in the time asked for; 0 without one. */
  listed: number;
  /** Without a date. */
  undated: number;
}

export function countMatchesOf(
  found: readonly Listing[],
  { after = 0, until = 0 }: Pick<MatchQuestion, 'after' | 'until'>,
): MatchCounts {
  let listed = 0;
  let undated = 0;
  for (const { createdAt } of found) {
    if (createdAt === null) undated++;
    else if (createdAt > after && createdAt <= until) listed++;
  }
  return { total: found.length, listed, undated };
}
