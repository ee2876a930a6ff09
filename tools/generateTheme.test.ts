import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyRepository, runScript } from './repositoryCopy';

const TOKENS = 'packages/ui/theme/tokens.json';

/** Copies the generators and what they read, with a changed tokens.json. */
function copyWith(change: (text: string) => string): string {
  const programs = ['run', 'generateFromTokens', 'derivedShades', 'generateTheme', 'generateTokens'];
  const folder = copyRepository(
    ...programs.map((name) => `tools/${name}.ts`),
    'packages/ui/theme',
    '.prettierrc.json',
  );
  const file = path.join(folder, TOKENS);
  fs.writeFileSync(file, change(fs.readFileSync(file, 'utf8')));
  return folder;
}

const run = (folder: string, generator: string) => {
  const { status, stderr } = runScript(folder, `tools/${generator}`);
  return { status, stderr };
};

const GENERATORS = ['generateTheme.ts', 'generateTokens.ts'];

const withForest = (step: string, css: string) => (text: string) =>
  text.replace(new RegExp(`("forest": \\{[^}]*"${step}": )"[^"]*"`), `$1"${css}"`);

const withPrimary = (written: string) => (text: string) =>
  text.replace(/("primary": \{)[^}]*\}/, `$1${written}}`);

/** The values of a variable in the CSS: light, dark by system preference, dark. */
const valuesOf = (css: string, name: string) =>
  [...css.matchAll(new RegExp(`--${name}:([^;]+);`, 'g'))].map(([, value]) => value);

const readIn = (folder: string, file: string) => fs.readFileSync(path.join(folder, file), 'utf8');

describe('a changed color in tokens.json', () => {
  it('changes everything that refers to the primitive: roles of both themes, motif and export', () => {
    const folder = copyWith((text) => withForest('300', '#9DB7E8')(withForest('700', '#15407A')(text)));
    for (const generator of GENERATORS) expect(run(folder, generator)).toEqual({ status: 0, stderr: '' });

    const css = readIn(folder, 'packages/ui/theme/themeCss.ts');
    expect(css).not.toMatch(/#17523A|#93C4A8/);
    expect(valuesOf(css, 'color-primary')[0]).toBe('#15407A');
    expect(valuesOf(css, 'color-link')).toEqual(['#15407A', '#9DB7E8', '#9DB7E8']);
    expect(valuesOf(css, 'motif-on-forest-2')).toEqual(['#15407A']);

    const { color } = JSON.parse(readIn(folder, 'docs/design-tokens/efie.tokens.json'));
    expect(color.primitive.forest['700'].$value.hex).toBe('#15407a');
    expect(color.light.primary.$value).toBe('{color.primitive.forest.700}');
    expect(color.dark.link.$value).toBe('{color.primitive.forest.300}');
  });

  it('changes a single role when a value replaces its ref', () => {
    const folder = copyWith(withPrimary('"value": "#15407A", "use": "primary button"'));
    for (const generator of GENERATORS) expect(run(folder, generator)).toEqual({ status: 0, stderr: '' });

    const css = readIn(folder, 'packages/ui/theme/themeCss.ts');
    expect(valuesOf(css, 'color-primary')[0]).toBe('#15407A');
    expect(valuesOf(css, 'color-link')[0]).toBe('#17523A');
  });
});

describe('a mistake in tokens.json', () => {
  it.each([
    [
      'a role with a ref and a value',
      withPrimary('"ref": "forest.700", "value": "#15407A"'),
      'color.light.primary has both ref forest.700 (#17523A) and value #15407A: remove the value to follow forest.700, or the ref to keep #15407A',
    ],
    [
      'a role with neither',
      withPrimary('"use": "primary button"'),
      'color.light.primary has neither a ref nor a value: add one of them',
    ],
    [
      'an unknown reference',
      withPrimary('"ref": "forest.750"'),
      'color.light.primary refers to "forest.750", which is not in color.primitive',
    ],
    [
      'a primitive that is not a color',
      withForest('700', '17523A'),
      'color.primitive.forest.700 is "17523A", which is not a color: write #RRGGBB or rgba(r,g,b,a)',
    ],
    [
      'a role whose color cannot be mixed',
      (text: string) => text.replace(/("featured": \{)[^}]*\}/, '$1"value": "rgba(1,2,3,.5)"}'),
      'color.light.featured is rgba(1,2,3,.5): write #RRGGBB, other shades are mixed from it',
    ],
  ])('is reported in one line: %s', (_, change, message) => {
    const result = run(copyWith(change), 'generateTheme.ts');
    expect(result).toEqual({ status: 1, stderr: `${TOKENS}: ${message}\n` });
  });

  it('is reported in one line: invalid JSON', () => {
    const folder = copyWith((text) => text.replace('"forest": {', '"forest": '));
    const { status, stderr } = run(folder, 'generateTokens.ts');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^packages\/ui\/theme\/tokens\.json: not valid JSON: [^\n]+\n$/);
  });
});
