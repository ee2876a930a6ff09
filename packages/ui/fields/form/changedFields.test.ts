import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedFields, isUnchanged } from './changedFields';

const values = fc.record({
  title: fc.string(),
  isOn: fc.boolean(),
  amenities: fc.uniqueArray(fc.string(), { maxLength: 6 }),
});

describe('changedFields', () => {
  it('holds nothing when nothing differs, also in a copy', () => {
    fc.assert(
      fc.property(values, (before) => {
        expect(isUnchanged(before, structuredClone(before))).toBe(true);
      }),
    );
  });

  it('laid over what was there before, gives what is there now', () => {
    fc.assert(
      fc.property(values, values, (before, now) => {
        const merged = { ...before, ...changedFields(before, now) };
        expect({ ...merged, amenities: merged.amenities.toSorted() }).toEqual({
          ...now,
          amenities: now.amenities.toSorted(),
        });
      }),
    );
  });

  it('takes lists of codes as sets, however they were ticked', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), (codes) => {
        expect(isUnchanged({ codes }, { codes: codes.toReversed() })).toBe(true);
        expect(isUnchanged({ codes }, { codes: [...codes, `${codes.join()}+`] })).toBe(false);
      }),
    );
    expect(isUnchanged({ codes: ['a', 'b'] }, { codes: ['a', 'c'] })).toBe(false);
    expect(isUnchanged({ codes: ['a', 'b'] }, { codes: ['a', 'a'] })).toBe(false);
  });

  it('counts the order of everything else', () => {
    const [cover, second] = [new Blob(['a']), new Blob(['b'])];
    expect(isUnchanged({ photos: [cover, second] }, { photos: [second, cover] })).toBe(false);
    expect(isUnchanged({ photos: [cover, second] }, { photos: [cover, second] })).toBe(true);
  });
});
