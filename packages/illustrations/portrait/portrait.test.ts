import { expect, it } from 'vitest';
import { contrast, gzipSize, findXmlError } from '../testing';
import { CREAM, featureColors, SKINS } from './face';
import { HEADS } from './heads';
import { portrait } from './portrait';

const PORTRAITS = Array.from({ length: 100 }, (_, index) => portrait(`agent-${index}`));

it('is a well-formed document of at most 2.2 kB', async () => {
  for (const document of PORTRAITS) {
    expect(findXmlError(document)).toBeNull();
    expect(document).toMatch(/^<svg [^>]*viewBox="0 0 120 120" width="120" height="120" /);
    expect(document).not.toMatch(/NaN|undefined|null|Infinity/);
    expect(document.length).toBeLessThanOrEqual(2_200);
    expect(await gzipSize(document)).toBeLessThanOrEqual(800);
  }
});

it('is the same for the same agent, and rarely the same for two agents', () => {
  expect(portrait('agent-1')).toBe(portrait('agent-1'));
  expect(new Set(PORTRAITS).size).toBeGreaterThan(90);
});

it('has eight head styles and uses all five skin tones', () => {
  expect(HEADS).toHaveLength(8);
  for (const skin of SKINS)
    expect(PORTRAITS.some((document) => document.includes(`fill="${skin.toLowerCase()}"`))).toBe(true);
});

it('has enough contrast between skin and features on every skin tone', () => {
  for (const skin of SKINS) {
    expect(contrast(CREAM, skin)).toBeGreaterThan(4.5);
    const { lips } = featureColors(skin);
    if (contrast(skin, '#FFFFFF') > 8.5) expect(contrast(lips, skin)).toBeGreaterThan(2.5);
  }
});
