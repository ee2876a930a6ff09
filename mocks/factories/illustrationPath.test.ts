import { describe, expect, it } from 'vitest';
import { EXTERIOR_KINDS, GENDERS, HEADS, INTERIOR_ROOMS, TIMES_OF_DAY } from '@efie/illustrations/names';
import {
  decodeIllustrationPath,
  decodePortraitPath,
  encodeIllustrationPath,
  encodePortraitPath,
  exteriorViewOf,
  isExterior,
  illustrationSeed,
} from './illustrationPath';

describe('illustration paths', () => {
  it('decode to what was encoded, for every kind and time of day', () => {
    for (const kind of [...EXTERIOR_KINDS, ...INTERIOR_ROOMS]) {
      for (const time of TIMES_OF_DAY) {
        const illustration = { listingId: '1001', index: 12, kind, time };
        expect(decodeIllustrationPath(encodeIllustrationPath(illustration))).toEqual(illustration);
      }
    }
  });

  it('of portraits decode to what was encoded, with and without a look', () => {
    const looks = GENDERS.flatMap((gender) => HEADS[gender].map((head) => ({ gender, head })));
    for (const agentId of ['101', 'demo|101|0', 'a-woman', 'x-man-hat'])
      for (const look of [null, ...looks])
        expect(decodePortraitPath(encodePortraitPath({ agentId, look }))).toEqual({ agentId, look });
    expect(decodePortraitPath('portraits/111.svg')).toEqual({ agentId: '111', look: null });
    expect(encodePortraitPath({ agentId: '101', look: { gender: 'woman', head: 'headwrap' } })).toBe(
      'portraits/101-woman-headwrap.svg',
    );
    // A woman has no kufi, so this is the id of an agent.
    expect(decodePortraitPath('portraits/7-woman-kufi.svg')).toEqual({ agentId: '7-woman-kufi', look: null });
  });

  it('decode to null for other paths', () => {
    for (const path of [
      '',
      'listings/1001/1-castle-noon.svg',
      'listings/1001/1-house-teatime.svg',
      'listings/1001/x-house-noon.svg',
      'listings/1001/1-house-noon.png',
      'uploads/listings/1001/9001.jpg',
      'portraits/a/b.svg',
    ]) {
      expect(decodeIllustrationPath(path)).toBeNull();
      expect(decodePortraitPath(path)).toBeNull();
    }
  });

  it('give all exteriors of a listing the same seed and every room its own', () => {
    const exterior = { listingId: '7', index: 1, kind: 'house', time: 'noon' } as const;
    expect(illustrationSeed({ ...exterior, index: 4, time: 'dusk' })).toBe(illustrationSeed(exterior));
    const room = { ...exterior, kind: 'bedroom' } as const;
    expect(illustrationSeed({ ...room, index: 5 })).not.toBe(illustrationSeed(room));
    expect([1, 2, 3, 9].map((index) => exteriorViewOf({ ...exterior, index }))).toEqual([0, 1, 2, 2]);
    expect(isExterior('land')).toBe(true);
    expect(isExterior('kitchen')).toBe(false);
  });
});
