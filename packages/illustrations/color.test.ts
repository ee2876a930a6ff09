import { expect, it } from 'vitest';
import { mix, shortHex } from './color';

it('mixes each channel', () => {
  expect(mix('#000000', '#FFFFFF', 0)).toBe('#000000');
  expect(mix('#000000', '#FFFFFF', 1)).toBe('#ffffff');
  expect(mix('#102030', '#304050', 0.5)).toBe('#203040');
});

it('shortens a color where possible', () => {
  expect(shortHex('#FFFFFF')).toBe('#fff');
  expect(shortHex('#AABBCC')).toBe('#abc');
  expect(shortHex('#AABBCD')).toBe('#aabbcd');
});
