import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AMENITIES, amenityLabel, amenityOf, isAmenityCode } from './amenities';
import { AMENITY_GROUPS } from './amenityGroups';

const data = JSON.parse(readFileSync(new URL('../../../data/amenities.json', import.meta.url), 'utf8')) as {
  specOrder: string[];
  groups: { name: string; codes: string[] }[];
  amenities: { code: string; label: string; group: string }[];
};

describe('amenities', () => {
  it('are the seventeen of the specification, in its order, and match data/amenities.json', () => {
    expect(AMENITIES.map(({ code }) => code)).toEqual(data.specOrder);
    for (const { code, label, group } of data.amenities) {
      expect(amenityOf(code)).toEqual({ code, label, group });
    }
    expect(AMENITY_GROUPS).toEqual(data.groups.map(({ name }) => name));
  });

  it("agents_commission_required has the label Agent's Commission Required", () => {
    expect(amenityLabel('agents_commission_required')).toBe("Agent's Commission Required");
  });

  it('an unknown code is shown in Title Case and is not an amenity code', () => {
    expect(amenityLabel('sea_view')).toBe('Sea View');
    expect(amenityLabel('')).toBe('');
    expect(amenityLabel('x'.repeat(10_000)).length).toBeLessThanOrEqual(60);
    expect(isAmenityCode('sea_view')).toBe(false);
    expect(isAmenityCode('constructor')).toBe(false);
  });
});
