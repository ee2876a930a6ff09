import { describe, expect, it, vi } from 'vitest';
import type { Listing } from '../listing/index';
import { createListingCatalog, createSearchIndex, NO_FILTERS, type ListingQuestions } from './index';

const listing = (id: string, createdAt: number) =>
  ({
    id,
    createdAt,
    title: 'Home',
    region: 'Ashanti',
    district: 'Kumasi',
    specificLocation: '',
    amenities: [],
  }) as
    // The fields that these questions read.
    Partial<Listing> as Listing;
const listings = [listing('older', 1), listing('newer', 2)];

describe('a catalog in the page', () => {
  it('answers at once when its index is loaded', async () => {
    const catalog = createListingCatalog(listings, createSearchIndex);
    const places = [{ region: 'Ashanti', district: 'Kumasi' }];
    expect(catalog.answerNow('places')).toEqual(places);
    expect(await catalog.ask('places')).toEqual(places);
  });

  it('shows visitors who only browse the listings without the index', async () => {
    const loadIndex = vi.fn(() => new Promise<ListingQuestions>(() => undefined));
    const catalog = createListingCatalog(listings, loadIndex);
    expect(catalog.answerNow('search', NO_FILTERS)?.items.map(({ id }) => id)).toEqual(['newer', 'older']);
    expect(catalog.answerNow('featured')).toEqual([]);
    expect(await catalog.ask('search', NO_FILTERS)).toMatchObject({ total: 2 });
    expect(loadIndex).not.toHaveBeenCalled();
    expect(catalog.answerNow('search', { ...NO_FILTERS, text: 'home' })).toBeUndefined();
    expect(loadIndex).toHaveBeenCalledOnce();
  });

  it('loads the index once, and again after it has failed', async () => {
    const loadIndex = vi.fn(async (all: readonly Listing[]) => createSearchIndex(all));
    loadIndex.mockRejectedValueOnce(new Error('The code did not load.'));
    const catalog = createListingCatalog(listings, loadIndex);
    const failures = await Promise.allSettled([catalog.ask('places'), catalog.ask('counts', NO_FILTERS)]);
    expect(failures).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
    expect(loadIndex).toHaveBeenCalledOnce();
    expect(await catalog.ask('places')).toHaveLength(1);
    expect(catalog.answerNow('places')).toHaveLength(1);
    expect(loadIndex).toHaveBeenCalledTimes(2);
  });
});
