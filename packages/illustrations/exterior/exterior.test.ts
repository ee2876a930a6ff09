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
