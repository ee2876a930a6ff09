import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DRAFT_PHOTO_LIMITS,
  describeDraftPhotos,
  draftBytes,
  draftsToEvict,
  fittingPhotos,
  readDraftPhotoList,
  type DraftPhotoEntry,
  type DraftPhotoList,
} from './draftPhotos';

fc.configureGlobal({ seed: 20261126 });

const NOW = Date.parse('2026-11-26T10:00:00Z');
const { maxAge, maxBytes, maxCount } = DRAFT_PHOTO_LIMITS;

const entry = (size: number, fingerprint = `f${size}`): DraftPhotoEntry => ({
  fingerprint,
  name: 'kitchen.jpg',
  fileName: 'kitchen.jpg',
  type: 'image/jpeg',
  size,
});

const entries = fc.record({
  fingerprint: fc.string({ minLength: 1 }),
  name: fc.string({ minLength: 1 }),
  fileName: fc.string({ minLength: 1 }),
  type: fc.constantFrom('image/jpeg', 'image/png', 'image/gif'),
  size: fc.integer({ min: 1, max: maxBytes }),
});
const ages = fc.oneof(
  fc.integer({ min: -1000, max: maxAge + 1000 }),
  fc.constantFrom(maxAge - 1, maxAge, maxAge + 1, -maxAge),
);
const lists = fc.record({
  savedAt: ages.map((age) => NOW - age),
  photos: fc.array(entries, { maxLength: maxCount }),
});

describe('fittingPhotos', () => {
  it('keeps the order, and leaves out what does not fit', () => {
    const half = maxBytes / 2;
    expect(fittingPhotos([entry(half), entry(half + 1), entry(half)]).map(({ size }) => size)).toEqual([
      half,
      half,
    ]);
    expect(fittingPhotos(Array.from({ length: maxCount + 2 }, () => entry(1)))).toHaveLength(maxCount);
    expect(fittingPhotos([])).toEqual([]);
  });

  it('is what adding one photo after another gives', () => {
    fc.assert(
      fc.property(fc.array(entries, { maxLength: 14 }), (photos) => {
        const fitting = fittingPhotos(photos);
        const sum = (some: readonly DraftPhotoEntry[]) => some.reduce((total, { size }) => total + size, 0);
        expect(sum(fitting)).toBeLessThanOrEqual(maxBytes);
        expect(fitting.length).toBeLessThanOrEqual(maxCount);
        photos.forEach((photo, index) => {
          const earlier = photos.slice(0, index).filter((other) => fitting.includes(other));
          const hasRoom = earlier.length < maxCount && sum(earlier) + photo.size <= maxBytes;
          expect(fitting.includes(photo)).toBe(hasRoom);
        });
      }),
    );
  });
});

describe('draftsToEvict', () => {
  /** Removes the oldest draft while the total is over the limit. */
  function evictNaively(
    drafts: Readonly<Record<string, DraftPhotoList>>,
    current: { key: string; bytes: number },
  ): readonly string[] {
    const others = Object.keys(drafts).filter((key) => key !== current.key);
    const savedAt = (key: string) => drafts[key]?.savedAt ?? 0;
    const size = (key: string) => draftBytes(drafts[key] ?? { photos: [] });
    const evicted = new Set(others.filter((key) => Math.abs(NOW - savedAt(key)) >= maxAge));
    const remaining = () => others.filter((key) => !evicted.has(key));
    while (remaining().reduce((sum, key) => sum + size(key), current.bytes) > maxBytes) {
      const oldest = remaining().reduce<string | null>(
        (found, key) => (found === null || savedAt(key) <= savedAt(found) ? key : found),
        null,
      );
      if (oldest === null) break;
      evicted.add(oldest);
    }
    return [...evicted];
  }

  it('evicts expired drafts, then the oldest until all fit', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), lists, { maxKeys: 5, noNullPrototype: true }),
        fc.integer({ min: 0, max: maxBytes }),
        (drafts, bytes) => {
          const times = Object.values(drafts).map(({ savedAt }) => savedAt);
          fc.pre(new Set(times).size === times.length);
          const current = { key: 'c', bytes };
          expect([...draftsToEvict(drafts, current, NOW)].sort()).toEqual(
            [...evictNaively(drafts, current)].sort(),
          );
        },
      ),
    );
  });

  it('never evicts the draft that is stored', () => {
    const drafts = { mine: { savedAt: 0, photos: [entry(maxBytes)] } };
    expect(draftsToEvict(drafts, { key: 'mine', bytes: maxBytes }, NOW)).toEqual([]);
  });
});

describe('readDraftPhotoList', () => {
  it('reads what was written', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const read = readDraftPhotoList(structuredClone(list), NOW);
        expect(read).toEqual(Math.abs(NOW - list.savedAt) < maxAge ? list : null);
      }),
    );
  });

  it('is null, or a list without what cannot be read, for any value', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.anything()), (value, photos) => {
        readDraftPhotoList(value, NOW);
        expect(
          readDraftPhotoList({ savedAt: NOW, photos: [...photos, entry(5)] }, NOW)?.photos,
        ).toContainEqual(entry(5));
      }),
    );
    for (const broken of [
      { ...entry(5), size: 0 },
      { ...entry(5), size: 1.5 },
      { ...entry(5), type: 'text/html' },
      { ...entry(5), fileName: '' },
    ])
      expect(readDraftPhotoList({ savedAt: NOW, photos: [broken] }, NOW)?.photos).toEqual([]);
  });
});

describe('draftBytes', () => {
  it('counts a photo that was chosen twice once', () => {
    expect(draftBytes({ photos: [entry(5, 'a'), entry(7, 'b'), entry(5, 'a')] })).toBe(12);
  });
});

describe('describeDraftPhotos', () => {
  it('says how many, and how much', () => {
    expect(describeDraftPhotos(1, 1)).toBe('1 photo (1 kB)');
    expect(describeDraftPhotos(3, 340 * 1024)).toBe('3 photos (340 kB)');
    expect(describeDraftPhotos(10, 1_234_567)).toBe('10 photos (1.2 MB)');
  });
});
