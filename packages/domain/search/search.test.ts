import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { AMENITIES, amenityLabel } from '../amenities/index';
import { LISTING_FIELD_NAMES, LISTING_TYPES, PROPERTY_TYPES } from '../listing/index';
import { PRICE_RANGES, priceRangeOf, readPrice } from '../money/index';
import { BUDGET_MONTHS } from '../moveIn/index';
import { REGIONS, canonicalDistrict, districtsOf, districtKey } from '../places/index';
import { foldText } from '../text/index';
import { NO_FILTERS, COUNT_FILTERS, changeFilters, createSearchIndex } from './index';
import { searchWords, typedWords } from '../text/searchWords';
import type { Listing } from '../listing/index';
import type { ListingQuestions, SearchFilters } from './index';

fc.configureGlobal({ seed: 20261121 });

const EMPTY = {
  ...Object.fromEntries(LISTING_FIELD_NAMES.map((name) => [name, null])),
  id: '1',
  title: '',
  description: '',
  propertyType: 'house',
  listingType: 'rent',
  price: 1000,
  bedrooms: 2,
  bathrooms: 1,
  region: 'Greater Accra',
  district: 'Accra',
  specificLocation: '',
  amenities: [],
  status: 'active',
  photos: [],
  createdAt: null,
  viewCount: null,
  isFeatured: null,
  agent: { id: '', name: '', phone: '', photoUrl: null, businessName: '', bio: '', isVerified: false },
  // Object.fromEntries loses the keys' type.
} as Partial<Listing> as Listing;

const listing = (change: Partial<Listing>): Listing => ({ ...EMPTY, ...change });
const filters = (change: Partial<SearchFilters>): SearchFilters => ({ ...NO_FILTERS, ...change });

/** The listings on all pages of a search. */
function searchAll({ search }: ListingQuestions, wanted: SearchFilters): Listing[] {
  const { pages } = search(wanted);
  return Array.from({ length: pages }, (_, page) => search({ ...wanted, page: page + 1 }).items).flat();
}

/** The indexes of the listings that a search finds. */
function find(changes: readonly Partial<Listing>[], wanted: Partial<SearchFilters>): number[] {
  const index = createSearchIndex(changes.map((change, id) => listing({ ...change, id: String(id) })));
  return searchAll(index, filters(wanted)).map(({ id }) => Number(id));
}

/** A simple sort to compare with: known values first, equal ones by newest, then in server order. */
function sortedBy(items: readonly Listing[], sort: SearchFilters['sort']): Listing[] {
  const newest = [...items].sort((a, b) => (b.createdAt ?? -1) - (a.createdAt ?? -1));
  const value = (item: Listing) => {
    if (sort === 'move-in') return item.listingType === 'rent' ? item.price : null;
    return sort === 'views' ? item.viewCount : item.price;
  };
  if (sort === '') return newest;
  const isKnown = (item: Listing) => value(item) !== null && !Number.isNaN(value(item));
  const up = (a: Listing, b: Listing) => Number(value(a)) - Number(value(b));
  return [
    ...newest
      .filter(isKnown)
      .sort((a, b) => (sort === 'price-up' || sort === 'move-in' ? up(a, b) : up(b, a))),
    ...newest.filter((item) => !isKnown(item)),
  ];
}

/** A simple filter to compare with. */
function matchesFilters(item: Listing, wanted: SearchFilters): boolean {
  const rooms = (has: number | null, wantedCount: number | null): boolean =>
    wantedCount === null || (has !== null && (wantedCount === 4 ? has >= 4 : has === wantedCount));
  const texts = [item.title, item.specificLocation, item.district, item.region]
    .concat(item.amenities, item.amenities.map(amenityLabel))
    .flatMap(searchWords);
  const range = priceRangeOf(wanted.priceRange);
  /** In whole pesewas, month by month. */
  const canMoveIn = ({ cash, months }: NonNullable<SearchFilters['moveIn']>) => {
    let left = BigInt(Math.round(cash * 100));
    for (let month = 0; month < months; month++) left -= BigInt(Math.round((item.price ?? 0) * 100));
    return item.listingType === 'rent' && item.price !== null && item.price >= 0.005 && left >= 0n;
  };
  const placeKey = (name: string): string => foldText(canonicalDistrict(name));
  return (
    typedWords(wanted.text).every((word) => texts.some((text) => text.includes(word))) &&
    (wanted.region === '' || item.region === wanted.region) &&
    (wanted.district === '' || placeKey(item.district) === placeKey(wanted.district)) &&
    (wanted.listingType === '' || item.listingType === wanted.listingType) &&
    (wanted.propertyType === '' || item.propertyType === wanted.propertyType) &&
    (range === null || (item.price !== null && item.price >= range.min && item.price <= range.max)) &&
    (wanted.moveIn === null || canMoveIn(wanted.moveIn)) &&
    rooms(item.bedrooms, wanted.bedrooms) &&
    rooms(item.bathrooms, wanted.bathrooms) &&
    wanted.amenities.every((code) => item.amenities.includes(code))
  );
}

const codes = AMENITIES.map(({ code }) => code);
const places = ['Accra', 'Accra Metropolitan', 'Tema', 'East Legon', 'Kɔkɔɔ Town', 'Tamale', ''];
const oddText = fc.oneof(
  fc.constantFrom(
    'Bright Apartment',
    'two\nlines',
    'İstanbul',
    'ΟΔΟΣ',
    'Straße ẞ',
    'Agyɛman',
    'José',
    'a\0b',
    '\ud800',
    '.*+?^${}()[]\\|',
    '   ',
    '🏠 👨‍👩‍👧',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'A', '\n', 'ɔ'), maxLength: 8 }),
);
const anyListing: fc.Arbitrary<Partial<Listing>> = fc.record({
  title: oddText,
  specificLocation: oddText,
  district: fc.oneof(fc.constantFrom(...places), oddText),
  region: fc.oneof(fc.constantFrom(...REGIONS), fc.constant('')),
  propertyType: fc.constantFrom(...PROPERTY_TYPES, 'guest_house', ''),
  listingType: fc.constantFrom(...LISTING_TYPES, null),
  price: fc.oneof(
    fc.constant(null),
    fc.constantFrom(...PRICE_RANGES.map(({ min }) => min || 1)),
    fc.double({ min: 0.01, max: 2e8, noNaN: true }),
  ),
  bedrooms: fc.constantFrom(null, 0, 1, 2, 2.5, 3, 4, 5, 12),
  bathrooms: fc.constantFrom(null, 0, 1, 2, 3, 4, 9),
  amenities: fc.uniqueArray(fc.constantFrom(...codes, 'sea_view', 'Pool House', ''), { maxLength: 8 }),
  createdAt: fc.constantFrom(null, 1e12, 2e12, 1.5e12),
  viewCount: fc.constantFrom(null, 0, 7, 1e9),
});
const anyFilters: fc.Arbitrary<SearchFilters> = fc
  .record({
    text: fc.oneof(
      { weight: 3, arbitrary: fc.constant('') },
      fc.constantFrom(
        'a',
        'e',
        'accra',
        'bright',
        'AIR_CONDITIONER',
        'air conditioner',
        'water',
        "agent's",
        'sea view',
        'pool',
        'istanbul',
        'οδος',
      ),
      oddText,
      fc.tuple(oddText, fc.constantFrom('a', 'b', 'legon')).map((words) => words.join(' ')),
    ),
    region: fc.oneof({ weight: 3, arbitrary: fc.constant<''>('') }, fc.constantFrom(...REGIONS)),
    district: fc.oneof({ weight: 4, arbitrary: fc.constant('') }, fc.constantFrom(...places, 'Nowhere')),
    listingType: fc.constantFrom('', ...LISTING_TYPES),
    propertyType: fc.oneof({ weight: 3, arbitrary: fc.constant<''>('') }, fc.constantFrom(...PROPERTY_TYPES)),
    priceRange: fc.oneof(
      { weight: 3, arbitrary: fc.constant('') },
      fc.constantFrom(...PRICE_RANGES.map(({ code }) => code)),
    ),
    moveIn: fc.option(
      fc.record({
        cash: fc.constantFrom(1, 999.99, 6_000, 12_000, 24_000, 1_000_000_000),
        months: fc.constantFrom(...BUDGET_MONTHS),
      }),
      { freq: 1 },
    ),
    bedrooms: fc.constantFrom(null, null, null, 1, 2, 3, 4),
    bathrooms: fc.constantFrom(null, null, null, 1, 2, 3, 4),
    amenities: fc.oneof(
      { weight: 2, arbitrary: fc.constant([]) },
      fc.uniqueArray(fc.constantFrom(...codes), { maxLength: 3 }),
    ),
    sort: fc.constantFrom<SearchFilters['sort']>('', '', 'price-up', 'price-down', 'move-in', 'views'),
    page: fc.constantFrom(1, 2, 7),
  })
  .map(filters);

describe('search and filters together', () => {
  it('for any data, finds the listings that match the filters, in the chosen order', () => {
    fc.assert(
      fc.property(
        fc.array(anyListing, { maxLength: 40 }),
        fc.array(anyFilters, { minLength: 1, maxLength: 12 }),
        (changes, searches) => {
          const all = changes.map((change, id) => listing({ ...change, id: String(id) }));
          const index = createSearchIndex(all);
          // The index is reused: an earlier search must not affect a later one.
          for (const wanted of searches) {
            expect(searchAll(index, wanted).map(({ id }) => id)).toEqual(
              sortedBy(all, wanted.sort)
                .filter((item) => matchesFilters(item, wanted))
                .map(({ id }) => id),
            );
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  it('finds a listing by any substring of any of its words', () => {
    fc.assert(
      fc.property(
        fc.array(anyListing, { minLength: 1, maxLength: 12 }),
        fc.nat(),
        fc.nat(),
        fc.nat(),
        (changes, which, from, length) => {
          const all = changes.map((change, id) => listing({ ...change, id: String(id) }));
          const item = all[which % all.length];
          const word = typedWords(`${item?.title ?? ''} ${item?.district ?? ''}`).at(-1) ?? '';
          const start = from % (word.length + 1);
          const part = word.slice(start, start + 1 + (length % 4));
          expect(createSearchIndex(all).search(filters({ text: part })).items).toContain(item);
        },
      ),
    );
  });
});

describe('text', () => {
  const homes: Partial<Listing>[] = [
    {
      title: 'Bright Apartment',
      specificLocation: 'Lagos Avenue',
      district: 'East Legon',
      region: 'Greater Accra',
      description: 'pool',
    },
    {
      title: 'Quiet House',
      specificLocation: 'Ring Road',
      district: 'Kumasi',
      region: 'Ashanti',
      amenities: ['air_conditioner', 'sea_view'],
    },
    {
      title: 'Pool Villa',
      specificLocation: 'Agyɛman Close',
      district: 'Tamale',
      region: 'Northern',
      amenities: ['agents_commission_required'],
    },
  ];
  const found = (text: string): number[] => find(homes, { text });

  it('matches the title', () => expect(found('apart')).toEqual([0]));
  it('matches the specific location', () => expect(found('ring')).toEqual([1]));
  it('matches the district', () => expect(found('legon')).toEqual([0]));
  it('matches the region', () => expect(found('ashanti')).toEqual([1]));
  it('matches an amenity by label and by code', () => {
    expect(found('air conditioner')).toEqual([1]);
    expect(found('air_conditioner')).toEqual([1]);
    expect(found("agent's commission")).toEqual([2]);
    expect(found('agents_comm')).toEqual([2]);
    expect(found('sea view')).toEqual([1]);
    expect(found('sea_view')).toEqual([1]);
  });
  it('does not match the description alone', () => expect(found('pool')).toEqual([2]));
  it('ignores case, accents and the special letters of Akan and Ewe', () => {
    expect(found('BRIGHT')).toEqual([0]);
    expect(found('agyeman')).toEqual([2]);
    expect(found('AGYƐMAN')).toEqual([2]);
    expect(found('Brïght')).toEqual([0]);
  });
  it('requires every word, each in any field (ruling 57)', () => {
    expect(found('house ashanti ring')).toEqual([1]);
    expect(found('house accra')).toEqual([]);
    expect(found('  bright   LEGON ')).toEqual([0]);
  });
  it('a word never matches across fields or listings', () => {
    expect(find([{ title: 'ab', specificLocation: 'cd' }, { title: 'ef' }], { text: 'abcd' })).toEqual([]);
    expect(find([{ title: 'ab' }, { title: 'cd' }], { text: 'ab\ncd' })).toEqual([]);
    expect(find([{ title: 'ab\ncd' }, { title: 'ab' }], { text: 'ab\ncd' })).toEqual([0]);
  });

  it.each([
    'Kumasi,',
    'Kumasi, Ashanti',
    'Kumasi (Ashanti)',
    '"Kumasi"',
    '“Kumasi”',
    'Kumasi!',
    '\u202aKumasi\u202c',
    'Kumasi\u200b',
    'Mama’s',
    "mama's",
    '2–bedroom',
    '2 bedrooms',
    'Mama’s 2-bedroom – Kumasi.',
  ])('a pasted %j finds what its words name', (text) => {
    const home = { title: 'Mama’s 2-bedroom flat', district: 'Kumasi', region: 'Ashanti' };
    expect(find([home, { title: 'Other' }], { text })).toEqual([0]);
  });

  it('special characters are literal, blanks match everything, and nothing throws', () => {
    const signs = '.*+?^${}()[]\\|%"\'';
    const odd: Partial<Listing>[] = [
      { title: `House ${signs} 100%` },
      { title: 'House' },
      { title: '\ud800 half' },
    ];
    expect(find(odd, { text: signs })).toEqual([0]);
    for (const sign of '*+?^${}()[]\\|%"') expect(find(odd, { text: sign }), sign).toEqual([0]);
    expect(find(odd, { text: ' \t\n ' })).toEqual([0, 1, 2]);
    expect(find(odd, { text: '\ud800' })).toEqual([2]);
  });

  it('five thousand characters do not freeze the search', () => {
    const many = Array.from({ length: 2000 }, (_, row) => ({
      title: `House ${row} with many plain words in it`,
    }));
    const index = createSearchIndex(many.map((change, id) => listing({ ...change, id: String(id) })));
    // A word is looked up once in each listing that has all words before it.
    const lookups = vi.spyOn(String.prototype, 'includes');
    index.search(filters({ text: 'x'.repeat(5000) }));
    index.search(filters({ text: 'a '.repeat(2500) }));
    expect(lookups.mock.calls.length).toBeLessThanOrEqual(2 * many.length);
    index.search(filters({ text: Array.from({ length: 1000 }, (_, word) => word).join(' ') }));
    const { length } = lookups.mock.calls;
    lookups.mockRestore();
    expect(length).toBeLessThan(20_000);
  });
});

describe('filters', () => {
  it('the district is compared with that of the listing, by short or full name', () => {
    const districts = [
      { district: 'Accra' },
      { district: 'Accra Metropolitan' },
      { district: 'accra ' },
      { district: 'Accra East' },
    ];
    expect(find(districts, { district: 'Accra' })).toEqual([0, 1, 2]);
    expect(find(districts, { district: 'Tema' })).toEqual([]);
  });

  it('finds only the region; Western does not match Western North', () => {
    const regions = [
      { region: 'Western' },
      { region: 'Western North' },
      { region: '' },
      { region: 'western region' },
    ];
    expect(find(regions, { region: 'Western' })).toEqual([0, 3]);
  });

  it('finds only the listing type and the property type', () => {
    const types: Partial<Listing>[] = [
      { listingType: 'rent', propertyType: 'house' },
      { listingType: 'sale', propertyType: 'shared_room' },
      { listingType: null, propertyType: 'Shared Room' },
      { listingType: 'sale', propertyType: 'guest_house' },
    ];
    expect(find(types, { listingType: 'sale' })).toEqual([1, 3]);
    expect(find(types, { propertyType: 'shared_room' })).toEqual([1, 2]);
  });

  it.each([['bedrooms'], ['bathrooms']] as const)(
    '1, 2 and 3 %s match exactly, 4+ matches four or more',
    (rooms) => {
      const homes = [null, 0, 1, 2, 3, 4, 5, 40].map((count) => ({ [rooms]: count }));
      const options = COUNT_FILTERS.find(({ name }) => name === rooms)?.options ?? [];
      expect(options.map(({ label }) => label)).toEqual(['1', '2', '3', '4+']);
      expect(options.map(({ value }) => find(homes, { [rooms]: Number(value) }))).toEqual([
        [2],
        [3],
        [4],
        [5, 6, 7],
      ]);
    },
  );

  it('a listing must have all chosen features', () => {
    const homes: Partial<Listing>[] = [
      { amenities: ['running_water', 'tiled_floor'] },
      { amenities: ['running_water'] },
      { amenities: ['tiled_floor', 'running_water', 'agents_commission_required', 'sea_view'] },
    ];
    expect(find(homes, { amenities: ['running_water', 'tiled_floor'] })).toEqual([0, 2]);
    expect(find(homes, { amenities: ['agents_commission_required'] })).toEqual([2]);
  });

  it('500 is in both ranges that end or begin there; only Any finds an unknown price', () => {
    const homes = [{ price: readPrice('500.00') }, { price: null }, { price: 500.01 }, { price: 0.5 }];
    expect(find(homes, { priceRange: '0-500' })).toEqual([0, 3]);
    expect(find(homes, { priceRange: '500-1000' })).toEqual([0, 2]);
    expect(find(homes, {})).toEqual([0, 1, 2, 3]);
    for (const { code } of PRICE_RANGES) expect(find([{ price: null }], { priceRange: code })).toEqual([]);
  });

  it.each([
    ['0-500', 0.01, 500],
    ['500-1000', 500, 1_000],
    ['1000-2000', 1_000, 2_000],
    ['2000-5000', 2_000, 5_000],
    ['5000-10000', 5_000, 10_000],
    ['10000-25000', 10_000, 25_000],
    ['25000-50000', 25_000, 50_000],
    ['50000-100000', 50_000, 100_000],
    ['100000-500000', 100_000, 500_000],
    ['500000-1000000', 500_000, 1_000_000],
    ['1000000-10000000', 1_000_000, 10_000_000],
    ['10000000-50000000', 10_000_000, 50_000_000],
    ['50000000-100000000', 50_000_000, 100_000_000],
  ] as const)('the range %s includes both its ends and nothing beyond', (priceRange, least, most) => {
    const homes = [least, most, most + 0.01, ...(least > 1 ? [least - 0.01] : [])].map((price) => ({
      price,
    }));
    expect(find(homes, { priceRange })).toEqual([0, 1]);
  });

  it('the range of 100,000,000 and above has no upper end', () => {
    const homes = [{ price: 100_000_000 }, { price: 1e12 }, { price: 99_999_999.99 }];
    expect(find(homes, { priceRange: '100000000-up' })).toEqual([0, 1]);
  });

  it('a page outside the results is the last one', () => {
    const all = [listing({}), listing({ id: '2' })];
    const last = createSearchIndex(all).search({ ...NO_FILTERS, page: 3 });
    expect(last).toEqual({ items: all, page: 1, pages: 1, total: 2 });
    const none = createSearchIndex([]).search(filters({ text: 'a', region: 'Oti' }));
    expect(none).toMatchObject({ items: [], pages: 1, total: 0 });
  });

  it('a district of every region finds its listings', () => {
    const homes = REGIONS.map((region) => ({ region, district: districtsOf(region)[0] ?? '' }));
    homes.forEach(({ region, district }, id) => expect(find(homes, { region, district })).toEqual([id]));
  });
});

describe('the order of results', () => {
  const prices = [300, null, 1e21, NaN, 300, 0.5, null];
  const idsBy = (sort: SearchFilters['sort'], changes: readonly Partial<Listing>[]) =>
    find(changes, { sort });

  it('unknown and invalid prices come last in both directions, equal ones keep their order', () => {
    const changes = prices.map((price) => ({ price }));
    expect(idsBy('price-up', changes)).toEqual([5, 0, 4, 2, 1, 3, 6]);
    expect(idsBy('price-down', changes)).toEqual([2, 0, 4, 5, 1, 3, 6]);
  });

  it('newest first; listings without a date come last', () => {
    expect(
      idsBy('', [{ createdAt: null }, { createdAt: 1e12 }, { createdAt: 2e12 }, { createdAt: null }]),
    ).toEqual([2, 1, 0, 3]);
  });

  it('most viewed first; equal ones newest first, unknown ones last', () => {
    expect(
      idsBy('views', [
        { viewCount: null, createdAt: 3e12 },
        { viewCount: 7, createdAt: 1e12 },
        { viewCount: 7, createdAt: 2e12 },
        { viewCount: 0 },
        { viewCount: 1e9 },
      ]),
    ).toEqual([4, 2, 1, 3, 0]);
  });

  it('every order has the same listings, and a repeated search has the same result', () => {
    fc.assert(
      fc.property(fc.array(anyListing, { maxLength: 30 }), anyFilters, (changes, wanted) => {
        const index = createSearchIndex(changes.map((change, id) => listing({ ...change, id: String(id) })));
        const ids = (sort: SearchFilters['sort']) =>
          searchAll(index, { ...wanted, sort }).map(({ id }) => id);
        for (const sort of ['price-up', 'price-down', 'views'] as const) {
          expect(ids(sort)).toEqual(ids(sort));
          expect([...ids(sort)].sort()).toEqual([...ids('')].sort());
        }
      }),
    );
  });
});

describe('the counts of every choice', () => {
  it('equal the number of results of a search for it, for any filters', () => {
    fc.assert(
      fc.property(fc.array(anyListing, { maxLength: 40 }), anyFilters, (changes, wanted) => {
        const index = createSearchIndex(changes.map((change, id) => listing({ ...change, id: String(id) })));
        const counts = index.counts(wanted);
        const countAfter = (change: Partial<SearchFilters>) =>
          index.search(changeFilters(wanted, change)).total;

        for (const region of ['', ...REGIONS] as const) {
          expect(counts.region.get(region)).toBe(countAfter({ region, district: '' }));
        }
        for (const district of ['', ...places, 'Nowhere']) {
          expect(counts.district.get(districtKey(district)) ?? 0).toBe(countAfter({ district }));
        }
        for (const listingType of ['', ...LISTING_TYPES] as const) {
          expect(counts.listingType.get(listingType)).toBe(countAfter({ listingType }));
        }
        for (const propertyType of ['', ...PROPERTY_TYPES] as const) {
          expect(counts.propertyType.get(propertyType)).toBe(countAfter({ propertyType }));
        }
        for (const priceRange of ['', ...PRICE_RANGES.map(({ code }) => code)]) {
          expect(counts.priceRange.get(priceRange)).toBe(countAfter({ priceRange }));
        }
        for (const rooms of [null, 1, 2, 3, 4] as const) {
          expect(counts.bedrooms.get(String(rooms ?? ''))).toBe(countAfter({ bedrooms: rooms }));
          expect(counts.bathrooms.get(String(rooms ?? ''))).toBe(countAfter({ bathrooms: rooms }));
        }
        for (const code of codes) {
          expect(counts.amenities.get(code)).toBe(
            countAfter({ amenities: [...new Set([...wanted.amenities, code])] }),
          );
        }
      }),
      { numRuns: 200 },
    );
  });
});
