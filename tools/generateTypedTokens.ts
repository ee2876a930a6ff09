/**
 * Writes packages/ui/theme/tokens.ts, the names by which components use the tokens of tokens.json; part of
 * `npm run generate`.
 */
import { derivedUses } from './derivedShades';
import { generateFromTokens, type Tokens } from './generateFromTokens';
import { componentStyles, fontOf, rem, systemStyles, typeVariable, type TextStyle } from './textStyles';

/** A token: its key, its value, and what it is for, which editors show where the token is used. */
type Entry = readonly [key: string, value: string | number, use?: string | undefined];

const px = (length: number) => `${length}px`;
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
/** 'on-brand-2' -> 'onBrand2' */
const camel = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

function table(name: string, comment: string, entries: readonly Entry[]): string {
  const lines = entries.map(
    ([key, value, use]) =>
      `${use === undefined ? '' : `  /** ${capital(use)}. */\n`}  ${key}: ${JSON.stringify(value)},\n`,
  );
  return `/** ${comment} */\nexport const ${name} = {\n${lines.join('')}} as const;\n`;
}

function colors({ color }: Tokens): Entry[] {
  // `glass-flat` is only the opaque color by which the contrast of `glass` is measured.
  const { 'glass-flat': _glassFlat, ...roles } = color.light;
  const uses = [
    ...Object.entries(roles).map(([role, { use }]) => [role, use] as const),
    ...Object.entries(derivedUses),
  ];
  return [
    ...uses.map(([role, use]): Entry => [camel(role), `var(--color-${role})`, use]),
    ['heroSky', 'var(--hero-sky)', 'color stops of the sky behind the home hero, top to bottom'],
    ['heroText', 'var(--hero-text)', 'heading on the sky'],
    ['heroLead', 'var(--hero-lead)', 'lead on the sky'],
    ['lightboxGround', 'var(--lightbox-ground)', 'ground of the lightbox in both themes'],
    ['lightboxText', 'var(--lightbox-text)', 'text and icons of the lightbox in both themes'],
    ['goldLight', 'var(--gold-light)', 'gold on dark grounds in both themes'],
  ];
}

const FIGURES = 'font-variant-numeric:tabular-nums lining-nums;';

/** The CSS declarations of a text style. */
function declarations(name: string, style: TextStyle, isInline = false): string {
  const font =
    isInline && style.mobile === undefined ? fontOf(style, 'mobile') : `var(${typeVariable(name)})`;
  const { tracking = style.mobile?.tracking, wrap, maxWidth, numeric } = style;
  return [
    `font:${font};`,
    tracking && `letter-spacing:${tracking};`,
    wrap && `text-wrap:${wrap};`,
    maxWidth && `max-inline-size:${maxWidth};`,
    numeric === 'tabular' && FIGURES,
  ]
    .filter(Boolean)
    .join('');
}

/** The steps of the scale, smallest first, and the spaces that change at `md`. */
function spaces(
  { space: { section: _s, gutter: _g, gridGap: _gap, ...scale } }: Tokens,
  unit: typeof px,
): Entry[] {
  return Object.entries(scale)
    .toSorted(([, first], [, second]) => first - second)
    .map(([step, length]) => [step, length === 0 ? '0' : unit(length)]);
}

/** The corners of each gate, clockwise from the top left. */
const gates = ({ radius, component }: Tokens) =>
  Object.entries({ ...radius.gate, ...component.gate }).map(([name, corners]) => {
    const [small = '', large = ''] = corners.split(' ');
    return { name: `gate${capital(name)}`, small, large };
  });

function radii(tokens: Tokens): Entry[] {
  const { gate: _gate, ...radius } = tokens.radius;
  return [
    ...Object.entries(radius).map(([name, value]): Entry => [
      name,
      typeof value === 'number' ? px(value) : value,
    ]),
    ...gates(tokens).map(({ name, large }): Entry => [name, large]),
  ];
}

/** Sizes that grow with the text. */
const GROWING = ['button', 'buttonLarge', 'input', 'searchInput', 'row', 'chip', 'logo'];

function sizes({ size: { avatar: _avatar, icon, ...controls } }: Tokens): Entry[] {
  const { stroke: _stroke, ...icons } = icon;
  return [
    ...Object.entries(controls).flatMap(([name, value]): Entry[] => {
      const unit = GROWING.includes(name) ? rem : px;
      if (typeof value === 'number') return [[name, unit(value)]];
      return [
        [name, unit(value.mobile)],
        [`${name}Wide`, unit(value.desktop)],
      ];
    }),
    ...Object.entries(icons).map(([name, edge]): Entry => [`icon${capital(name)}`, px(edge)]),
  ];
}

type Widths = number | { readonly [name: string]: Widths };

/** { dialog: { small: 480 } } -> dialogSmall: '480px' */
const flatten = (widths: Widths, name = ''): Entry[] =>
  typeof widths === 'number'
    ? [[name, px(widths)]]
    : Object.entries(widths).flatMap(([part, width]) =>
        flatten(width, name === '' ? part : name + capital(part)),
      );

await generateFromTokens('packages/ui/theme/tokens.ts', (tokens) => {
  const { font, shadow, motion, z, container } = tokens;
  const { note: _note, ...breakpoint } = tokens.breakpoint;
  const breakpoints = Object.entries(breakpoint);
  const names = Object.keys;
  return [
    '// Generated from tokens.json by tools/generateTypedTokens.ts. Do not edit.\n',
    table(
      'color',
      'Color roles: CSS variables that `themeCss` sets, so that a change of theme does not re-render.',
      colors(tokens),
    ),
    table(
      'font',
      'The two font stacks.',
      Object.entries(font.families).map(([name, { use }]) => [name, `var(--font-${name})`, use]),
    ),
    table('type', 'CSS declarations of each text style; some sizes change at `media.md`.', [
      ...systemStyles(tokens).map(([name, style]): Entry => [name, declarations(name, style)]),
      ['figures', FIGURES, 'tabular figures, for counts, dates and tables'],
    ]),
    table(
      'componentType',
      'CSS declarations of text styles that single components have.',
      componentStyles(tokens).map(([name, style]) => [name, declarations(name, style, true), style.use]),
    ),
    table(
      'space',
      'The spacing scale in rem: `space[4]` is 16 px, and grows with the text. The last three change at `media.md`.',
      [
        ...spaces(tokens, rem),
        ['section', 'var(--section)'],
        ['gutter', 'var(--gutter)'],
        ['gridGap', 'var(--grid-gap)'],
      ],
    ),
    table(
      'fixedSpace',
      'The same scale in px, for spaces that must not grow with the text: on photos, around icons, inside controls.',
      spaces(tokens, px),
    ),
    table('radius', 'Corner radii. `gate*` is the large corner of a gate, see `corner`.', radii(tokens)),
    table(
      'corner',
      'CSS declarations of gates: boxes with one large corner, at the top right and in right-to-left text at the top left.',
      gates(tokens).map(({ name, small, large }) => [
        name,
        `border-radius:${small};border-start-end-radius:${large};`,
      ]),
    ),
    table(
      'shadow',
      'Shadows.',
      Object.entries(shadow.use).map(([name, use]) => [name, `var(--shadow-${name})`, use]),
    ),
    table('motion', 'Durations and easings.', [
      ...names(motion.duration).map((name): Entry => [name, `var(--time-${name})`]),
      ...names(motion.easing).map((name): Entry => [name, `var(--ease-${name})`]),
    ]),
    table('z', 'Stacking order, lowest first.', Object.entries(z)),
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
      ['reducedMotion', '@media (prefers-reduced-motion: reduce)'],
      ['forcedColors', '@media (forced-colors: active)'],
      ['print', '@media print'],
    ]),
    table('container', 'Widths of page parts.', flatten(container)),
    table(
      'size',
      'Sizes of controls, icons and bars; those of controls with text are in rem. `touch` is the minimum of every target.',
      sizes(tokens),
    ),
  ].join('\n');
});
