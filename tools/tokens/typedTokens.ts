import { cssValue, extensionOf, modesOf, px } from './cssValue';
import type { Tokens } from './readTokens';
import { isVariable, variable } from './themeCss';

type Token = Tokens[string];

/** A token: its name, its value, and what editors show where the name is used. */
type Entry = readonly [name: string, value: string | number, comment?: string | undefined];

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
/** 'on-brand-2' -> 'onBrand2' */
const camel = (name: string) => name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** The last part of an id, as a name in TypeScript. */
const nameOf = ({ id }: Token) => camel(id.slice(id.lastIndexOf('.') + 1));

function table(name: string, comment: string, entries: readonly Entry[]): string {
  const lines = entries.map(
    ([key, value, note]) =>
      `${note === undefined ? '' : `/** ${note} */\n`}${/^[\d.]+$|^\w+$/.test(key) ? key : `'${key}'`}: ${JSON.stringify(value)},\n`,
  );
  return `\n/** ${comment} */\nexport const ${name} = {\n${lines.join('')}} as const;\n`;
}

/** '700 32px/40px text' */
function shownValue(token: Token, mode: string): string {
  const { $value } = token.mode[mode] ?? token.mode['.'];
  if (token.$type === 'dimension') return px($value as typeof token.$value);
  return cssValue(token, mode)
    .replaceAll(/([\d.]+)rem/g, (_, length: string) => `${Number(length) * 16}px`)
    .replaceAll(/var\(--font-(\w+)\)/g, '$1')
    .replaceAll(/, ?/g, ', ');
}

/** The values of a token: '#FCFBF8 light, #0B120F dark', '32px, from `media.md` 44px'. */
function shownValues(token: Token): string {
  const [value, ...others] = modesOf(token).map((mode) => shownValue(token, mode));
  const [other = value] = others;
  if (other === value) return `${value}${'dark' in token.mode ? ' in both themes' : ''}`;
  return 'dark' in token.mode ? `${value} light, ${other} dark` : `${value}, from \`media.md\` ${other}`;
}

/** What a token is for, and by default the values behind its variable: 'Page background. #FCFBF8 light, #0B120F dark.' */
function comment(
  token: Token,
  isValueShown = isVariable(token) && token.$type !== 'gradient',
): string | undefined {
  const use = token.$description === undefined ? [] : [capital(token.$description)];
  const sentences = [...use, ...(isValueShown ? [shownValues(token)] : [])];
  return sentences.length === 0 ? undefined : `${sentences.join('. ')}.`;
}

const varOf = (token: Token) => `var(${variable(token)})`;

const entry = (token: Token): Entry => [
  nameOf(token),
  isVariable(token) ? varOf(token) : cssValue(token),
  comment(token),
];

/** The CSS declarations of a text style. */
function declarations(token: Token): string {
  const { tracking, css = {} } = extensionOf(token);
  return [
    `font:${isVariable(token) ? varOf(token) : cssValue(token)};`,
    tracking === undefined ? '' : `letter-spacing:${tracking}em;`,
    ...Object.entries(css).map(([property, value]) => `${property}:${value};`),
  ].join('');
}

const textStyle = (token: Token): Entry => [nameOf(token), declarations(token), comment(token, true)];

const lengthOf = (token: Token): number => (token.$type === 'dimension' ? token.$value.value : NaN);

/** The module with the names by which components use the tokens. */
export function typedTokensModule(all: Tokens): string {
  const tokens = Object.values(all);
  /** The tokens directly in a group. */
  const group = (name: string) =>
    tokens.filter(({ id }) => id.startsWith(`${name}.`) && !id.slice(name.length + 1).includes('.'));
  const prefixed = (name: string): Entry[] =>
    group(name).map((token) => {
      const [, value, note] = entry(token);
      return [camel(`${name}-${nameOf(token)}`), value, note];
    });
  const steps = group('space')
    .filter(({ id }) => /^space\.\d/.test(id))
    .toSorted((first, second) => lengthOf(first) - lengthOf(second));
  const stepName = ({ id }: Token) => id.slice('space.'.length).replace('-', '.');
  const gates = ['radius.gate', 'component-gate'].flatMap((name) =>
    tokens
      .filter(({ id }) => id.startsWith(`${name}.`) && id.endsWith('.large'))
      .map((large) => {
        const id = large.id.slice(0, -'.large'.length);
        const small = all[`${id}.small`];
        if (!small) throw new Error(`${id} has no token "small"`);
        return {
          name: camel(`gate-${id.slice(id.lastIndexOf('.') + 1)}`),
          small: cssValue(small),
          large: cssValue(large),
        };
      }),
  );
  const breakpoints = group('breakpoint').map((token): [string, number] => [nameOf(token), lengthOf(token)]);
  const figures = 'font-variant-numeric:tabular-nums lining-nums;';
  return [
    table(
      'color',
      'Color roles: CSS variables that `themeCss` sets, so that a change of theme does not re-render.',
      [
        // `glass-flat` is only the opaque color by which the contrast of `glass` is measured.
        ...group('color')
          .filter(({ id }) => id !== 'color.glass-flat')
          .map(entry),
        // The skies of the hours are used by their variables, in a script of Home.
        ...prefixed('hero').filter(([name]) => !/^heroSky./.test(name)),
        ...prefixed('lightbox'),
        ...prefixed('gold'),
      ],
    ),
    table(
      'font',
      'The two font stacks.',
      group('font')
        .filter(isVariable)
        .map((token) => [nameOf(token), varOf(token), comment(token, false)]),
    ),
    table('type', 'CSS declarations of each text style; some sizes change at `media.md`.', [
      ...group('type').map(textStyle),
      ['figures', figures, 'Tabular figures, for counts, dates and tables.'],
    ]),
    table(
      'componentType',
      'CSS declarations of text styles that single components have.',
      group('component-type').map(textStyle),
    ),
    table(
      'space',
      'The spacing scale in rem, which grows with the text: multiples of `space.base`. The last three change at `media.md`.',
      [
        ...steps.map((token): Entry => [
          stepName(token),
          cssValue(token),
          comment(token, lengthOf(token) > 0),
        ]),
        ...group('space').filter(isVariable).map(entry),
      ],
    ),
    table(
      'fixedSpace',
      'The same scale in px, for spaces that must not grow with the text: on photos, around icons, inside controls.',
      steps.map((token): Entry => [stepName(token), shownValue(token, '.')]),
    ),
    table('radius', 'Corner radii. `gate*` is the large corner of a gate, see `corner`.', [
      ...group('radius').map(entry),
      ...gates.map(({ name, large }): Entry => [name, large]),
    ]),
    table(
      'corner',
      'CSS declarations of gates: boxes with one large corner, at the top right and in right-to-left text at the top left.',
      gates.map(({ name, small, large }) => [
        name,
        `border-radius:${small};border-start-end-radius:${large};`,
      ]),
    ),
    table(
      'shadow',
      'Shadows.',
      group('shadow').map((token) => [nameOf(token), varOf(token), comment(token, false)]),
    ),
    table('motion', 'Durations and easings.', [...group('time'), ...group('ease')].map(entry)),
    table(
      'z',
      'Stacking order, lowest first.',
      group('z').map((token) => [nameOf(token), Number(cssValue(token))]),
    ),
    table(
      'clamp',
      'CSS declarations that cut a text after this number of lines.',
      [2, 3, 4, 6, 24].map((lines) => [
        String(lines),
        `display:-webkit-box;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:${lines};`,
      ]),
    ),
    table('breakpoint', 'Breakpoints in px, for `matchMedia`.', breakpoints),
    table('media', 'Media queries: `${media.md} { ... }`. Mobile first; `belowMd` is the opposite of `md`.', [
      ...breakpoints.map(([name, width]): Entry => [name, `@media (min-width: ${width}px)`]),
      ...breakpoints.map(([name, width]): Entry => [
        `below${capital(name)}`,
        `@media (max-width: ${(width - 0.02).toFixed(2)}px)`,
      ]),
      ['hover', '@media (hover: hover)'],
      ['touch', '@media (hover: none)'],
      ['reducedMotion', '@media (prefers-reduced-motion: reduce)'],
      ['forcedColors', '@media (forced-colors: active)'],
      ['print', '@media print'],
    ]),
    table('container', 'Widths of page parts.', group('container').map(entry)),
    table(
      'size',
      'Sizes of controls, icons and bars; those of controls with text are in rem. `touch` is the minimum of every target.',
      group('size').flatMap((token): Entry[] => [
        [nameOf(token), cssValue(token), comment(token, cssValue(token).endsWith('rem'))],
        ...('wide' in token.mode
          ? [[`${nameOf(token)}Wide`, cssValue(token, 'wide'), token.$description] as const]
          : []),
      ]),
    ),
  ].join('');
}

/** The module with the colors of the roles in each theme, for code that cannot read CSS variables. */
export function themeColorsModule(tokens: Tokens): string {
  const roles = Object.values(tokens).filter(({ id }) => id.startsWith('color.'));
  const themes = ['light', 'dark'].map((theme) => {
    const colors = roles.map((token) => `${nameOf(token)}: ${JSON.stringify(cssValue(token, theme))},`);
    return `${theme}: {${colors.join('\n')}},`;
  });
  return `\n/** The color of each role, by theme, for code that cannot read CSS variables. */\nexport const themeColors = {${themes.join('\n')}} as const;\n`;
}
