import type { Agent } from '@efie/domain';

/** The sum of what is known; 'failed' when there are listings and not one of their counts is known (ruling 109). */
export function totalViews(counts: readonly (number | null)[]): number | 'failed' {
  const known = counts.filter((count) => count !== null);
  if (known.length === 0 && counts.length > 0) return 'failed';
  return known.reduce((sum, count) => sum + count, 0);
}

/** 'Accra Metropolitan, Greater Accra': what is known of it, small to large (checklist 373). */
export function placeOf({ district, region }: Pick<Agent, 'district' | 'region'>): string {
  return [district, region]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
}
