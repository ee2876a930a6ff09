import { PAGE_SIZE } from '@efie/domain/listing';
import { useEffect, useRef, type RefObject } from 'react';

export interface RemovableCards {
  /** Ids of the listings, in display order; null while they are not loaded. */
  listingIds: readonly string[] | null;
  /** Number of cards on a page. */
  pageSize?: number;
  /** Its children are the cards of one page. */
  list: RefObject<HTMLElement | null>;
  /** Selects the control of a card that receives focus. */
  control: string;
  /** The heading that receives focus when no card is left. */
  findHeading: () => HTMLElement | null;
}

/**
 * Moves focus after a card was removed: to the card that takes its place, else to the last card, else to the heading.
 * @param isDialogOpen whether the dialog that confirms the removal is open; focus moves once it is closed
 * @returns call it with the listing whose card will be removed
 */
export function useFocusAfterRemoval(
  { listingIds, list, control, findHeading, pageSize = PAGE_SIZE }: RemovableCards,
  isDialogOpen: boolean,
): (removed: { listingId: string }) => void {
  const removed = useRef<{ listingId: string; index: number } | null>(null);
  // The dialog and the card are removed in either order; focus moves after both.
  useEffect(() => {
    const gone = removed.current;
    if (gone === null || isDialogOpen || listingIds?.includes(gone.listingId)) return;
    removed.current = null;
    const cards = list.current?.children;
    const card = cards?.[Math.min(gone.index, cards.length - 1)];
    (card?.querySelector<HTMLElement>(control) ?? findHeading())?.focus();
  });
  return ({ listingId }) => {
    const index = listingIds?.indexOf(listingId) ?? 0;
    removed.current = { listingId, index: Math.max(0, index) % pageSize };
  };
}
