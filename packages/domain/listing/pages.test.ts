import { describe, expect, it } from 'vitest';
import { pageText, paginate } from './index';

const items = Array.from({ length: 50 }, (_, index) => index);

describe('pages', () => {
  it('has 24 items per page (ruling 35)', () => {
    expect(paginate(items, 1)).toEqual({ items: items.slice(0, 24), page: 1, pages: 3, total: 50 });
    expect(paginate(items, 3).items).toEqual([48, 49]);
    expect(paginate(items.slice(0, 24), 1).pages).toBe(1);
  });

  it('a page number outside the list is clamped', () => {
    expect([0, -3, NaN, 99, 1e9, 2.7].map((page) => paginate(items, page).page)).toEqual([1, 1, 1, 3, 3, 2]);
    expect(paginate([], 5)).toEqual({ items: [], page: 1, pages: 1, total: 0 });
  });

  it('Page 1 of 4, showing 96 properties: the number of all results (ruling 34)', () => {
    expect(pageText({ page: 1, pages: 4, total: 96 })).toBe('Page 1 of 4, showing 96 properties');
    expect(pageText({ page: 1, pages: 1, total: 1 })).toBe('Page 1 of 1, showing 1 property');
  });
});
