import { CHOICE_FILTERS, COUNT_FILTERS, readFieldFilter } from '@efie/domain';
import { describe, expect, it } from 'vitest';
import {
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

  it('C155 C156: offers the eight property types after the empty option', () => {
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
    expect(withCounts(options, counts).map(({ count }) => count)).toEqual([1300, 1204, undefined]);
    expect(withCounts(options, undefined).map(({ count }) => count)).toEqual(['\u00a0', '\u00a0', '\u00a0']);
  });

  it('parses only the room counts that are offered', () => {
    for (const filter of COUNT_FILTERS) {
      const read = (text: string) => readFieldFilter(filter, text);
      expect(['1', '4', '', '5', '-1', 'x'].map(read)).toEqual([1, 4, null, null, null, null]);
    }
  });
});
