import { describe, expect, it } from 'vitest';
import { priceOptions, propertyTypeOptions, readRoomCount, shownAmenities } from './SearchFilters.helpers';

describe('SearchFilters helpers', () => {
  it('shows nine features at first, all seventeen on request, and never hides a ticked one', () => {
    expect(shownAmenities(false, [])).toHaveLength(9);
    expect(shownAmenities(true, [])).toHaveLength(17);
    const shown = shownAmenities(false, ['borehole_water', 'running_water']).map(({ code }) => code);
    expect(shown).toHaveLength(10);
    expect(shown).toContain('borehole_water');
  });

  it('C155 C156: offers the eight types, the unset one first', () => {
    expect(propertyTypeOptions.map(({ label }) => label)).toEqual([
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

  it('reads only the room counts that are offered', () => {
    expect(['1', '4', '', '5', '-1', 'x'].map(readRoomCount)).toEqual([1, 4, null, null, null, null]);
  });
});
