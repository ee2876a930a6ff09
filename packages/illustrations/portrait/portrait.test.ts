import { expect, it } from 'vitest';
import { contrast, gzipSize, xmlFault } from '../testing';
import { CREAM, featureColours, SKINS } from './face';
import { HEADS } from './heads';
import { portrait } from './portrait';

const PORTRAITS = Array.from({ length: 100 }, (_, index) => portrait(`agent-${index}`));

it('is a complete, well-formed document of at most 2 kB', async () => {
  for (const picture of PORTRAITS) {
    expect(xmlFault(picture)).toBeNull();
    expect(picture).toMatch(/^<svg [^>]*viewBox="0 0 120 120" width="120" height="120" /);
    expect(picture).not.toMatch(/NaN|undefined|null|Infinity/);
    expect(picture.length).toBeLessThanOrEqual(2_200);
    expect(await gzipSize(picture)).toBeLessThanOrEqual(800);
  }
});

it('is the same face for the same agent and seldom the same for two', () => {
  expect(portrait('agent-1')).toBe(portrait('agent-1'));
  expect(new Set(PORTRAITS).size).toBeGreaterThan(90);
});

it('shows all eight heads and all five skin tones', () => {
  expect(HEADS).toHaveLength(8);
  for (const skin of SKINS)
    expect(PORTRAITS.some((picture) => picture.includes(`fill="${skin.toLowerCase()}"`))).toBe(true);
});

it('keeps eyes and mouth readable on every skin: features are light where the skin is dark', () => {
  for (const skin of SKINS) {
    expect(contrast(CREAM, skin)).toBeGreaterThan(4.5);
    const { lips } = featureColours(skin);
    if (contrast(skin, '#FFFFFF') > 8.5) expect(contrast(lips, skin)).toBeGreaterThan(2.5);
  }
});
