import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { baseCss } from './baseCss';
import { fontFaceCss, preloadedFonts } from './fontFaceCss';
import { themeCss } from './themeCss';
import * as tokens from './tokens';

const usedVariables = (text: string) => [...text.matchAll(/var\(--([a-z0-9-]+)/g)].map(([, name]) => name);

it('defines every CSS variable that the typed tokens and the base styles use', () => {
  const defined = new Set([...(themeCss + baseCss).matchAll(/--([a-z0-9-]+):/g)].map(([, name]) => name));
  for (const name of usedVariables(JSON.stringify(tokens) + baseCss)) expect(defined).toContain(name);
});

describe('fonts', () => {
  const files = [...fontFaceCss('/fonts').matchAll(/url\(\/fonts\/([^)]+)\)/g)].map(([, file]) => file ?? '');
  const sizeOf = (file: string) => statSync(new URL(`fonts/${file}`, import.meta.url)).size;

  it('refers to six existing files', () => {
    expect(files.filter((file) => sizeOf(file) > 0)).toHaveLength(6);
  });

  it('loads less than 44 kB for English text with prices', () => {
    const sizes = preloadedFonts.map(sizeOf);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(44_000);
  });

  it('assigns each character to one file of its family', () => {
    const faces = [
      ...fontFaceCss('/fonts').matchAll(
        /(sans|serif|source|garamond)[^)]*\) format\('woff2'\);unicode-range:([^}]+)/g,
      ),
    ];
    const ranges = faces.flatMap(([, file = '', list = '']) =>
      list.split(',').map((range) => {
        const [first = 0, last = first] = range
          .replace('U+', '')
          .split('-')
          .map((code) => parseInt(code, 16));
        return { family: file === 'sans' || file === 'source' ? 'sans' : 'serif', first, last };
      }),
    );
    const sorted = ranges.toSorted((a, b) => a.family.localeCompare(b.family) || a.first - b.first);
    const overlaps = sorted.filter(
      ({ family, first }, index) =>
        sorted[index - 1]?.family === family && first <= (sorted[index - 1]?.last ?? 0),
    );
    expect(faces).toHaveLength(6);
    expect(overlaps).toEqual([]);
  });

  it('accepts the folder with or without a trailing slash', () => {
    expect(fontFaceCss('/a/fonts/')).toBe(fontFaceCss('/a/fonts'));
  });
});
