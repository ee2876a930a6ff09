import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { baseCss } from './baseCss';
import { fontFaceCss } from './fontFaceCss';
import { themeCss } from './themeCss';
import * as tokens from './tokens';

const usedVariables = (text: string) => [...text.matchAll(/var\(--([a-z0-9-]+)/g)].map(([, name]) => name);

it('defines every CSS variable that the typed tokens and the base styles use', () => {
  const defined = new Set([...themeCss.matchAll(/--([a-z0-9-]+):/g)].map(([, name]) => name));
  for (const name of usedVariables(JSON.stringify(tokens) + baseCss)) expect(defined).toContain(name);
});

describe('fonts', () => {
  const files = [...fontFaceCss('/fonts').matchAll(/url\(\/fonts\/([^)]+)\)/g)].map(([, file]) => file ?? '');

  it('refers to four existing files of less than 78 kB together', () => {
    expect(files).toHaveLength(4);
    const sizes = files.map((file) => statSync(new URL(`fonts/${file}`, import.meta.url)).size);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(78_000);
  });

  it('accepts the folder with or without a trailing slash', () => {
    expect(fontFaceCss('/a/fonts/')).toBe(fontFaceCss('/a/fonts'));
  });
});
