import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { baseCss } from './baseCss';
import { fontFaceCss } from './fontFaceCss';
import { roleColors } from './resolveColors';
import { themeCss } from './themeCss';
import * as tokens from './tokens';
import source from './tokens.json';

const { primitive } = source.color;

const definedVariables = new Set([...themeCss.matchAll(/--([a-z0-9-]+):/g)].map(([, name]) => name));
const usedVariables = (text: string) => [...text.matchAll(/var\(--([a-z0-9-]+)/g)].map(([, name]) => name);

describe('theme', () => {
  it('defines every CSS variable that the typed tokens and the base styles use', () => {
    for (const name of usedVariables(JSON.stringify(tokens) + baseCss))
      expect(definedVariables).toContain(name);
  });

  it('has a typed token for every color role of tokens.json', () => {
    const typedRoles = usedVariables(JSON.stringify(tokens.color));
    const withoutToken = new Set(['glass-flat']);
    for (const role of Object.keys(source.color.light)) {
      if (!withoutToken.has(role)) expect(typedRoles).toContain(`color-${role}`);
    }
  });

  it('contains the color values of both themes', () => {
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

  it('refers to four existing files of less than 78 kB together', () => {
    expect(files).toHaveLength(4);
    const sizes = files.map((file) => statSync(new URL(`fonts/${file}`, import.meta.url)).size);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(78_000);
  });

  it('accepts the folder with or without a trailing slash', () => {
    expect(fontFaceCss('/a/fonts/')).toBe(fontFaceCss('/a/fonts'));
  });
});
