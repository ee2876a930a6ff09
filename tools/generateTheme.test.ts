import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { inlineTokenValues } from '../apps/web/build/inlineTokens';
import { copyRepository, runScript } from './repositoryCopy';
import { root } from './run';

const TOKENS = 'packages/ui/theme/tokens.json';

/** Copies the generators and what they read, with a changed tokens.json. */
function copyWith(change: (text: string) => string): string {
  const programs = [
    'run',
    'generateFromTokens',
    'derivedShades',
    'textStyles',
    'generateTheme',
    'generateTypedTokens',
    'generateTokens',
  ];
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

const GENERATORS = ['generateTheme.ts', 'generateTypedTokens.ts', 'generateTokens.ts'];

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

/** Replaces a number of one group of tokens.json: `"space": { ... "4": 16`. */
const withNumber = (group: string, name: string, value: number) => (text: string) =>
  text.replace(new RegExp(`(\n "${group}": \\{[^]*?\n  "${name}": )\\d+`), `$1${value}`);

/** The source of a component with the tokens of the copy in place of their names. */
async function stylesWith(folder: string, file: string): Promise<string> {
  const tokens = await import(pathToFileURL(path.join(folder, 'packages/ui/theme/tokens.ts')).href);
  return inlineTokenValues(readIn(root, file), file, tokens) ?? '';
}

describe('a changed length in tokens.json', () => {
  it('changes every component that uses the space, the radius, the size or the breakpoint', async () => {
    const changes = [
      withNumber('space', '4', 18),
      withNumber('radius', 'card', 13),
      withNumber('size', 'button', 46),
      withNumber('size', 'touch', 47),
      withNumber('breakpoint', 'md', 700),
      withNumber('z', 'toast', 95),
    ];
    const folder = copyWith((text) => changes.reduce((changed, change) => change(changed), text));
    for (const generator of GENERATORS) expect(run(folder, generator)).toEqual({ status: 0, stderr: '' });

    const card = await stylesWith(folder, 'packages/ui/cards/PropertyCard/PropertyCard.styles.ts');
    expect(card).toContain('border-radius: 13px;');
    expect(card).toContain('border-start-start-radius: calc(13px - 1px);');
    expect(card).toContain('padding: 18px;');
    expect(card).toContain('@media (min-width: 700px) {');
    expect(card).toContain('inset-inline: 12px calc(47px + 22px);');

    const button = await stylesWith(folder, 'packages/ui/primitives/Button/Button.styles.ts');
    expect(button).toContain('min-block-size: 2.875rem;');
    expect(button).toContain('min-inline-size: 47px;');

    const toast = await stylesWith(folder, 'packages/ui/primitives/Toast/Toast.styles.ts');
    expect(toast).toContain('z-index: 95;');
    expect(toast).toContain('padding-inline: 1.125rem 48px;');

    const table = await stylesWith(folder, 'packages/ui/primitives/Table/Table.styles.ts');
    expect(table).toContain('@media (max-width: 699.98px)');
    expect(readIn(folder, 'packages/ui/theme/themeCss.ts')).toContain('@media (min-width:700px){');

    const dialog = await stylesWith(folder, 'packages/ui/primitives/DialogFrame/DialogFooter.tsx');
    expect(dialog).toContain('(max-width: ${700 - 0.02}px)');
  });

  it('changes type, durations and corners of single components', async () => {
    const folder = copyWith((text) =>
      text
        .replace('"strong": { "size": 16, "line": 24', '"strong": { "size": 17, "line": 25')
        .replace('"step": "12px 36px 12px 12px"', '"step": "10px 40px 10px 10px"')
        .replace('"spinner": 800', '"spinner": 900'),
    );
    for (const generator of GENERATORS) expect(run(folder, generator)).toEqual({ status: 0, stderr: '' });

    expect(await stylesWith(folder, 'packages/ui/cards/PaymentRow/PaymentRow.tsx')).toContain(
      'font:600 1.0625rem/1.5625rem var(--font-text);',
    );
    expect(await stylesWith(folder, 'packages/ui/cards/StepCard/StepIllustrations.tsx')).toContain(
      'border-radius:10px;border-start-end-radius:40px;',
    );
    expect(valuesOf(readIn(folder, 'packages/ui/theme/themeCss.ts'), 'time-spinner')).toEqual(['900ms']);
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
