import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { REGIONS, canonicalDistrict, districtOptions, districtsOf, isRegion, readRegion } from './index';

const { regions } = JSON.parse(
  readFileSync(new URL('../../../data/ghana-regions.json', import.meta.url), 'utf8'),
) as { regions: { name: string; districts: { name: string; kind: string }[] }[] };

describe('places', () => {
  it('has the sixteen regions in the specification’s order', () => {
    expect(REGIONS).toEqual(regions.map(({ name }) => name));
    expect(REGIONS).toHaveLength(16);
  });

  it('each region has its own districts, 261 in all', () => {
    for (const { name, districts } of regions) {
      expect(districtsOf(name)).toEqual(districts.map((district) => district.name));
    }
    const all = REGIONS.flatMap(districtsOf);
    expect(all).toHaveLength(261);
    expect(new Set(all).size).toBe(261);
    expect(districtsOf('Atlantis')).toEqual([]);
  });

  it('shortens the full name of a district and leaves other places unchanged (ruling 52)', () => {
    for (const { name, kind } of regions.flatMap(({ districts }) => districts)) {
      expect(canonicalDistrict(`${name} ${kind}`)).toBe(name);
      expect(canonicalDistrict(name)).toBe(name);
    }
    expect(canonicalDistrict('  East   Legon ')).toBe('East Legon');
  });

  it('adds the districts of the listings without duplicates (ruling 52)', () => {
    const options = districtOptions('Oti', [
      'Nkwanta Old Town',
      'biakoye',
      'Biakoye District',
      '',
      'nkwanta old town',
      'Asukawkaw',
    ]);
    expect(options).toEqual([...districtsOf('Oti'), 'Asukawkaw', 'Nkwanta Old Town']);
    expect(districtOptions('Oti')).toEqual(districtsOf('Oti'));
  });

  it('recognizes a region in any spelling', () => {
    expect(readRegion(' greater  accra ')).toBe('Greater Accra');
    expect(readRegion('Ashanti Region')).toBe('Ashanti');
    expect(readRegion('Atlantis')).toBeNull();
    expect(isRegion('Oti')).toBe(true);
    expect(isRegion('oti')).toBe(false);
  });
});

it.each([
  ['greater-accra', 'Greater Accra'],
  ['Ashanti.', 'Ashanti'],
  ['UPPER_EAST', 'Upper East'],
  ['Ashanti Region,', 'Ashanti'],
  ['\u200bVolta\u00a0Region', 'Volta'],
  ['Ghana', null],
])('the region %j is %s', (text, region) => {
  expect(readRegion(text)).toBe(region);
});
