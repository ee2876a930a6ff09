import { countOf, groupThousands, type Listing } from '@efie/domain';

/**
 * What is known of a listing's views: `hidden` for an agent who is not verified (checklist 389); `failed` falls back to
 * the count that came with the listing (ruling 109).
 */
export type ListingViews =
  { kind: 'hidden' } | { kind: 'loading' } | { kind: 'known'; count: number } | { kind: 'failed' };

/** What the views badge shows, and says to those who do not see it; null: no badge. */
export function viewsBadge(
  views: ListingViews,
  { viewCount }: Pick<Listing, 'viewCount'>,
): { shown: string; said: string } | null {
  if (views.kind === 'hidden') return null;
  if (views.kind === 'loading') return { shown: '…', said: 'Loading views' };
  const count = views.kind === 'known' ? views.count : viewCount;
  if (count === null) return { shown: '–', said: 'Views could not be loaded' };
  return { shown: groupThousands(String(count)), said: countOf(count, 'view', 'views') };
}
