import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AMENITIES } from '../amenities/index';
import { PRICE_RANGES } from '../money/index';
import { BUDGET_MONTHS } from '../moveIn/index';
import { REGIONS, districtsOf } from '../places/index';
import {
  CHOICE_FILTERS,
  COUNT_FILTERS,
  NO_FILTERS,
  activeFilters,
  changeFilters,
  countActiveFilters,
  isUnfiltered,
  readFieldFilters,
  readFilterParams,
  writeFilterParams,
} from './index';
import type { SearchFilters } from './index';

fc.configureGlobal({ seed: 20261121 });

const read = (query: string): SearchFilters => readFilterParams(new URLSearchParams(query));
const codes = AMENITIES.map(({ code }) => code);

const set: SearchFilters = {
  ...NO_FILTERS,
  text: 'sea & sun',
  region: 'Greater Accra',
  district: 'Accra',
  listingType: 'rent',
  propertyType: 'shared_room',
  priceRange: '1000-2000',
  moveIn: { cash: 20_000, months: 12 },
  bedrooms: 2,
  bathrooms: 4,
  amenities: ['running_water', 'air_conditioner'],
  sort: 'price-up',
  page: 3,
};

const fieldFilters = [...CHOICE_FILTERS, ...COUNT_FILTERS];
const anyFieldFilters = fc
  .tuple(...fieldFilters.map(({ options }) => fc.constantFrom('', ...options.map(({ value }) => value))))
  .map((values) =>
    readFieldFilters((param) => values[fieldFilters.findIndex((filter) => filter.param === param)] ?? ''),
  );

const anyFilters: fc.Arbitrary<SearchFilters> = fc
  .record({
    fields: anyFieldFilters,
    text: fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.trim()),
    region: fc.constantFrom<SearchFilters['region']>('', ...REGIONS),
    pick: fc.nat(),
    priceRange: fc.constantFrom('', ...PRICE_RANGES.map(({ code }) => code)),
    moveIn: fc.option(
      fc.record({
        cash: fc.integer({ min: 1, max: 1e14 }).map((pesewas) => pesewas / 100),
        months: fc.constantFrom(...BUDGET_MONTHS),
      }),
    ),
    amenities: fc.subarray(codes),
    sort: fc.constantFrom<SearchFilters['sort']>('', 'price-up', 'price-down', 'move-in', 'views'),
    page: fc.integer({ min: 1, max: 999_999 }),
  })
  .map(({ pick, fields, ...rest }) => {
    const districts = ['', ...districtsOf(rest.region)];
    const moveIn = fields.listingType === 'sale' ? null : rest.moveIn;
    return { ...fields, ...rest, moveIn, district: districts[pick % districts.length] ?? '' };
  });

describe('filter params', () => {
  it('are readable and in a fixed order', () => {
    expect(writeFilterParams(set).toString()).toBe(
      'q=sea+%26+sun&region=Greater+Accra&district=Accra&type=rent&property=shared_room&price=1000-2000&cash=20000&months=12&beds=2&baths=4' +
        '&features=running_water.air_conditioner&sort=price-up&page=3',
    );
    expect(writeFilterParams(NO_FILTERS).toString()).toBe('');
  });

  it('any filters are read back unchanged', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const query = writeFilterParams(filters).toString();
        expect(read(query)).toEqual(filters);
        expect(writeFilterParams(read(query)).toString()).toBe(query);
      }),
    );
  });

  it('unknown values are ignored, known ones are kept', () => {
    const query = `region=Atlantis&price=zzz&beds=-1&page=1e9&q=${'y'.repeat(5000)}&type=RENT&sort=newest&property=castle&baths=2&features=moat.tiled_floor,ceiling_fan`;
    expect(read(query)).toEqual({
      ...NO_FILTERS,
      text: 'y'.repeat(5000),
      listingType: 'rent',
      bathrooms: 2,
      amenities: ['tiled_floor', 'ceiling_fan'],
    });
  });

  it('the end of a link keeps its meaning with the punctuation of the sentence around it', () => {
    for (const end of ['.', ')', '”.', '\u200b'])
      expect(read(`beds=２${end}&type=rent${end}&page=3${end}`)).toEqual({
        ...NO_FILTERS,
        bedrooms: 2,
        listingType: 'rent',
        page: 3,
      });
  });

  it('cash is read as it is written in a chat; an unknown advance is the legal limit', () => {
    expect(read('cash=GH%E2%82%B5+20,000&months=12').moveIn).toEqual({ cash: 20_000, months: 12 });
    expect(read('cash=20000').moveIn).toEqual({ cash: 20_000, months: 6 });
    for (const query of ['months=12', 'cash=0', 'cash=-5', 'cash=lots&months=6'])
      expect(read(query).moveIn).toBeNull();
  });

  it('a district is ignored without a region, and full names are shortened', () => {
    expect(read('district=Accra').district).toBe('');
    expect(read('region=greater%20accra&district=Accra+Metropolitan')).toMatchObject({
      region: 'Greater Accra',
      district: 'Accra',
    });
    expect(read('region=Greater+Accra&district=Tema+(Community+1)').district).toBe('Tema (Community 1)');
    expect(read(`region=Oti&district=${'x'.repeat(100)}`).district).toBe('');
  });

  it('any params can be read, and writing and reading the result changes nothing', () => {
    const name = fc.constantFrom(
      'q',
      'region',
      'district',
      'type',
      'property',
      'price',
      'cash',
      'months',
      'beds',
      'baths',
      'features',
      'sort',
      'page',
      'x',
    );
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        'Oti',
        'rent',
        '1',
        '12',
        '4',
        '0-500',
        'villa',
        'tiled_floor',
        'views',
        '%',
        '%E0%A4%A',
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 14 }), (entries) => {
        const filters = readFilterParams(new URLSearchParams(entries));
        expect(readFilterParams(writeFilterParams(filters))).toEqual(filters);
      }),
    );
    expect(() => read('?q=%E0%A4%A&region=%')).not.toThrow();
  });
});

describe('changing filters', () => {
  it('a new region resets the district, the same one keeps it', () => {
    expect(changeFilters(set, { region: 'Ashanti' })).toMatchObject({
      region: 'Ashanti',
      district: '',
      page: 1,
    });
    expect(changeFilters(set, { region: 'Greater Accra' }).district).toBe('Accra');
    expect(changeFilters(set, { region: 'Ashanti', district: 'Kumasi' }).district).toBe('Kumasi');
  });

  it('homes for sale have no advance', () => {
    expect(changeFilters(set, { listingType: 'sale' }).moveIn).toBeNull();
    expect(changeFilters(set, { listingType: '' }).moveIn).toEqual(set.moveIn);
    expect(read('type=sale&cash=20000&months=12').moveIn).toBeNull();
  });

  it('every change except a page number resets to the first page', () => {
    expect(changeFilters(set, { bedrooms: 1 }).page).toBe(1);
    expect(changeFilters(set, { page: 2 })).toEqual({ ...set, page: 2 });
  });

  it('a sort order is not a filter: it has no chip, is not counted and resets to the first page', () => {
    const sorted = changeFilters({ ...NO_FILTERS, page: 4 }, { sort: 'views' });
    expect(sorted).toEqual({ ...NO_FILTERS, sort: 'views' });
    expect(activeFilters(sorted)).toEqual([]);
    expect(countActiveFilters(sorted)).toBe(0);
    expect(isUnfiltered(sorted)).toBe(true);
  });

  it('NO_FILTERS clears all filters and the search text', () => {
    expect(activeFilters(NO_FILTERS)).toEqual([]);
    expect(NO_FILTERS.text).toBe('');
  });
});

describe('chips', () => {
  it('show the search text first, then the filters in their order', () => {
    expect(activeFilters(set).map(({ label }) => label)).toEqual([
      '“sea & sun”',
      'Greater Accra',
      'Accra',
      'For Rent',
      'Shared Room',
      'GH₵\u00a01,000 to 2,000',
      'GH₵\u00a020,000 for 12 months',
      '2 bedrooms',
      '4+ bathrooms',
      'Running Water',
      'Air Conditioner',
    ]);
    expect(activeFilters({ ...NO_FILTERS, bedrooms: 1 })[0]?.label).toBe('1 bedroom');
  });

  it('the badge counts filters, not the search text', () => {
    expect(countActiveFilters(set)).toBe(10);
    expect(countActiveFilters({ ...NO_FILTERS, text: 'a' })).toBe(0);
  });

  it('removing a chip removes only its filter, and removing a region also removes its district', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const chips = activeFilters(filters);
        expect(new Set(chips.map(({ key }) => key)).size).toBe(chips.length);
        for (const { key, without } of chips) {
          const removed = key === 'region' && filters.district !== '' ? ['region', 'district'] : [key];
          expect(activeFilters(without).map((chip) => chip.key)).toEqual(
            chips.map((chip) => chip.key).filter((other) => !removed.includes(other)),
          );
          expect(without.page).toBe(1);
        }
      }),
    );
  });
});
