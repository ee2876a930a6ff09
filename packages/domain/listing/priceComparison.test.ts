import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparedListings, comparePrice, isPriceComparable, priceComparisonText } from './index';

fc.configureGlobal({ seed: 20261121 });

const home = {
  id: 'this',
  listingType: 'rent',
  propertyType: 'apartment',
  bedrooms: 3,
  region: 'Ashanti',
  price: 1550,
  status: 'active',
} as const;

const others = (prices: readonly (number | null)[]) =>
  prices.map((price, index) => ({ ...home, id: String(index), price }));

const eight = [900, 1200, 1500, 1700, 1800, 2000, 2500, 9000];

describe('comparePrice', () => {
  it('gives the distance from the median, and says it in numbers', () => {
    const comparison = comparePrice(home, others(eight));
    expect(comparison).toMatchObject({ listingCount: 8, median: 1750, percent: -11 });
    expect(comparison?.strip).toMatchObject({ lowest: 900, highest: 9000 });
    expect(comparison && priceComparisonText(home, comparison)).toBe(
      'GH₵\u00a01,550 is 11% below the median of 8 similar homes in Ashanti',
    );
    expect(comparedListings(home)).toBe('apartments for rent with 3 bedrooms in Ashanti');
  });

  it('gives nothing with fewer than 8 other listings', () => {
    expect(comparePrice(home, [home, ...others(eight.slice(1))])).toBeNull();
  });

  it('leaves out other kinds, unknown prices, and what is not active', () => {
    const [first] = others([1]);
    const different = [
      { propertyType: 'house' },
      { listingType: 'sale' as const },
      { bedrooms: 2 },
      { bedrooms: null },
      { region: 'Volta' },
      { status: 'rented' },
      { status: 'inactive' },
      { price: null },
      { price: 0 },
      { price: Infinity },
    ].map((change) => ({ ...home, ...first, ...change }));
    expect(comparePrice(home, [...others(eight), ...different])?.listingCount).toBe(8);
  });

  it('knows a region in any spelling', () => {
    const others8 = others(eight).map((other) => ({ ...other, region: 'ASHANTI region' }));
    expect(comparePrice(home, others8)?.listingCount).toBe(8);
  });

  it('says "about" within half a percent, and groups large numbers', () => {
    const text = (price: number) => {
      const comparison = comparePrice({ ...home, price }, others(Array<number>(1200).fill(1000)));
      return comparison && priceComparisonText({ ...home, price }, comparison);
    };
    expect(text(1004)).toBe('GH₵\u00a01,004 is about the median of 1,200 similar homes in Ashanti');
    expect(text(996)).toMatch(/ is about the median of /);
    expect(text(995)).toMatch(/ is 1% below the median of /);
    expect(text(50_000)).toMatch(/ is 4,900% above the median of /);
  });

  it('names what is compared', () => {
    const name = (change: object) => comparedListings({ ...home, ...change });
    expect(name({ propertyType: 'land', listingType: 'sale', bedrooms: null })).toBe(
      'plots of land for sale in Ashanti',
    );
    expect(name({ propertyType: 'shared_room', bedrooms: 1 })).toBe(
      'shared rooms for rent with 1 bedroom in Ashanti',
    );
    expect(name({ propertyType: 'commercial', bedrooms: 0 })).toBe(
      'commercial properties for rent in Ashanti',
    );
    const plot = { ...home, propertyType: 'land', bedrooms: null };
    expect(priceComparisonText(plot, { listingCount: 9, percent: 0 })).toMatch(
      /9 similar plots of land in Ashanti$/,
    );
  });

  const record = fc.record({
    id: fc.nat(40).map(String),
    listingType: fc.constantFrom('rent' as const, 'sale' as const, null),
    propertyType: fc.constantFrom('apartment', 'land', ''),
    bedrooms: fc.constantFrom(3, null),
    region: fc.constantFrom('Ashanti', ''),
    // Pesewas, of which every sum and multiple below is exact.
    price: fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: -50, max: 5000 }).map((price) => price / 2) },
      { weight: 1, arbitrary: fc.constantFrom(null, NaN, Infinity) },
    ),
    status: fc.constantFrom('active', null, 'sold', 'inactive', 'odd'),
  });

  it('agrees with a count of the prices on each side, for any listings', () => {
    fc.assert(
      fc.property(record, fc.array(record, { maxLength: 400 }), (listing, all) => {
        const rooms = (one: typeof listing) => (one.propertyType === 'land' ? 'none' : one.bedrooms);
        const same: number[] = [];
        for (const other of all) {
          if (other.id === listing.id || other.listingType !== listing.listingType) continue;
          if (other.propertyType !== listing.propertyType || rooms(other) !== rooms(listing)) continue;
          if (other.region !== listing.region || !['active', null].includes(other.status)) continue;
          if (Number(other.price) > 0 && Number(other.price) < Infinity) same.push(Number(other.price));
        }
        const comparison = comparePrice(listing, all);
        const isKnown = Number(listing.price) > 0 && Number(listing.price) < Infinity;
        const isSpecified = listing.listingType !== null && listing.region !== '';
        const isKind = listing.propertyType === 'land' || (listing.propertyType !== '' && listing.bedrooms);
        expect(isPriceComparable(listing)).toBe(isKnown && isSpecified && Boolean(isKind));
        if (!isPriceComparable(listing) || same.length < 8) {
          expect(comparison).toBeNull();
          return;
        }
        // The k-th smallest price, by counting those below it.
        const rank = (k: number) =>
          same.find(
            (price) =>
              same.filter((each) => each < price).length < k &&
              same.filter((each) => each <= price).length >= k,
          ) ?? NaN;
        const half = Math.floor((same.length + 1) / 2);
        const median = (rank(half) + rank(same.length + 1 - half)) / 2;
        expect(comparison).toMatchObject({ listingCount: same.length, median });
        const exact = (100 * (Number(listing.price) - median)) / median;
        expect(Math.abs((comparison?.percent ?? NaN) - exact)).toBeLessThanOrEqual(0.5);
        expect(Object.is(comparison?.percent, -0)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});
