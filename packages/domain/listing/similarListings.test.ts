import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { similarListings } from '../index';

// One seed, so that every run tries the same cases.
fc.configureGlobal({ seed: 20261121 });

const home = {
  id: '1',
  listingType: 'rent',
  region: 'Greater Accra',
  town: 'Accra',
  propertyType: 'villa',
  price: 9500,
  bedrooms: 5,
  status: 'active',
} as const;

const ids = (all: Parameters<typeof similarListings>[1]): string[] =>
  similarListings(home, all).map(({ id }) => id);

describe('similarListings', () => {
  it('puts the same town before the region, the same kind before others, the nearer price before the farther', () => {
    const all = [
      { ...home, id: 'region', town: 'Tema' },
      { ...home, id: 'far', price: 90_000 },
      { ...home, id: 'near', price: 9400 },
      { ...home, id: 'flat', propertyType: 'apartment' },
    ];
    expect(ids(all)).toEqual(['near', 'far', 'flat']);
  });

  it('leaves out itself, other listing types, plots and shops, other regions and what is gone', () => {
    const all = [
      home,
      { ...home, id: 'sale', listingType: 'sale' as const },
      { ...home, id: 'plot', propertyType: 'land' },
      { ...home, id: 'shop', propertyType: 'commercial' },
      { ...home, id: 'elsewhere', region: 'Ashanti', town: 'Kumasi' },
      { ...home, id: 'sold', status: 'sold' },
      { ...home, id: 'rented', status: 'rented' },
      { ...home, id: 'nowhere', region: '', town: '' },
    ];
    expect(ids(all)).toEqual([]);
  });

  it('F47: whatever the prices and rooms, at most three, each once, in an order that does not change', () => {
    const record = fc.record({
      id: fc.nat(30).map(String),
      listingType: fc.constantFrom('rent' as const, 'sale' as const, null),
      region: fc.constantFrom('', 'Greater Accra', 'Volta'),
      town: fc.constantFrom('', 'Accra', 'Ho'),
      propertyType: fc.constantFrom('villa', 'land', ''),
      price: fc.option(fc.double({ noNaN: true, min: 0 })),
      bedrooms: fc.option(fc.nat(6)),
      status: fc.constantFrom('active', 'sold', null),
    });
    fc.assert(
      fc.property(record, fc.uniqueArray(record, { selector: ({ id }) => id }), (listing, all) => {
        const similar = similarListings(listing, all);
        expect(similar.length).toBeLessThanOrEqual(3);
        expect(new Set(similar).size).toBe(similar.length);
        expect(similar).not.toContainEqual(expect.objectContaining({ id: listing.id }));
        expect(similarListings(listing, all)).toEqual(similar);
      }),
    );
  });
});
