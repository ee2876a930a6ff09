import { REGIONS } from '@efie/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areStandIns,
  placesIn,
  readDistrictValue,
  readRegionValue,
  regionOptions,
} from './DistrictField.helpers';

describe('regionOptions', () => {
  it('C165: offers the sixteen regions after an unset one', () => {
    expect(regionOptions().map(({ value }) => value)).toEqual(['', ...REGIONS]);
  });
  it('F122: keeps a stored region that is none of them, once', () => {
    expect(regionOptions('Atlantis', 'Atlantis', '', 'Oti').at(-1)).toEqual({
      value: 'Atlantis',
      label: 'Atlantis',
    });
    expect(regionOptions('Atlantis', 'Atlantis', '', 'Oti')).toHaveLength(18);
  });
});

describe('what a form holds', () => {
  it('reads regions and districts however they are written', () => {
    expect(readRegionValue(' greater  accra')).toBe('Greater Accra');
    expect(readRegionValue('Ashanti Region')).toBe('Ashanti');
    expect(readDistrictValue('Accra Metropolitan')).toBe('Accra');
    expect(readDistrictValue('Old Tafo Junction')).toBe('Old Tafo Junction');
  });
  it('F122: never throws, and reads its own value unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string(), fc.constantFrom(...REGIONS)), (raw) => {
        const region = readRegionValue(raw);
        expect(readRegionValue(region)).toBe(region);
        expect(typeof readDistrictValue(raw)).toBe('string');
      }),
    );
  });
  it('offers a stored town in its own region only', () => {
    const stored = [
      { region: 'Oti', town: 'Old Town' },
      { region: 'Volta', town: 'Ho' },
      { region: 'Oti', town: '' },
    ];
    expect(placesIn('Oti', stored)).toEqual([{ region: 'Oti', town: 'Old Town' }]);
    expect(placesIn('Ashanti', stored)).toEqual([]);
  });
  it('knows stored towns from districts that were loaded', () => {
    const stored = [{ region: 'Volta', town: 'Ho' }];
    expect(areStandIns([], stored)).toBe(true);
    expect(areStandIns(['Ho'], stored)).toBe(true);
    expect(areStandIns(['Ho', 'Hohoe'], stored)).toBe(false);
  });
});
