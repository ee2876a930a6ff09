import { describe, expect, it } from 'vitest';
import { contrast, gzipSize, findXmlError } from '../testing';
import { createRandom } from '../random';
import { CREAM, EYES, featureColors, MOUTHS, NOSES, pickFace, SKINS } from './face';
import { GENDERS, HEADS, type PortraitLook } from './looks';
import { portrait } from './portrait';

const LOOKS: readonly PortraitLook[] = GENDERS.flatMap((gender) =>
  HEADS[gender].map((head) => ({ gender, head })),
);
const SEEDS = Array.from({ length: 60 }, (_, index) => `agent-${index}`);
const PORTRAITS = SEEDS.map((seed) => portrait(seed));

describe.each(LOOKS)('portrait of a $gender, $head', (look) => {
  const documents = SEEDS.map((seed) => portrait(seed, look));

  it('is a well-formed document of at most 2.2 kB', async () => {
    for (const document of documents) {
      expect(findXmlError(document)).toBeNull();
      expect(document).toMatch(/^<svg [^>]*viewBox="0 0 120 120" width="120" height="120" /);
      expect(document).not.toMatch(/NaN|undefined|null|Infinity/);
      expect(document.length).toBeLessThanOrEqual(2_200);
      expect(await gzipSize(document)).toBeLessThanOrEqual(930);
    }
  });

  it('is the same for the same seed, and rarely the same for two seeds', () => {
    expect(portrait('agent-1', look)).toBe(documents[1]);
    expect(new Set(documents).size).toBeGreaterThan(54);
  });
});

it('has a look of its own for every gender and head', () => {
  expect(new Set(LOOKS.map((look) => portrait('agent-1', look))).size).toBe(LOOKS.length);
});

it('without a look, is the same for the same seed and has no headwear of a religion', () => {
  expect(portrait('agent-1')).toBe(PORTRAITS[1]);
  expect(new Set(PORTRAITS).size).toBeGreaterThan(54);
  const religious = LOOKS.filter(({ head }) => head === 'hijab' || head === 'kufi');
  for (const [index, seed] of SEEDS.entries())
    for (const look of religious) expect(portrait(seed, look)).not.toBe(PORTRAITS[index]);
});

it('draws a hijab over ears and neck, and nothing over the cloth', () => {
  for (const seed of SEEDS) {
    const document = portrait(seed, { gender: 'woman', head: 'hijab' });
    const cloth = document.lastIndexOf(' d="M60 17q');
    expect(cloth).toBeGreaterThan(0);
    const above = [...document.slice(cloth).matchAll(/<path ([^>]*) d="/g)].map(([, paint]) => paint);
    // The band over the forehead, and the folds.
    expect(above).toHaveLength(2);
  }
});

it('uses all eyes, noses, mouths and skin tones', () => {
  const faces = SEEDS.map((seed) => pickFace(createRandom(seed), 'man'));
  expect(new Set(faces.map(({ eyes }) => eyes)).size).toBe(EYES.length);
  expect(new Set(faces.map(({ nose }) => nose)).size).toBe(NOSES.length);
  expect(new Set(faces.map(({ mouth }) => mouth)).size).toBe(MOUTHS.length);
  expect([EYES.length, NOSES.length, MOUTHS.length]).toEqual([3, 3, 3]);
  for (const skin of SKINS)
    expect(PORTRAITS.some((document) => document.includes(`fill="${skin.toLowerCase()}"`))).toBe(true);
});

it('gives a woman no beard', () => {
  for (const seed of SEEDS) expect(pickFace(createRandom(seed), 'woman').beard).toBe('none');
});

it('has enough contrast between skin and features on every skin tone', () => {
  for (const skin of SKINS) {
    expect(contrast(CREAM, skin)).toBeGreaterThan(4.5);
    const { lips } = featureColors(skin);
    if (contrast(skin, '#FFFFFF') > 8.5) expect(contrast(lips, skin)).toBeGreaterThan(2.5);
  }
});
