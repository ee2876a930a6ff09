import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LISTING_FIELD_NAMES, type Listing } from '../listing/index';
import { REGIONS } from '../places/index';
import { createSearchIndex, NO_FILTERS, type SearchFilters } from './index';

fc.configureGlobal({ seed: 20261121 });

const listing = (change: Partial<Listing>, index: number): Listing =>
  ({
    ...Object.fromEntries(LISTING_FIELD_NAMES.map((name) => [name, null])),
    title: 'Home',
    description: '',
    propertyType: 'house',
    listingType: 'rent',
    price: 1000,
    bedrooms: 2,
    region: 'Ashanti',
    district: 'Kumasi',
    specificLocation: '',
    amenities: [],
    status: 'active',
    photos: [],
    createdAt: null,
    agent: { name: '', businessName: '' },
    ...change,
    id: String(index),
    // A listing has further fields, which the figures do not read.
  }) as unknown as Listing;

const figuresOf = (homes: readonly Partial<Listing>[], filters: Partial<SearchFilters> = {}) =>
  createSearchIndex(homes.map(listing)).regionFigures({ ...NO_FILTERS, ...filters });

const ashanti = (homes: readonly Partial<Listing>[], filters: Partial<SearchFilters> = {}) =>
  figuresOf(homes, filters).find(({ region }) => region === 'Ashanti');

const rent = { listingType: 'rent' } as const;
const eight = [900, 1200, 1500, 1700, 1800, 2000, 2500, 9000].map((price) => ({ price }));

describe('the figures of the regions', () => {
  it('are those of all regions, in their order', () => {
    expect(figuresOf([]).map(({ region }) => region)).toEqual(REGIONS);
    expect(figuresOf([]).every(({ count, median }) => count === 0 && median === null)).toBe(true);
  });

  it('have a median from eight prices', () => {
    expect(ashanti(eight, rent)).toEqual({
      region: 'Ashanti',
      count: 8,
      median: 1750,
      districts: [{ name: 'Kumasi', count: 8 }],
    });
    expect(ashanti(eight.slice(1), rent)).toMatchObject({ count: 7, median: null });
  });

  it('have no median for rents and sale prices together', () => {
    expect(ashanti(eight)).toMatchObject({ count: 8, median: null });
  });

  it('count every result, and only prices that can be compared', () => {
    const others = [{ price: null }, { price: 0 }, { status: 'rented' }, { status: 'sold' }] as const;
    expect(ashanti([...eight, ...others], rent)).toMatchObject({ count: 12, median: 1750 });
  });

  it('count the districts by their official names, the most results first', () => {
    const districts = ['obuasi', 'Kumasi Metropolitan', 'Obuasi', 'A quiet hamlet', ''];
    expect(ashanti(districts.map((district) => ({ district })))?.districts).toEqual([
      { name: 'Obuasi', count: 2 },
      { name: 'A quiet hamlet', count: 1 },
      { name: 'Kumasi', count: 1 },
    ]);
  });

  it('ignore the chosen region and district', () => {
    const chosen = { ...rent, region: 'Volta', district: 'Ho' } as const;
    expect(figuresOf(eight, chosen)).toEqual(figuresOf(eight, rent));
  });

  it('agree with a count per region, for any listings and filters', async () => {
    const home = fc.record({
      region: fc.constantFrom('Ashanti', ' ashanti region', 'Volta', 'Greater Accra', 'Lagos', ''),
      district: fc.constantFrom('Kumasi', 'kumasi metropolitan', 'Ho', 'Old Town', ''),
      listingType: fc.constantFrom('rent' as const, 'sale' as const, null),
      bedrooms: fc.constantFrom(1, 2, null),
      price: fc.oneof(fc.integer({ min: -5, max: 4000 }), fc.constantFrom(null, Infinity)),
      status: fc.constantFrom('active', null, 'sold'),
    });
    const anyFilters = fc.record(
      {
        region: fc.constantFrom('Ashanti' as const, 'Oti' as const),
        district: fc.constantFrom('Kumasi', 'Nowhere'),
        listingType: fc.constantFrom('rent' as const, 'sale' as const),
        bedrooms: fc.constantFrom(1 as const, 2 as const),
        sort: fc.constantFrom('price-up' as const, '' as const),
      },
      { requiredKeys: [] },
    );
    const spellings: Readonly<Record<string, string>> = {
      Ashanti: 'Ashanti',
      ' ashanti region': 'Ashanti',
      Volta: 'Volta',
      'Greater Accra': 'Greater Accra',
    };
    await fc.assert(
      fc.asyncProperty(fc.array(home, { maxLength: 120 }), anyFilters, async (homes, change) => {
        const filters: SearchFilters = { ...NO_FILTERS, ...(change as Partial<SearchFilters>) };
        const listings = (homes as Partial<Listing>[]).map(listing);
        const index = createSearchIndex(listings);
        const figures = index.regionFigures(filters);
        for (const { region, count, median, districts } of figures) {
          const here = homes.filter(
            (one) =>
              spellings[one.region] === region &&
              (change.listingType === undefined || one.listingType === change.listingType) &&
              (change.bedrooms === undefined || one.bedrooms === change.bedrooms),
          );
          expect(count).toBe(here.length);
          // Pressing a district finds as many, and no home is counted twice.
          const found = districts.map(
            ({ name }) => index.search({ ...filters, region, district: name }).total,
          );
          expect(districts.map((each) => each.count)).toEqual(found);
          const inDistricts = here.filter(({ district }) => district !== '').length;
          expect(found.reduce((sum, each) => sum + each, 0)).toBe(inDistricts);
          const prices: number[] = [];
          for (const { price, status } of here)
            if (status !== 'sold' && price !== null && price > 0 && price < Infinity) prices.push(price);
          if (prices.length < 8 || change.listingType === undefined) {
            expect(median).toBeNull();
            continue;
          }
          // As many prices on each side of the median.
          const below = prices.filter((price) => price < Number(median)).length;
          const above = prices.filter((price) => price > Number(median)).length;
          expect(Math.max(below, above)).toBeLessThanOrEqual(prices.length / 2);
          const nearestBelow = Math.max(...prices.filter((price) => price <= Number(median)));
          const nearestAbove = Math.min(...prices.filter((price) => price >= Number(median)));
          expect(median).toBe((nearestBelow + nearestAbove) / 2);
        }
      }),
      { numRuns: 200 },
    );
  });
});
