export type PageSlot = number | 'gap';

/** At most five slots: all pages when they fit, otherwise the first, the current and the last page. */
export function pageSlots(page: number, pageCount: number): PageSlot[] {
  if (pageCount <= 5) return Array.from({ length: Math.max(0, pageCount) }, (_, index) => index + 1);
  if (page <= 3) return [1, 2, 3, 'gap', pageCount];
  if (page >= pageCount - 2) return [1, 'gap', pageCount - 2, pageCount - 1, pageCount];
  return [1, 'gap', page, 'gap', pageCount];
}
