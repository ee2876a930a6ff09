import { describe, expect, it } from 'vitest';
import { danglingReferences, gzipSize, stripColors, findXmlError } from '../testing';
import { createDrawingContext } from '../drawing/context';
import { TIMES_OF_DAY, type TimeOfDay } from '../times';
import { interior } from './interior';
import { createRoom } from './room';
import { INTERIOR_ROOMS, type InteriorRoom } from './rooms';

const SEEDS = ['1', '4', '7', '12', 'listing-9'];

/** Maximum raw and compressed size by room, in bytes. */
const MAX_SIZES: Readonly<Record<InteriorRoom, readonly [number, number]>> = {
  living: [11_000, 3_000],
  kitchen: [11_000, 2_800],
  bedroom: [11_000, 2_800],
  bathroom: [11_000, 2_800],
  veranda: [24_000, 4_500],
  shop: [11_000, 2_800],
  office: [11_000, 2_800],
};

describe.each(INTERIOR_ROOMS)('interior %s', (room) => {
  const documents = SEEDS.flatMap((seed) => TIMES_OF_DAY.map((time) => interior(room, seed, time)));

  it('is a well-formed document at every time of day', () => {
    for (const document of documents) {
      expect(findXmlError(document)).toBeNull();
      expect(danglingReferences(document)).toEqual([]);
      expect(document).toMatch(
        /^<svg [^>]*viewBox="0 0 800 600" width="800" height="600" preserveAspectRatio="xMidYMid slice">/,
      );
      expect(document).not.toMatch(/NaN|undefined|null|Infinity|\[object|e-\d/);
    }
  });

  it('stays below the maximum size', async () => {
    const [raw, compressed] = MAX_SIZES[room];
    for (const document of documents) {
      expect(document.length).toBeLessThanOrEqual(raw);
      expect(await gzipSize(document)).toBeLessThanOrEqual(compressed);
    }
  });

  it('is the same string for the same arguments and different for other seeds', () => {
    expect(interior(room, 'again', 'golden')).toBe(interior(room, 'again', 'golden'));
    const documentsBySeed = Array.from({ length: 30 }, (_, index) => interior(room, `home-${index}`, 'noon'));
    expect(new Set(documentsBySeed).size).toBe(30);
  });
});

it('has the same furniture at every time of day', () => {
  const withoutWindowViews = (time: TimeOfDay): string =>
    stripColors(interior('kitchen', 'day', time)).replace(/<svg x=.*?<\/svg>/g, '');
  expect(withoutWindowViews('dawn')).toBe(withoutWindowViews('noon'));
  expect(withoutWindowViews('rain')).toBe(withoutWindowViews('noon'));
});

it('is lit by a lamp after dark, with a night view in its window', () => {
  const night = interior('living', '4', 'night');
  const nightSky = /stop-color="#0B1C26"/;
  expect(night).toMatch(nightSky);
  expect(night).not.toContain('fill="#fff4d6"');
  expect(interior('living', '4', 'noon')).not.toMatch(nightSky);
  expect(interior('living', '4', 'noon')).toContain('fill="#fff4d6"');
});

it.each(INTERIOR_ROOMS)('%s has three layouts, each also mirrored', (room) => {
  const layouts = Array.from({ length: 60 }, (_, index) => {
    const seed = `home-${index}`;
    const { layout, isMirrored } = createRoom(createDrawingContext(seed, 'noon'), seed, 'noon');
    expect(interior(room, seed, 'noon').includes('matrix(-1 0 0 1 800 0)')).toBe(isMirrored);
    return `${layout}${isMirrored}`;
  });
  expect(new Set(layouts).size).toBe(6);
});

it('has rain outside the windows when it rains', () => {
  for (const room of INTERIOR_ROOMS) {
    const rain = /stroke="#fff" stroke-width="1.4" opacity=".35"/;
    expect(interior(room, '4', 'rain')).toMatch(rain);
    expect(interior(room, '4', 'noon')).not.toMatch(rain);
  }
});
