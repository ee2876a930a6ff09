import { AMENITIES } from '@efie/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupedAmenities, offeredAmenities, partAmenities } from './AmenitiesField.helpers';

const codes = AMENITIES.map(({ code }) => code);
const anyCodes = fc.array(fc.oneof(fc.constantFrom(...codes), fc.string()));

describe('the amenities on offer', () => {
  it('C161 C162: are the seventeen, labelled', () => {
    expect(offeredAmenities([]).map(({ value }) => value)).toEqual(codes);
    expect(offeredAmenities([]).at(-1)?.label).toBe("Agent's Commission Required");
  });

  it('stand in six groups, each amenity in one', () => {
    const groups = groupedAmenities([]);
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

  it('C418 F122: keep codes that only the listing knows, once, with a readable label', () => {
    expect(groupedAmenities(['sea_view', 'sea_view', 'tiled_floor', '']).at(-1)).toEqual({
      label: 'Other',
      options: [{ value: 'sea_view', label: 'Sea View' }],
    });
  });

  it('C418: whatever is stored and chosen, nothing is lost and nothing stands twice', () => {
    fc.assert(
      fc.property(anyCodes, anyCodes, (stored, value) => {
        const { chosen, rest } = partAmenities(stored, value);
        const all = [...chosen, ...rest].map((option) => option.value);
        expect(new Set(all).size).toBe(all.length);
        const wanted = [...codes, ...stored, ...value].filter((code) => code.trim() !== '');
        expect(new Set(all)).toEqual(new Set(wanted));
        expect(chosen.every((option) => value.includes(option.value))).toBe(true);
      }),
    );
  });
});
