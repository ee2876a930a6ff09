import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LISTING_FIELD_NAMES, type Listing } from '../listing/index';
import {
  readSearchName,
  countNewMatches,
  createSearchIndex,
  filtersText,
  MAX_SEARCH_NAME,
  newMatchesQuestion,
  newMatchesText,
  NO_FILTERS,
  savedFiltersOf,
  searchQueryOf,
  suggestSearchName,
  type MatchQuestion,
  type SavedSearch,
  type SearchFilters,
} from './index';

fc.configureGlobal({ seed: 20261121 });

const NOW = Date.parse('2026-11-21T10:00:00Z');
const DAY = 86_400_000;

const withFilters = (change: Partial<SearchFilters>): SearchFilters => ({ ...NO_FILTERS, ...change });

const listing = (change: Partial<Listing>): Listing =>
  ({
    ...Object.fromEntries(LISTING_FIELD_NAMES.map((name) => [name, null])),
    id: '1',
    title: 'Home',
    description: '',
    propertyType: 'house',
    listingType: 'rent',
    price: 1000,
    bedrooms: 2,
    bathrooms: 1,
    region: 'Ashanti',
    district: 'Kumasi',
    specificLocation: '',
    amenities: [],
    photos: [],
    createdAt: null,
    agent: { name: '', businessName: '' },
    ...change,
    // A listing has further fields, which a search does not read.
  }) as unknown as Listing;

const matchCounts = (listings: readonly Listing[], question: MatchQuestion) => {
  const [counts] = createSearchIndex(listings).countMatches([question]);
  return counts ?? expect.unreachable();
};

describe('the new results of a saved search', () => {
  const anyListing = fc.record({
    region: fc.constantFrom('Ashanti', 'Volta'),
    bedrooms: fc.constantFrom(1, 2, 3),
    createdAt: fc.option(fc.integer({ min: NOW - 30 * DAY, max: NOW + 3 * DAY })),
  });
  const anyFilters = fc.record(
    { region: fc.constantFrom('Ashanti', 'Volta'), bedrooms: fc.constantFrom(1, 2, 3) },
    { requiredKeys: [] },
  );

  it('are those listed since the last visit, and those without a date that were added', () => {
    fc.assert(
      fc.property(
        fc.array(anyListing, { maxLength: 30 }),
        fc.array(anyListing, { maxLength: 30 }),
        anyFilters,
        fc.integer({ min: NOW - 20 * DAY, max: NOW }),
        (before, added, filters, seenAt) => {
          const wanted = withFilters(filters as Partial<SearchFilters>);
          const create = (home: Partial<Listing>, index: number) => listing({ ...home, id: String(index) });
          const homes = [...before, ...added] as Partial<Listing>[];
          const seen = matchCounts((before as Partial<Listing>[]).map(create), {
            filters: wanted,
            after: seenAt,
            until: seenAt,
          });
          const search: SavedSearch = {
            name: '',
            query: searchQueryOf(wanted),
            seenAt,
            seenUndated: seen.undated,
          };
          const counts = matchCounts(homes.map(create), newMatchesQuestion(search, NOW));

          let expected = 0;
          let total = 0;
          homes.forEach(({ region, bedrooms, createdAt = null }, index) => {
            if (filters.region !== undefined && region !== filters.region) return;
            if (filters.bedrooms !== undefined && bedrooms !== filters.bedrooms) return;
            total++;
            const isAdded = index >= before.length;
            if (createdAt === null ? isAdded : createdAt > seenAt && createdAt <= NOW) expected++;
          });
          expect(countNewMatches(search, counts)).toBe(expected);
          expect(counts.total).toBe(total);
        },
      ),
    );
  });

  it('are never negative, and without a known number those without a date are not new', () => {
    const counts = { total: 5, listed: 2, undated: 3 };
    expect(countNewMatches({ seenUndated: 1 }, counts)).toBe(4);
    expect(countNewMatches({ seenUndated: 7 }, counts)).toBe(2);
    expect(countNewMatches({ seenUndated: null }, counts)).toBe(2);
  });

  it('are named with the day of the last visit', () => {
    expect(newMatchesText(3, NOW - 4 * DAY, NOW)).toBe('3 new since Tuesday');
    expect(newMatchesText(1204, NOW - 9 * DAY, NOW)).toBe('1,204 new since 12 November');
    expect(newMatchesText(1, NOW - 1000, NOW)).toBe('1 new since your last visit');
    expect(newMatchesText(0, NOW - DAY, NOW)).toBe('Nothing new since Friday');
  });
});

describe('a saved search', () => {
  it('stores its filters and order as a query string, without the page', () => {
    const filters = withFilters({ region: 'Volta', bedrooms: 3, text: 'near the lake', sort: 'price-up' });
    const query = searchQueryOf({ ...filters, page: 4 });
    expect(query).toBe('q=near+the+lake&region=Volta&beds=3&sort=price-up');
    expect(savedFiltersOf({ query })).toEqual(filters);
  });

  it.each<[Partial<SearchFilters>, string, string]>([
    [
      { bedrooms: 3, listingType: 'rent', region: 'Ashanti' },
      '3 bedrooms for rent in Ashanti',
      'Ashanti, For Rent, 3 bedrooms',
    ],
    [
      { region: 'Ashanti', district: 'Kumasi', amenities: ['running_water'] },
      'Homes in Kumasi, Running Water',
      'Ashanti, Kumasi, Running Water',
    ],
    [
      { propertyType: 'villa', bedrooms: 4, listingType: 'sale', bathrooms: 1 },
      'Villa, 4+ bedrooms for sale, 1 bathroom',
      'For Sale, Villa, 4+ bedrooms, 1 bathroom',
    ],
    [{ text: ' legon ' }, 'Homes, “legon”', '“legon”'],
  ])('%j is suggested a name', (change, name, text) => {
    expect(suggestSearchName(withFilters(change))).toBe(name);
    expect(filtersText(withFilters(change))).toBe(text);
  });

  it('is suggested a name of at most 80 characters', () => {
    expect(suggestSearchName(withFilters({ text: 'x'.repeat(5000) }))).toHaveLength(MAX_SEARCH_NAME);
  });
});

it.each([
  ['<b>Two rooms</b>', '<b>Two rooms</b>'],
  ['Delete \u202enothing\u202c\u2067', 'Delete nothing'],
  ['Two\nrooms\0', 'Tworooms'],
  [`${'x'.repeat(79)}😀`, 'x'.repeat(79)],
  [`${' '.repeat(2_000)}x`, ''],
  ['x'.repeat(1_000_000), 'x'.repeat(80)],
])('a name is stored without what cannot be shown, and of at most 80 characters: %#', (text, name) =>
  expect(readSearchName(text)).toBe(name),
);
