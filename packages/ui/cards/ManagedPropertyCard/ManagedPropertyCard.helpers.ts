import type { Listing } from '@efie/domain/listing';
import { groupThousands } from '@efie/domain/text';
import { pluralize } from '@efie/domain/text';

/** Views of a listing: `hidden` for an unverified agent; `error` falls back to the count in the listing (ruling 109). */
export type ListingViews =
  { kind: 'hidden' } | { kind: 'loading' } | { kind: 'ready'; count: number } | { kind: 'error' };

/** Visible text and accessible label of the views badge; null for no badge. */
export function viewsBadge(
  views: ListingViews,
  { viewCount }: Pick<Listing, 'viewCount'>,
): { text: string; label: string } | null {
  if (views.kind === 'hidden') return null;
  if (views.kind === 'loading') return { text: '…', label: 'Loading views' };
  const count = views.kind === 'ready' ? views.count : viewCount;
  if (count === null) return { text: '–', label: 'Views could not be loaded' };
  return { text: groupThousands(count), label: pluralize(count, 'view', 'views') };
}
