import { pluralize } from '../text/pluralize';

export const PAGE_SIZE = 24;

export interface Page<Item> {
  items: readonly Item[];
  page: number;
  pages: number;
  total: number;
}

/** One page of a list; a page number outside the list is clamped. */
export function paginate<Item>(items: readonly Item[], page: number, size: number = PAGE_SIZE): Page<Item> {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const current = Number.isFinite(page) ? Math.min(Math.max(1, Math.trunc(page)), pages) : 1;
  return {
    items: items.slice((current - 1) * size, current * size),
    page: current,
    pages,
    total: items.length,
  };
}

/** 'Page 1 of 4, showing 96 properties': the number of all results, not of those on the page. */
export function pageText({ page, pages, total }: Pick<Page<unknown>, 'page' | 'pages' | 'total'>): string {
  return `Page ${page} of ${pages}, showing ${pluralize(total, 'property', 'properties')}`;
}
