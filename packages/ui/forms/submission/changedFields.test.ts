import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedFields, isUnchanged } from './changedFields';

const values = fc.record({
  title: fc.string(),
  isOn: fc.boolean(),
  amenities: fc.uniqueArray(fc.string(), { maxLength: 6 }),
});

describe('changedFields', () => {
  it('is empty for equal values, also for a deep copy', () => {
    fc.assert(
      fc.property(values, (before) => {
        expect(isUnchanged(before, structuredClone(before))).toBe(true);
      }),
    );
  });

  it('merged into the old values, gives the new values', () => {
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

  it('compares lists of strings as sets', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), (codes) => {
        expect(isUnchanged({ codes }, { codes: codes.toReversed() })).toBe(true);
        expect(isUnchanged({ codes }, { codes: [...codes, `${codes.join()}+`] })).toBe(false);
      }),
    );
    expect(isUnchanged({ codes: ['a', 'b'] }, { codes: ['a', 'c'] })).toBe(false);
    expect(isUnchanged({ codes: ['a', 'b'] }, { codes: ['a', 'a'] })).toBe(false);
  });

  it('compares other lists in order', () => {
    const [cover, second] = [new Blob(['a']), new Blob(['b'])];
    expect(isUnchanged({ photos: [cover, second] }, { photos: [second, cover] })).toBe(false);
    expect(isUnchanged({ photos: [cover, second] }, { photos: [cover, second] })).toBe(true);
  });
});
