import { describe, expect, it } from 'vitest';
import type { Drawing } from '../drawing/shape';
import { createDrawingContext } from '../drawing/context';
import { danglingReferences, gzipSize, stripColors, pathDataOf, findXmlError } from '../testing';
import { TIMES_OF_DAY, type TimeOfDay } from '../times';
import { builtScene } from './builtScene';
import { exterior } from './exterior';
import { EXTERIOR_KINDS, type ExteriorKind } from './kinds';
import { landScene } from './landScene';

const SEEDS = ['1', '2', '7', '11', '21', '34'];

/** Path data of a scene without sky, hills and weather, which depend on the time of day. */
function fixedPathData(kind: ExteriorKind, seed: string, time: TimeOfDay): string[] {
  const context = createDrawingContext(`${kind}|${seed}`, time);
  const { drawing } = kind === 'land' ? landScene(context) : builtScene(context, kind, seed);
  return pathDataOf((drawing as readonly Drawing[]).slice(2, -1));
}

describe.each(EXTERIOR_KINDS)('exterior %s', (kind) => {
  const documents = SEEDS.flatMap((seed) => TIMES_OF_DAY.map((time) => exterior(kind, seed, time)));

  it('is a well-formed document at every time of day', () => {
    for (const document of documents) {
      expect(findXmlError(document)).toBeNull();
      expect(danglingReferences(document)).toEqual([]);
      expect(document).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d. ]+" width="800" height="600" preserveAspectRatio="xMidYMid slice">/,
      );
      expect(document).not.toMatch(/NaN|undefined|null|Infinity|\[object|e-\d/);
    }
  });

  it('has at most 34 kB, compressed 7 kB', async () => {
    for (const document of documents) {
      expect(document.length).toBeLessThanOrEqual(34_000);
      expect(await gzipSize(document)).toBeLessThanOrEqual(7_000);
    }
  });

  it('is the same string for the same arguments', () => {
    expect(exterior(kind, 'again', 'golden')).toBe(exterior(kind, 'again', 'golden'));
  });

  it('changes only light and weather with the time of day', () => {
    for (const seed of SEEDS) {
      const morningPathData = fixedPathData(kind, seed, 'morning');
      for (const time of TIMES_OF_DAY) expect(fixedPathData(kind, seed, time)).toEqual(morningPathData);
    }
  });

  it('is different for 100 listings', () => {
    const shapes = Array.from({ length: 100 }, (_, index) =>
      stripColors(exterior(kind, `listing-${index}`, 'noon')),
    );
    expect(new Set(shapes).size).toBe(100);
  });
});

it('uses different ids in different illustrations, which may be in the same page', () => {
  const ids = EXTERIOR_KINDS.flatMap((kind) =>
    SEEDS.flatMap((seed) =>
      TIMES_OF_DAY.map((time) => /linearGradient id="(\w+)"/.exec(exterior(kind, seed, time))?.[1]),
    ),
  );
  expect(ids).not.toContain(undefined);
  expect(new Set(ids).size).toBe(ids.length);
});

it('is drawn fast enough for drawing on request', () => {
  const times = Array.from({ length: 80 }, (_, index) => {
    const kind = EXTERIOR_KINDS[index % EXTERIOR_KINDS.length] ?? 'house';
    const start = performance.now();
    exterior(kind, `speed-${index}`, 'golden');
    return performance.now() - start;
  }).toSorted((a, b) => a - b);
  // The target is 3 ms; the limit allows for a slow machine.
  expect(times[40]).toBeLessThan(12);
});

describe('the views of a listing', () => {
  it('of land are three different scenes, each fixed through the day', () => {
    for (const seed of SEEDS) {
      const scenes = ([0, 1, 2] as const).map((view) => exterior('land', seed, 'morning', view));
      expect(new Set(scenes.map(stripColors)).size).toBe(3);
      for (const document of scenes) {
        expect(findXmlError(document)).toBeNull();
        expect(danglingReferences(document)).toEqual([]);
        expect(document).not.toMatch(/NaN|undefined|null|Infinity/);
        expect(document.length).toBeLessThanOrEqual(34_000);
      }
      expect(stripColors(exterior('land', seed, 'golden', 2))).toBe(stripColors(scenes[2] ?? ''));
    }
  });

  it('of a building are the whole and a closer part of the same drawing', () => {
    const boxOf = (document: string): number[] =>
      (/viewBox="([^"]*)"/.exec(document)?.[1] ?? '').split(' ').map(Number);
    for (const kind of EXTERIOR_KINDS.filter((one) => one !== 'land'))
      for (const seed of SEEDS) {
        const [x = 0, y = 0, width = 0, height = 0] = boxOf(exterior(kind, seed, 'noon'));
        const [closerX = 0, closerY = 0, closerWidth = 0, closerHeight = 0] = boxOf(
          exterior(kind, seed, 'noon', 1),
        );
        expect(closerWidth).toBeLessThan(width * 0.7);
        expect(closerX).toBeGreaterThanOrEqual(x);
        expect(closerX + closerWidth).toBeLessThanOrEqual(x + width + 0.2);
        expect(closerY).toBeGreaterThanOrEqual(y);
        expect(closerY + closerHeight).toBeLessThanOrEqual(y + height + 0.2);
        expect(exterior(kind, seed, 'noon', 2)).toBe(exterior(kind, seed, 'noon', 1));
      }
  });
});
