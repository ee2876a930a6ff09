import { describe, expect, it } from 'vitest';
import type { Drawing } from '../drawing/shape';
import { createKit } from '../kit';
import { danglingReferences, gzipSize, outlineOf, outlinesOf, xmlFault } from '../testing';
import { TIMES_OF_DAY, type TimeOfDay } from '../times';
import { builtScene } from './builtScene';
import { exterior } from './exterior';
import { EXTERIOR_KINDS, type ExteriorKind } from './kinds';
import { landScene } from './landScene';

const SEEDS = ['1', '2', '7', '11', '21', '34'];

/** A scene's parts without sky, hills and weather, which the time of day may change. */
function standing(kind: ExteriorKind, seed: string, time: TimeOfDay): string[] {
  const kit = createKit(`${kind}|${seed}`, time);
  const { drawing } = kind === 'land' ? landScene(kit) : builtScene(kit, kind, seed);
  return outlinesOf((drawing as readonly Drawing[]).slice(2, -1));
}

describe.each(EXTERIOR_KINDS)('exterior %s', (kind) => {
  const pictures = SEEDS.flatMap((seed) => TIMES_OF_DAY.map((time) => exterior(kind, seed, time)));

  it('is a complete, well-formed document at every time of day', () => {
    for (const picture of pictures) {
      expect(xmlFault(picture)).toBeNull();
      expect(danglingReferences(picture)).toEqual([]);
      expect(picture).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d. ]+" width="800" height="600" preserveAspectRatio="xMidYMid slice">/,
      );
      expect(picture).not.toMatch(/NaN|undefined|null|Infinity|\[object|e-\d/);
    }
  });

  it('stays small: at most 34 kB, 7 kB compressed', async () => {
    for (const picture of pictures) {
      expect(picture.length).toBeLessThanOrEqual(34_000);
      expect(await gzipSize(picture)).toBeLessThanOrEqual(7_000);
    }
  });

  it('is the same string for the same arguments', () => {
    expect(exterior(kind, 'again', 'golden')).toBe(exterior(kind, 'again', 'golden'));
  });

  it('stays one place from dawn to night: only light and weather change', () => {
    for (const seed of SEEDS) {
      const byMorning = standing(kind, seed, 'morning');
      for (const time of TIMES_OF_DAY) expect(standing(kind, seed, time)).toEqual(byMorning);
    }
  });

  it('gives 100 listings 100 different pictures', () => {
    const outlines = Array.from({ length: 100 }, (_, index) =>
      outlineOf(exterior(kind, `listing-${index}`, 'noon')),
    );
    expect(new Set(outlines).size).toBe(100);
  });
});

it('tells the ids of two pictures on one page apart', () => {
  const ids = EXTERIOR_KINDS.flatMap((kind) =>
    SEEDS.flatMap((seed) =>
      TIMES_OF_DAY.map((time) => /linearGradient id="(\w+)"/.exec(exterior(kind, seed, time))?.[1]),
    ),
  );
  expect(ids).not.toContain(undefined);
  expect(new Set(ids).size).toBe(ids.length);
});

it('draws a picture quickly enough to draw it on request', () => {
  const times = Array.from({ length: 80 }, (_, index) => {
    const kind = EXTERIOR_KINDS[index % EXTERIOR_KINDS.length] ?? 'house';
    const start = performance.now();
    exterior(kind, `speed-${index}`, 'golden');
    return performance.now() - start;
  }).toSorted((a, b) => a - b);
  // The aim is 3 ms; the bound leaves room for a busy machine.
  expect(times[40]).toBeLessThan(12);
});
