import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { baseCss } from './baseCss';
import { fontFaceCss } from './fontFaceCss';
import { roleColors } from './resolveColors';
import { themeCss } from './themeCss';
import * as tokens from './tokens';
import source from './tokens.json';

const { primitive } = source.color;

const set = new Set([...themeCss.matchAll(/--([a-z0-9-]+):/g)].map(([, name]) => name));
const named = (text: string) => [...text.matchAll(/var\(--([a-z0-9-]+)/g)].map(([, name]) => name);

describe('theme', () => {
  it('sets every variable that a typed name or the base styles use', () => {
    for (const name of named(JSON.stringify(tokens) + baseCss)) expect(set).toContain(name);
  });

  it('names every colour role of tokens.json', () => {
    const typed = named(JSON.stringify(tokens.color));
    const measured = new Set(['glass-flat']);
    for (const role of Object.keys(source.color.light)) {
      if (!measured.has(role)) expect(typed).toContain(`color-${role}`);
    }
  });

  it('carries the values of both themes exactly', () => {
    const [, , light, system, dark] = themeCss.split(/(?<=\}\}?)(?=:root|@media|\[data)/);
    for (const [role, value] of Object.entries(roleColors(primitive, 'light', source.color.light))) {
      expect(light).toContain(`--color-${role}:${value};`);
    }
    for (const [role, value] of Object.entries(roleColors(primitive, 'dark', source.color.dark))) {
      expect(system).toContain(`--color-${role}:${value};`);
      expect(dark).toContain(`--color-${role}:${value};`);
    }
  });
});

describe('fonts', () => {
  const files = [...fontFaceCss('/fonts').matchAll(/url\(\/fonts\/([^)]+)\)/g)].map(([, file]) => file ?? '');

  it('asks for four files, all of them there and 77 kB together', () => {
    expect(files).toHaveLength(4);
    const sizes = files.map((file) => statSync(new URL(`fonts/${file}`, import.meta.url)).size);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(78_000);
  });

  it('takes the folder with or without a closing slash', () => {
    expect(fontFaceCss('/a/fonts/')).toBe(fontFaceCss('/a/fonts'));
  });
});
