import { describe, expect, it } from 'vitest';
import { danglingReferences, gzipSize, outlineOf, xmlFault } from '../testing';
import { TIMES_OF_DAY, type TimeOfDay } from '../times';
import { interior } from './interior';
import { INTERIOR_ROOMS, type InteriorRoom } from './rooms';

const SEEDS = ['1', '4', '7', '12', 'listing-9'];

/** Largest raw and compressed size of each room, in bytes. */
const BOUNDS: Readonly<Record<InteriorRoom, readonly [number, number]>> = {
  living: [11_000, 3_000],
  kitchen: [11_000, 2_800],
  bedroom: [11_000, 2_800],
  bathroom: [11_000, 2_800],
  veranda: [24_000, 4_500],
};

describe.each(INTERIOR_ROOMS)('interior %s', (room) => {
  const pictures = SEEDS.flatMap((seed) => TIMES_OF_DAY.map((time) => interior(room, seed, time)));

  it('is a complete, well-formed document at every time of day', () => {
    for (const picture of pictures) {
      expect(xmlFault(picture)).toBeNull();
      expect(danglingReferences(picture)).toEqual([]);
      expect(picture).toMatch(
        /^<svg [^>]*viewBox="0 0 800 600" width="800" height="600" preserveAspectRatio="xMidYMid slice">/,
      );
      expect(picture).not.toMatch(/NaN|undefined|null|Infinity|\[object|e-\d/);
    }
  });

  it('stays small', async () => {
    const [raw, compressed] = BOUNDS[room];
    for (const picture of pictures) {
      expect(picture.length).toBeLessThanOrEqual(raw);
      expect(await gzipSize(picture)).toBeLessThanOrEqual(compressed);
    }
  });

  it('is the same string for the same arguments and another for another seed', () => {
    expect(interior(room, 'again', 'golden')).toBe(interior(room, 'again', 'golden'));
    const colours = Array.from({ length: 30 }, (_, index) => interior(room, `home-${index}`, 'noon'));
    expect(new Set(colours).size).toBe(30);
  });
});

it('keeps the furniture in its place all day', () => {
  const roomOnly = (time: TimeOfDay): string =>
    outlineOf(interior('kitchen', 'day', time)).replace(/<svg x=.*?<\/svg>/g, '');
  expect(roomOnly('dawn')).toBe(roomOnly('noon'));
  expect(roomOnly('rain')).toBe(roomOnly('noon'));
});

it('lights a room with a lamp after dark and shows the night in its window', () => {
  const night = interior('living', '4', 'night');
  const nightSky = /stop-color="#0B1C26"/;
  expect(night).toMatch(nightSky);
  expect(night).not.toContain('fill="#fff4d6"');
  expect(interior('living', '4', 'noon')).not.toMatch(nightSky);
  expect(interior('living', '4', 'noon')).toContain('fill="#fff4d6"');
});
