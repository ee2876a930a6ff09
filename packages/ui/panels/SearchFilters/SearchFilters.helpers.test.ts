import { CHOICE_FILTERS, COUNT_FILTERS, readFieldFilter } from '@efie/domain/search';
import { describe, expect, it } from 'vitest';
import {
  amenityName,
  withCounts,
  withCountLabels,
  priceOptions,
  fieldOptions,
  visibleAmenities,
} from './SearchFilters.helpers';

describe('SearchFilters helpers', () => {
  it('shows nine features at first, all seventeen on request, and never hides a selected one', () => {
    expect(visibleAmenities(false, [])).toHaveLength(9);
    expect(visibleAmenities(true, [])).toHaveLength(17);
    const shown = visibleAmenities(false, ['borehole_water', 'running_water']).map(({ code }) => code);
    expect(shown).toHaveLength(10);
    expect(shown).toContain('borehole_water');
  });

  it('offers the eight property types after the empty option', () => {
    const propertyType = CHOICE_FILTERS.find(({ name }) => name === 'propertyType');
    expect(propertyType && fieldOptions(propertyType).map(({ label }) => label)).toEqual([
      'All types',
      'Apartment',
      'House',
      'Studio',
      'Shared Room',
      'Townhouse',
      'Villa',
      'Land',
      'Commercial',
    ]);
    expect(priceOptions).toHaveLength(15);
  });

  it('adds the number of results to each option, and leaves the labels unchanged without counts', () => {
    const options = [
      { value: '', label: 'All regions' },
      { value: 'Oti', label: 'Oti' },
      { value: 'Volta', label: 'Volta' },
    ];
    const counts = new Map([
      ['', 1300],
      ['Oti', 1204],
    ]);
    expect(withCountLabels(options, counts).map(({ label }) => label)).toEqual([
      'All regions',
      'Oti (1,204)',
      'Volta (0)',
    ]);
    expect(withCountLabels(options, undefined)).toBe(options);
  });

  it('names each option with its number of results', () => {
    const filterOf = (name: string) =>
      [...CHOICE_FILTERS, ...COUNT_FILTERS].find((filter) => filter.name === name) ?? expect.unreachable();
    const counts = new Map([
      ['', 1300],
      ['1', 37],
      ['2', 1],
    ]);
    expect(withCounts(filterOf('bedrooms'), counts).map(({ name }) => name)).toEqual([
      'Any bedrooms, 1,300 homes',
      '1 bedroom, 37 homes',
      '2 bedrooms, 1 home',
      '3 bedrooms, 0 homes',
      '4+ bedrooms, 0 homes',
    ]);
    expect(withCounts(filterOf('listingType'), undefined).map(({ name }) => name)).toEqual([
      'Any',
      'For Rent',
      'For Sale',
    ]);
    expect(amenityName('Running Water', 12)).toBe('Running Water, 12 homes');
    expect(amenityName('Running Water', undefined)).toBeUndefined();
  });

  it('reserves the line of the numbers until they are known, and hides them when nothing is found', () => {
    const [bedrooms] = COUNT_FILTERS;
    const countsOf = (counts: ReadonlyMap<string, number> | undefined) =>
      bedrooms && withCounts(bedrooms, counts).map(({ count }) => count);
    expect(
      countsOf(
        new Map([
          ['', 7],
          ['1', 7],
        ]),
      ),
    ).toEqual([7, 7, undefined, undefined, undefined]);
    const hidden = Array.from({ length: 5 }, () => '\u00a0');
    expect(countsOf(undefined)).toEqual(hidden);
    expect(
      countsOf(
        new Map([
          ['', 0],
          ['1', 0],
        ]),
      ),
    ).toEqual(hidden);
  });

  it('parses only the room counts that are offered', () => {
    for (const filter of COUNT_FILTERS) {
      const read = (text: string) => readFieldFilter(filter, text);
      expect(['1', '4', '', '5', '-1', 'x'].map(read)).toEqual([1, 4, null, null, null, null]);
    }
  });
});
