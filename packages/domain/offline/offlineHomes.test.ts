import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Listing } from '../listing/index';
import {
  isPhotoStorable,
  offlineCopy,
  savedOn,
  selectOfflineHomes,
  type OfflineHome,
  type OfflineLimits,
} from './index';

fc.configureGlobal({ seed: 20261126 });

// Only what the rules read.
const home = (id: string, savedAt: number, description = ''): OfflineHome => ({
  listing: { id, description } as unknown as Listing,
  savedAt,
});
const sizeOf = ({ listing }: OfflineHome) => 10 + listing.description.length;

const anyId = fc.constantFrom('1', '2', '3', '4', '5', '6', '7', '8');
const anyCopies = fc.array(
  fc.record({ id: anyId, savedAt: fc.integer({ min: 0, max: 5 }), length: fc.integer({ min: 0, max: 60 }) }),
  { maxLength: 20 },
);
const anyLimits = fc.record({
  count: fc.integer({ min: 0, max: 6 }),
  characters: fc.integer({ min: 0, max: 200 }),
});

/** Without maps: the first newest copy of each wanted listing, added while it fits. */
function naiveSelection(
  ids: readonly string[],
  copies: readonly OfflineHome[],
  limits: OfflineLimits,
): readonly OfflineHome[] {
  let kept: readonly OfflineHome[] = [];
  ids.forEach((id, index) => {
    if (ids.indexOf(id) !== index) return;
    const own = copies.filter(({ listing }) => listing.id === id);
    const best = own.find((copy) => own.every((other) => other.savedAt <= copy.savedAt));
    if (!best) return;
    const longer = [...kept, best];
    const size = longer.map(sizeOf).reduce((sum, part) => sum + part, 0);
    if (longer.length <= limits.count && size <= limits.characters) kept = longer;
  });
  return kept;
}

describe('the homes that are stored', () => {
  it('are the newest copies of the wanted listings, within the limits', () => {
    fc.assert(
      fc.property(fc.array(anyId, { maxLength: 12 }), anyCopies, anyLimits, (ids, entries, limits) => {
        const copies = entries.map(({ id, savedAt, length }) => home(id, savedAt, 'x'.repeat(length)));
        const kept = selectOfflineHomes(ids, copies, sizeOf, limits);
        expect(kept).toEqual(naiveSelection(ids, copies, limits));
        expect(kept.length).toBeLessThanOrEqual(limits.count);
        expect(kept.reduce((sum, copy) => sum + sizeOf(copy), 0)).toBeLessThanOrEqual(limits.characters);
      }),
    );
  });

  it('are the same when the selection is repeated', () => {
    fc.assert(
      fc.property(fc.array(anyId), anyCopies, anyLimits, (ids, entries, limits) => {
        const copies = entries.map(({ id, savedAt }) => home(id, savedAt));
        const kept = selectOfflineHomes(ids, copies, sizeOf, limits);
        expect(selectOfflineHomes(ids, kept, sizeOf, limits)).toEqual(kept);
      }),
    );
  });

  it('contain no listing that is not wanted', () => {
    expect(selectOfflineHomes([], [home('1', 1)], sizeOf)).toEqual([]);
  });

  it('have their first photo only', () => {
    const photos = [
      { id: 'a', url: 'https://photos.example/a.jpg' },
      { id: 'b', url: 'https://photos.example/b.jpg' },
    ];
    expect(offlineCopy({ ...home('1', 1).listing, photos }).photos).toEqual(photos.slice(0, 1));
  });
});

describe('a photo is stored', () => {
  it('when it is not empty, not too large, and the others leave room for it', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 120 }), { maxLength: 30 }), (sizes) => {
        const limits = { each: 100, all: 400 };
        let stored = 0;
        const kept = sizes.filter((size) => {
          const isKept = isPhotoStorable(size, stored, limits);
          if (isKept) stored += size;
          return isKept;
        });
        expect(kept.every((size) => size > 0 && size <= 100)).toBe(true);
        expect(stored).toBeLessThanOrEqual(400);
        // None is refused for which there would be room.
        for (const size of sizes.filter((candidate) => candidate > 0 && candidate <= 100))
          expect(kept.includes(size) || stored + size > 400).toBe(true);
      }),
    );
  });
});

describe('savedOn', () => {
  const NOW = Date.UTC(2026, 10, 26, 10);

  it.each([
    [Date.UTC(2026, 10, 26), 'Saved on 26 November'],
    [Date.UTC(2026, 0, 1), 'Saved on 1 January'],
    [Date.UTC(2025, 11, 31, 23, 59), 'Saved on 31 December 2025'],
    [Number.NaN, ''],
  ])('%d is %s', (savedAt, text) => {
    expect(savedOn(savedAt, NOW)).toBe(text);
  });
});
