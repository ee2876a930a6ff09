import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { copyRepository, runScript } from './repositoryCopy';
import { root } from './run';
import { completeTokens } from './tokens/completeTokens';
import { readTokens } from './tokens/readTokens';
import { TOKEN_FILE } from './tokens/tokenFile';

const source = fs.readFileSync(path.join(root, TOKEN_FILE), 'utf8');

type Change = readonly [before: string | RegExp, after: string];

/** The token file with changes, each of which must find its text. */
const withChanges = (...changes: readonly Change[]) =>
  changes.reduce((text, [before, after]) => {
    const changed = text.replace(before, after);
    expect(changed, String(before)).not.toBe(text);
    return changed;
  }, source);

/** A number of a token: `"card": { "$value": { "value": 16`. */
const number = (group: string, name: string, value: number): Change => [
  new RegExp(`(\n  "${group}": \\{[^]*?\n    "${name}": \\{\\s*"\\$value": (?:\\{ "value": )?)[\\d.]+`),
  `$1${value}`,
];

/** The hex of a primitive, without its components. */
const forest = (step: string, hex: string): Change => [
  new RegExp(`("forest": \\{[^}]*?"${step}": [^#]*|"forest": \\{[^]*?"${step}": [^#]*)#[0-9A-F]{6}`),
  `$1${hex}`,
];

/** Generates in a copy with this token file. */
function generateWith(text: string) {
  const folder = copyRepository(
    'tools/run.ts',
    'tools/tokens',
    'tools/generateTokens.ts',
    'packages/ui/theme',
    '.prettierrc.json',
  );
  fs.writeFileSync(path.join(folder, TOKEN_FILE), text);
  return { folder, ...runScript(folder, 'tools/generateTokens.ts') };
}

const readIn = (folder: string, file: string) => fs.readFileSync(path.join(folder, file), 'utf8');

/** The values of a variable in the CSS: light, dark by system preference, dark. */
const valuesOf = (css: string, name: string) =>
  [...css.matchAll(new RegExp(`--${name}:([^;]+);`, 'g'))].map(([, value]) => value);

describe('a change of the token file', () => {
  it('changes everything that uses it: variables, other tokens and components', async () => {
    const { folder, status, stderr } = generateWith(
      withChanges(
        forest('700', '#15407A'),
        forest('300', '#9DB7E8'),
        number('space', 'base', 5),
        number('radius', 'card', 13),
        number('size', 'button', 46),
        number('size', 'touch', 47),
        number('breakpoint', 'md', 700),
        number('z', 'toast', 95),
        number('time', 'spinner', 900),
        number('text-size', 'body', 18),
        [/("step": \{\s*"small"[^]*?"large": \{ "\$value": \{ "value": )36/, '$140'],
      ),
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });

    const css = readIn(folder, 'packages/ui/theme/themeCss.ts');
    expect(css).not.toMatch(/#17523A|#93C4A8/);
    expect(valuesOf(css, 'color-primary')[0]).toBe('#15407A');
    expect(valuesOf(css, 'color-link')).toEqual(['#15407A', '#9DB7E8', '#9DB7E8']);
    expect(valuesOf(css, 'motif-on-forest-2')).toEqual(['#15407A']);
    expect(valuesOf(css, 'time-spinner')).toEqual(['900ms']);
    expect(valuesOf(css, 'type-body')).toEqual(['400 1.125rem/1.6875rem var(--font-text)']);
    expect(css).toContain('@media (min-width:700px){');

    const { primitive, space } = JSON.parse(readIn(folder, TOKEN_FILE));
    expect(primitive.forest['700'].$value.components).toEqual([0.0824, 0.251, 0.4784]);
    expect(space['4-5'].$value).toEqual({ value: 22.5, unit: 'px' });

    const tokens = await import(pathToFileURL(path.join(folder, 'packages/ui/theme/tokens.ts')).href);
    expect(readIn(folder, 'packages/ui/theme/tokens.ts')).toContain(
      '/** Links, verified badge. #15407A light, #9DB7E8 dark. */\n  link:',
    );
    expect(tokens).toMatchObject({
      space: { 4: '1.25rem' },
      fixedSpace: { 4: '20px' },
      radius: { card: '13px' },
      size: { button: '2.875rem', touch: '47px' },
      breakpoint: { md: 700 },
      media: { md: '@media (min-width: 700px)', belowMd: '@media (max-width: 699.98px)' },
      z: { toast: 95 },
      componentType: { strong: 'font:600 1.125rem/1.6875rem var(--font-text);' },
      corner: { gateStep: 'border-radius:12px;border-start-end-radius:40px;' },
    });
    // Components take these values by name.
    for (const [file, token] of [
      ['cards/PropertyCard/PropertyCard.styles.ts', '--inset: ${fixedSpace[4]};'],
      ['cards/PropertyCard/PropertyCard.styles.ts', 'border-radius: ${radius.card};'],
      ['cards/PropertyCard/PropertyCard.styles.ts', '${media.md} {'],
      ['primitives/Button/Button.styles.ts', 'min-block-size: ${size.button};'],
      ['primitives/Button/Button.styles.ts', 'min-inline-size: ${size.touch};'],
      ['primitives/Toast/Toast.styles.ts', 'z-index: ${z.toast};'],
      ['primitives/DialogFrame/DialogFooter.tsx', 'useMediaQuery(media.belowMd)'],
      ['cards/PaymentRow/PaymentRow.tsx', '${componentType.strong}'],
      ['cards/StepCard/StepIllustrations.tsx', '${corner.gateStep}'],
    ] as const)
      expect(readIn(root, `packages/ui/${file}`)).toContain(token);
  });

  it('changes the colors that are mixed from it', () => {
    const before = JSON.parse(source).color;
    const { color } = JSON.parse(completeTokens(withChanges(['"#B3202E"', '"#A0307A"'])));
    expect(color['danger-hover'].$value.hex).toBe('#8A2969');
    expect(color['danger-hover'].$extensions.mode).toEqual(before['danger-hover'].$extensions.mode);
  });
});

describe('a mistake in the token file', () => {
  it.each<[string, Change, string]>([
    ['an unknown alias', ['{primitive.forest.700}', '{primitive.forest.750}'], '{primitive.forest.750}'],
    [
      'a role without a dark value',
      ['"dark": "{primitive.night.950', '"drak": "{primitive.night.950'],
      'missing required mode "dark"',
    ],
    ['text below the minimum', number('text-size', 'caption', 11), 'type.caption font size too small'],
    ['an unknown unit', ['"unit": "px"', '"unit": "pt"'], 'Unit pt not allowed'],
    [
      'contrast',
      ['"#5D6760"', '"#9D9790"'],
      'color.text-3 has too little contrast in the light theme: 2.79:1 on color.bg, 2.89:1 on color.surface',
    ],
  ])('is named with its file: %s', async (_, change, message) => {
    const text = completeTokens(withChanges(change));
    const reported = await readTokens(text).then(
      () => 'nothing',
      (error: Error) => error.message,
    );
    expect(reported).toContain(`${TOKEN_FILE}: `);
    expect(reported).toContain(message);
  });

  it.each<[string, Change, string]>([
    ['a color', ['"#17523A"', '"17523A"'], 'primitive.forest.700 has the hex "17523A": write #RRGGBB'],
    [
      'a color that cannot be mixed',
      ['"hex": "#EDB53B"', '"alpha": 0.5, "hex": "#EDB53B"'],
      'color.featured-hover is mixed from',
    ],
  ])('is named before anything is computed: %s', (_, change, message) => {
    expect(() => completeTokens(withChanges(change))).toThrow(`${TOKEN_FILE}: ${message}`);
  });

  it('is printed with its place and without a stack', () => {
    const { status, stderr } = generateWith(withChanges(['"forest": {', '"forest": ']));
    expect(status).toBe(1);
    expect(stderr).toMatch(/^packages\/ui\/theme\/efie\.tokens\.json: [^\n]+\(\d+:\d+\)\n$/);
  });
});
