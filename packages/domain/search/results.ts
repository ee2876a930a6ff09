import { countOf } from '../text/plural';

/** Cards on one page of the grid (ruling 35). */
export const PAGE_SIZE = 24;

/** '1 property found', '1,204 properties found' (ruling 39, checklist 147). */
export function foundText(count: number): string {
  return `${countOf(count, 'property', 'properties')} found`;
}

export interface Page<Item> {
  items: readonly Item[];
  /** Within 1 to `pages`, whatever was asked for. */
  page: number;
  /** At least 1. */
  pages: number;
  total: number;
}

/** One page of a list; a page number outside the list is moved to its nearest end (fault 56). */
export function paginate<Item>(items: readonly Item[], page: number, size: number = PAGE_SIZE): Page<Item> {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const within = Number.isFinite(page) ? Math.min(Math.max(1, Math.trunc(page)), pages) : 1;
  return { items: items.slice((within - 1) * size, within * size), page: within, pages, total: items.length };
}

/** 'Page 1 of 4, showing 96 properties': N is the total found (ruling 34, checklist 128). */
export function pageText({ page, pages, total }: Pick<Page<unknown>, 'page' | 'pages' | 'total'>): string {
  return `Page ${page} of ${pages}, showing ${countOf(total, 'property', 'properties')}`;
}
