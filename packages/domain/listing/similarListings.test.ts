import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { similarListings } from './index';

fc.configureGlobal({ seed: 20261121 });

const home = {
  id: '1',
  listingType: 'rent',
  region: 'Greater Accra',
  district: 'Accra',
  propertyType: 'villa',
  price: 9500,
  bedrooms: 5,
  status: 'active',
} as const;

const ids = (all: Parameters<typeof similarListings>[1]): string[] =>
  similarListings(home, all).map(({ id }) => id);

describe('similarListings', () => {
  it('ranks the same district above the region, the same property type above others, closer prices above others', () => {
    const all = [
      { ...home, id: 'region', district: 'Tema' },
      { ...home, id: 'far', price: 90_000 },
      { ...home, id: 'near', price: 9400 },
      { ...home, id: 'flat', propertyType: 'apartment' },
    ];
    expect(ids(all)).toEqual(['near', 'flat', 'region']);
  });

  it('knows a region and a district in any spelling, and no district of the same name in another region', () => {
    const all = [
      { ...home, id: 'region', region: 'greater accra region', district: 'Tema' },
      {
        ...home,
        id: 'district',
        region: 'Greater Accra Region',
        district: 'Accra Metropolitan',
        price: 5000,
      },
      { ...home, id: 'namesake', region: 'Volta' },
    ];
    expect(ids(all)).toEqual(['district', 'region']);
  });

  it('puts half or twice the bedrooms or price last, in any district', () => {
    const elsewhere = { ...home, id: 'elsewhere', district: 'Tema', propertyType: 'house', price: 4800 };
    const all = [
      { ...home, id: 'half the price', price: 4750 },
      { ...home, id: 'twice the price', price: 19_000 },
      { ...home, id: 'twice the rooms', bedrooms: 10 },
      { ...home, id: 'no rooms', bedrooms: 0 },
      elsewhere,
    ];
    expect(ids(all)[0]).toBe('elsewhere');
    expect(ids([...all, { ...elsewhere, id: 'unknown', bedrooms: null }]).slice(0, 2)).toEqual([
      'elsewhere',
      'unknown',
    ]);
  });

  it('leaves out the listing itself, other listing types, land and commercial, other regions, sold and rented', () => {
    const all = [
      home,
      { ...home, id: 'sale', listingType: 'sale' as const },
      { ...home, id: 'plot', propertyType: 'land' },
      { ...home, id: 'shop', propertyType: 'commercial' },
      { ...home, id: 'elsewhere', region: 'Ashanti', district: 'Kumasi' },
      { ...home, id: 'sold', status: 'sold' },
      { ...home, id: 'rented', status: 'rented' },
      { ...home, id: 'nowhere', region: '', district: '' },
    ];
    expect(ids(all)).toEqual([]);
  });

  it('for any prices and rooms, gives at most three, without duplicates and in a stable order', () => {
    const record = fc.record({
      id: fc.nat(30).map(String),
      listingType: fc.constantFrom('rent' as const, 'sale' as const, null),
      region: fc.constantFrom('', 'Greater Accra', 'Volta'),
      district: fc.constantFrom('', 'Accra', 'Ho'),
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
        const isFar = (other: typeof listing) =>
          (['bedrooms', 'price'] as const).some((key) => {
            const [low = NaN, high = NaN] = [listing[key] ?? NaN, other[key] ?? NaN].sort((a, b) => a - b);
            return high !== low && high >= 2 * low;
          });
        expect(similar.map(isFar)).toEqual(similar.map(isFar).sort((a, b) => Number(a) - Number(b)));
      }),
    );
  });
});
