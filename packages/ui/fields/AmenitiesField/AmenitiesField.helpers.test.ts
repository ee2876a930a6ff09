import { AMENITIES } from '@efie/domain/amenities';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amenityOptionGroups, amenityOptions, splitAmenityOptions } from './AmenitiesField.helpers';

const codes = AMENITIES.map(({ code }) => code);
const anyCodes = fc.array(fc.oneof(fc.constantFrom(...codes), fc.string()));

describe('amenity options', () => {
  it('are the seventeen amenities with their labels', () => {
    expect(amenityOptions([]).map(({ value }) => value)).toEqual(codes);
    expect(amenityOptions([]).at(-1)?.label).toBe("Agent's Commission Required");
  });

  it('are divided into six groups, each amenity in one', () => {
    const groups = amenityOptionGroups([]);
    expect(groups.map(({ label }) => label)).toEqual([
      'Electricity',
      'Water',
      'Security',
      'Comfort',
      'Rooms',
      'Fees',
    ]);
    expect(groups.flatMap(({ options }) => options.map(({ value }) => value)).sort()).toEqual(
      [...codes].sort(),
    );
  });

  it('include unknown codes of the listing once, with a readable label', () => {
    expect(amenityOptionGroups(['sea_view', 'sea_view', 'tiled_floor', '']).at(-1)).toEqual({
      label: 'Other',
      options: [{ value: 'sea_view', label: 'Sea View' }],
    });
  });

  it('contain every stored and chosen code exactly once', () => {
    fc.assert(
      fc.property(anyCodes, anyCodes, (stored, value) => {
        const { chosen, rest } = splitAmenityOptions(stored, value);
        const all = [...chosen, ...rest].map((option) => option.value);
        expect(new Set(all).size).toBe(all.length);
        const expected = [...codes, ...stored, ...value].filter((code) => code.trim() !== '');
        expect(new Set(all)).toEqual(new Set(expected));
        expect(chosen.every((option) => value.includes(option.value))).toBe(true);
      }),
    );
  });
});
