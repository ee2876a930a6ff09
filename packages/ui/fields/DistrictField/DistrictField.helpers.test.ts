import { REGIONS } from '@efie/domain/places';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areOnlyStoredDistricts,
  storedPlacesIn,
  readDistrictValue,
  readRegionValue,
  regionOptions,
} from './DistrictField.helpers';

describe('regionOptions', () => {
  it('offers an empty option, then the sixteen regions', () => {
    expect(regionOptions().map(({ value }) => value)).toEqual(['', ...REGIONS]);
  });
  it('adds a stored region that is not one of the sixteen, once', () => {
    expect(regionOptions('Atlantis', 'Atlantis', '', 'Oti').at(-1)).toEqual({
      value: 'Atlantis',
      label: 'Atlantis',
    });
    expect(regionOptions('Atlantis', 'Atlantis', '', 'Oti')).toHaveLength(18);
  });
});

describe('form values', () => {
  it('normalizes spellings of regions and districts', () => {
    expect(readRegionValue(' greater  accra')).toBe('Greater Accra');
    expect(readRegionValue('Ashanti Region')).toBe('Ashanti');
    expect(readDistrictValue('Accra Metropolitan')).toBe('Accra');
    expect(readDistrictValue('Old Tafo Junction')).toBe('Old Tafo Junction');
  });
  it('never throws, and is idempotent for regions', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string(), fc.constantFrom(...REGIONS)), (raw) => {
        const region = readRegionValue(raw);
        expect(readRegionValue(region)).toBe(region);
        expect(typeof readDistrictValue(raw)).toBe('string');
      }),
    );
  });
  it('offers a stored district only in its own region', () => {
    const stored = [
      { region: 'Oti', district: 'Old Town' },
      { region: 'Volta', district: 'Ho' },
      { region: 'Oti', district: '' },
    ];
    expect(storedPlacesIn('Oti', stored)).toEqual([{ region: 'Oti', district: 'Old Town' }]);
    expect(storedPlacesIn('Ashanti', stored)).toEqual([]);
  });
  it('tells stored districts from loaded districts', () => {
    const stored = [{ region: 'Volta', district: 'Ho' }];
    expect(areOnlyStoredDistricts([], stored)).toBe(true);
    expect(areOnlyStoredDistricts(['Ho'], stored)).toBe(true);
    expect(areOnlyStoredDistricts(['Ho', 'Hohoe'], stored)).toBe(false);
  });
});
