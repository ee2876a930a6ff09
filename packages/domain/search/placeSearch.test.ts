import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LISTING_FIELD_NAMES } from '../listing/index';
import { createSearchIndex, nearestChoices, NO_FILTERS } from './index';
import type { Listing } from '../listing/index';
import type { SearchFilters } from './index';
import { countPlaces, townOf } from './countPlaces';

const EMPTY = {
  ...Object.fromEntries(LISTING_FIELD_NAMES.map((name) => [name, null])),
  title: '',
  listingType: 'rent',
  region: 'Greater Accra',
  district: 'Accra',
  specificLocation: '',
  amenities: [],
  price: 1000,
  createdAt: null,
  bedrooms: 2,
  // Object.fromEntries loses the keys' type.
} as Partial<Listing> as Listing;

const someListings = (changes: readonly Partial<Listing>[]) =>
  changes.map((change, id): Listing => ({ ...EMPTY, id: String(id), ...change }));
const someFilters = (change: Partial<SearchFilters>): SearchFilters => ({ ...NO_FILTERS, ...change });

describe('townOf', () => {
  it.each([
    ['Oxford Street, Osu', 'Osu'],
    ['Block 4, Tema Community 1 ', 'Tema Community 1'],
    ['Ring Road, Osu, Accra Metropolitan, Greater Accra', 'Osu'],
    ['Ring Road, Accra', ''],
    ['Osu', ''],
    ['Near KFC, opposite the old lorry station', ''],
    ['x, "><svg onload=alert(5)>', ''],
    [`x, ${'Osu'.repeat(20)}`, ''],
    ['', ''],
  ])('reads from %s: %s', (specificLocation, town) =>
    expect(townOf({ specificLocation, district: 'Accra', region: 'Greater Accra' })).toBe(town),
  );
});

describe('countPlaces', () => {
  it('counts regions, districts and towns in any spelling, and leaves out unknown regions', () => {
    const places = countPlaces([
      { region: 'Greater Accra', district: 'Accra Metropolitan', specificLocation: 'Oxford Street, Osu' },
      { region: 'greater accra region', district: 'accra', specificLocation: 'Ring Road, OSU' },
      { region: 'Greater Accra', district: 'East Legon', specificLocation: '' },
      { region: 'Ashanti', district: '', specificLocation: 'A, B' },
      { region: 'Atlantis', district: 'Accra', specificLocation: '' },
    ]);
    expect(places.map(({ kind, name, region, count }) => [kind, name, region, count])).toEqual([
      ['region', 'Greater Accra', 'Greater Accra', 3],
      ['district', 'Accra', 'Greater Accra', 2],
      ['town', 'Osu', 'Greater Accra', 2],
      ['town', 'East Legon', 'Greater Accra', 1],
      ['region', 'Ashanti', 'Ashanti', 1],
    ]);
  });
});

describe('suggestions of a search index', () => {
  const listing = fc.record({
    region: fc.constantFrom('Greater Accra', 'Ashanti', 'Atlantis', ''),
    district: fc.constantFrom('Accra', 'accra metropolitan', 'Kumasi', 'East Legon', ''),
    specificLocation: fc.constantFrom('Street, Osu', 'Osu', 'Street, St. Johns', 'Street, Old Town 2', ''),
    title: fc.constantFrom('', 'House in Osu'),
    listingType: fc.constantFrom('rent', 'sale'),
    bedrooms: fc.nat({ max: 5 }),
  });

  it('have the number of results that their filters find', () => {
    fc.assert(
      fc.property(
        fc.array(listing, { maxLength: 30 }),
        fc.constantFrom('', 'kumase', 'eastlegon', 'osu', 'old town', 'st johns', 'accra'),
        fc.constantFrom<SearchFilters['listingType']>('', 'rent', 'sale'),
        (changes, typed, listingType) => {
          const index = createSearchIndex(someListings(changes as Partial<Listing>[]));
          for (const place of index.suggestPlaces(typed, someFilters({ listingType }))) {
            const found = index.search(someFilters({ listingType, ...place.filters }));
            expect(place.count).toBe(found.total);
            if (listingType === '') expect(place.count).toBeGreaterThan(0);
          }
        },
      ),
    );
  });
});

describe('nearestChoices', () => {
  const nearest = (change: Partial<SearchFilters>) =>
    nearestChoices(someFilters(change)).map(({ listingType, region, district, text, bedrooms }) =>
      [listingType, text, district, region, bedrooms].filter(Boolean).join(' '),
    );

  it('tries other bedrooms, wider places, both, and the other listing type', () => {
    expect(
      nearest({ listingType: 'rent', region: 'Ashanti', district: 'Kumasi', text: 'Adum', bedrooms: 3 }),
    ).toEqual([
      'rent Adum Kumasi Ashanti 2',
      'rent Adum Kumasi Ashanti 4',
      'rent Adum Kumasi Ashanti 1',
      'rent Kumasi Ashanti 3',
      'rent Ashanti 3',
      'rent 3',
      'rent Kumasi Ashanti',
      'rent Ashanti',
      'rent',
      'sale Adum Kumasi Ashanti 3',
      '',
    ]);
    expect(nearest({ listingType: 'sale', text: 'zzqx' })).toEqual(['sale', 'rent zzqx', '']);
    expect(nearest({})).toEqual(['']);
  });
});
