/** Finds what styles must take from the tokens, and names the nearest token; for tools/checkStyles.ts. */
import { parseColor } from '@terrazzo/token-tools';
import { parseSync, Visitor } from 'vite';
import tokenFile from '../packages/ui/theme/efie.tokens.json';
import { pxOf } from '../packages/ui/theme/stories/lengths';
import { themeColors } from '../packages/ui/theme/themeColors';
import { breakpoint, fixedSpace, radius, size, space, z } from '../packages/ui/theme/tokens';

/** The longest step of `space`: what is longer is a measure of the layout or of a picture. */
const LONGEST_STEP = 96;
/** Hairlines, and optical corrections of a token: `calc(${space[2]} - 1px)`. */
const CORRECTION = 2;

interface Length {
  text: string;
  px: number;
}

const lengthsIn = (value: string): Length[] =>
  [...value.matchAll(/(?<![\w.#])(\d*\.?\d+)(px|rem)\b/g)].map(([text, number, unit]) => ({
    text,
    px: Number(number) * (unit === 'rem' ? 16 : 1),
  }));

/** Names with the numbers by which they are compared. */
type Named = readonly (readonly [name: string, value: number])[];

/** 'space', '1.5' -> 'space[1.5]' */
const memberOf = (table: string, name: string) =>
  /^\d/.test(name) ? `${table}[${name}]` : `${table}.${name}`;

const lengthTable = (table: string, values: Readonly<Record<string, string>>): Named =>
  Object.entries(values).flatMap(([name, value]) => {
    const px = value === '0' ? 0 : lengthsIn(value)[0]?.px;
    return px === undefined ? [] : [[memberOf(table, name), px] as const];
  });

const spaces = lengthTable('space', space);
const fixedSpaces = lengthTable('fixedSpace', fixedSpace);
const radii = lengthTable('radius', radius);
const sizes = [...lengthTable('size', size), ...fixedSpaces];
const layers: Named = Object.entries(z).map(([name, layer]) => [`z.${name}`, layer]);
const breakpoints: Named = Object.entries(breakpoint).map(([name, px]) => [`media.${name}`, px]);
const { $type: _timeType, $extensions: _timeNotes, ...times } = tokenFile.time;
const durations: Named = Object.entries(times).map(([name, { $value }]) => [`motion.${name}`, $value.value]);

const writtenTypes = { type: tokenFile.type, componentType: tokenFile['component-type'] };
const textSizes: Named = Object.entries(writtenTypes).flatMap(([table, styles]) =>
  Object.entries(styles).flatMap(([name, style]) =>
    typeof style === 'string'
      ? []
      : [
          [
            `${table}.${name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())}`,
            pxOf(style.$value.fontSize),
          ] as const,
        ],
  ),
);

/** 'use space[3] (12px)' */
function nearestToken(named: Named, value: number, unit = 'px'): string {
  const distance = ([, other]: Named[number]) => Math.abs(other - value);
  const nearest = named.toSorted((first, second) => distance(first) - distance(second))[0];
  return nearest ? `use ${nearest[0]} (${nearest[1]}${unit})` : 'use a token';
}

/** Red, green, blue and alpha, or undefined for what is not a color. */
function channelsOf(css: string): readonly number[] | undefined {
  try {
    const { colorSpace, components, alpha } = parseColor(css);
    return colorSpace === 'srgb' ? [...components.map(Number), alpha] : undefined;
  } catch {
    return undefined;
  }
}

const primitiveNames = new Map(
  Object.entries(tokenFile.primitive).flatMap(([family, steps]) =>
    typeof steps === 'string'
      ? []
      : Object.entries(steps).map(([step, { $value }]) => [$value.hex, `${family}.${step}`] as const),
  ),
);
const roles = Object.entries(themeColors.light).map(([role, css]) => ({
  role,
  css,
  channels: channelsOf(css) ?? [],
}));

/** 'use color.link or color.primary (forest.700)' */
function nearestColor(css: string): string {
  const channels = channelsOf(css);
  if (!channels) return 'use color';
  const distances = roles.map((role) => ({
    ...role,
    distance: Math.hypot(...channels.map((channel, index) => channel - (role.channels[index] ?? 0))),
  }));
  const least = Math.min(...distances.map(({ distance }) => distance));
  const nearest = distances.filter(({ distance }) => distance === least).slice(0, 3);
  const [{ css: nearestCss } = { css }] = nearest;
  const names = nearest.map(({ role }) => `color.${role}`).join(' or ');
  return `use ${names} (${primitiveNames.get(nearestCss) ?? nearestCss})`;
}

const COLOR_PROPERTY = /color|background|border|outline|fill|stroke|shadow|^--/;

/** The colors in a value: hex, functions, and names. */
const colorsIn = (property: string, value: string): string[] =>
  (
    value.match(
      /#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\([^()]*\)|\b(?:hwb|oklab|oklch|lab|lch)\([^()]*\)|(?<![\w-])[a-z]+(?![\w(-])/gi,
    ) ?? []
  ).filter(
    (text) =>
      /[#(]/.test(text) ||
      (COLOR_PROPERTY.test(property) && text !== 'transparent' && channelsOf(text) !== undefined),
  );

const LOGICAL: Readonly<Record<string, string>> = {
  left: 'inline-start',
  right: 'inline-end',
  top: 'block-start',
  bottom: 'block-end',
  width: 'inline-size',
  height: 'block-size',
};

/** 'margin-left' -> 'margin-inline-start' */
function logicalProperty(property: string): string {
  const corner = /^border-(top|bottom)-(left|right)-radius$/.exec(property);
  if (corner) {
    const [, block = '', inline = ''] = corner;
    return `border-${block === 'top' ? 'start' : 'end'}-${inline === 'left' ? 'start' : 'end'}-radius`;
  }
  const logical = property.replace(/left|right|top|bottom|width|height/, (side) => LOGICAL[side] ?? side);
  return /^(?:inline|block)-(?:start|end)$/.test(logical) ? `inset-${logical}` : logical;
}

/** 'calc(1px + (a)) 0' -> 'calc 0' */
function withoutParentheses(value: string): string {
  const shorter = value.replaceAll(/\([^()]*\)/g, '');
  return shorter === value ? value : withoutParentheses(shorter);
}

interface Rule {
  property: RegExp;
  /** What to write instead of a value, or undefined if it is allowed. */
  remedy: (value: string, property: string) => string | undefined;
}

/** The remedy for the first length that is not allowed. */
const forLength =
  (isAllowed: (length: Length) => boolean, named: (length: Length) => Named) =>
  (value: string): string | undefined => {
    const raw = lengthsIn(value).find((length) => !isAllowed(length));
    return raw && `${raw.text}: ${nearestToken(named(raw), raw.px)}`;
  };

const isSmall = ({ px }: Length) => px <= CORRECTION;
const isSmallOrLong = (length: Length) => isSmall(length) || length.px > LONGEST_STEP;
const SPACING =
  /^(?:(?:padding|margin|inset|scroll-padding|scroll-margin)(?:-[a-z-]+)?|(?:row-|column-)?gap|--pad)$/;
const RADIUS = /^border-(?:[a-z-]+-)?radius$/;
const SIZE = /^(?:min-|max-)?(?:block|inline)-size$/;
const FONT = /^font(?:-size)?$/;
/** Lines around boxes and under text. */
const STROKE = /^(?:border|outline|text-underline-offset)/;
const LONGEST_STROKE = 4;

const rules: readonly Rule[] = [
  {
    property: SPACING,
    remedy: forLength(isSmallOrLong, ({ text }) => (text.endsWith('rem') ? spaces : fixedSpaces)),
  },
  { property: RADIUS, remedy: forLength(isSmall, () => radii) },
  {
    property: SIZE,
    remedy: forLength(
      (length) => isSmallOrLong(length) || (length.text.endsWith('rem') && length.px !== 44),
      () => sizes,
    ),
  },
  {
    // A line height of 1 is that of drawn letters: the logo, initials.
    property: FONT,
    remedy: (value) =>
      value.includes('/ 1 ')
        ? undefined
        : forLength(
            () => false,
            () => textSizes,
          )(value),
  },
  {
    property: /^line-height$/,
    remedy: (value) => (lengthsIn(value).length > 0 ? 'use type or componentType' : undefined),
  },
  {
    property: /^box-shadow$/,
    remedy: (value) =>
      lengthsIn(value).some(({ px }) => px > LONGEST_STROKE)
        ? 'use shadow.e1, shadow.e2 or shadow.e3, which have dark values too'
        : undefined,
  },
  {
    property: /^(?!@|box-shadow$)/,
    remedy: (value, property) =>
      [SPACING, RADIUS, SIZE, FONT].some((other) => other.test(property))
        ? undefined
        : forLength(
            (length) =>
              isSmallOrLong(length) ||
              length.text.endsWith('rem') ||
              (STROKE.test(property) && length.px <= LONGEST_STROKE),
            () => fixedSpaces,
          )(value),
  },
  {
    // In masks, colors are opacities.
    property: /^(?!@|.*mask)/,
    remedy: (value, property) => {
      const [raw] = colorsIn(property, value);
      return raw && `${raw}: ${nearestColor(raw)}`;
    },
  },
  {
    property: /^z-index$/,
    remedy: (value) => (/\d/.test(value) ? nearestToken(layers, Number(value), '') : undefined),
  },
  {
    property: /^(?:transition|animation)(?:-duration|-delay)?$/,
    remedy: (value) => {
      const [text, number, unit] = /(?<![\w.])(\d*\.?\d+)(ms|s)\b/.exec(value) ?? [];
      return text && `${text}: ${nearestToken(durations, Number(number) * (unit === 's' ? 1000 : 1), 'ms')}`;
    },
  },
  {
    // Four values have a left and a right side, or four corners.
    property: /^(?:padding|margin|border-radius)$/,
    remedy: (value, property) => {
      const [first, second, third, fourth] = withoutParentheses(value).split(' ');
      const isSymmetric =
        property === 'border-radius' ? first === second && third === fourth : fourth === second;
      return fourth === undefined || isSymmetric
        ? undefined
        : 'use logical properties, which follow the direction of the text';
    },
  },
  {
    property:
      /^(?:(?:padding|margin|border|scroll-padding|scroll-margin)-)?(?:left|right|top|bottom)(?:-[a-z]+)*$|^(?:min-|max-)?(?:width|height)$/,
    remedy: (_, property) => `use ${logicalProperty(property)}, which follows the direction of the text`,
  },
  {
    property: /^(?:text-align|float|clear)$/,
    remedy: (value, property) => {
      if (!/^(?:left|right)$/.test(value)) return undefined;
      const side = value === 'left' ? 'start' : 'end';
      return `use ${property === 'text-align' ? side : `inline-${side}`}, which follows the direction of the text`;
    },
  },
  {
    // In rem the width depends on the size of the text, which no breakpoint does.
    property: /^@media$/,
    remedy: (query) => {
      const [, px] = /width: ?(\d+(?:\.\d+)?)px/.exec(query) ?? [];
      return px && `${px}px: ${nearestToken(breakpoints, Number(px))}`;
    },
  },
];

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');

/** `/* raw: why no token fits *\/` before a declaration or at its end allows its values. */
const REASON = /\/\*\s*raw: \S.*?\*\//gs;

interface Declaration {
  name: string;
  value: string;
  /** Position in the template. */
  index: number;
}

/** The declarations and media queries of a template, without those that have a reason for their values. */
function declarationsOf(css: string): Declaration[] {
  const lineOf = (index: number) => css.slice(0, index).split('\n').length;
  const reasons = new Set(
    [...css.matchAll(REASON)].map(({ 0: text, index }) => {
      const isAlone = /\n\s*$/.test(css.slice(0, index));
      return lineOf(index + text.length) + (isAlone ? 1 : 0);
    }),
  );
  const text = css.replaceAll(/\/\*.*?\*\//gs, blank);
  const found = [
    ...[...text.matchAll(/@media ([^{]+)/g)].map(({ index, 1: value = '' }) => ({
      name: '@media',
      value,
      index,
    })),
    ...[...text.matchAll(/(?<![\w-])([a-z-]+):\s+([^;{}]+);/g)].map(
      ({ index, 1: name = '', 2: value = '' }) => ({
        name,
        value,
        index,
      }),
    ),
  ];
  return found
    .filter(({ index }) => !reasons.has(lineOf(index)))
    .map((declaration) => ({ ...declaration, value: declaration.value.replaceAll(/\s+/g, ' ').trim() }));
}

/** The problems of a module's styles, one line each: 'Box.ts:3: gap: 13px: use fixedSpace[3] (12px)'. */
export function styleProblems(file: string, code: string): string[] {
  const problems: string[] = [];
  new Visitor({
    TemplateLiteral({ start, quasis }) {
      // As long as the source, so that positions agree: an interpolation becomes a word.
      let css = '';
      for (const { start: from, value } of quasis) css = css.padEnd(from - start, 'x') + value.raw;
      for (const { name, value, index } of declarationsOf(css)) {
        const line = code.slice(0, start + 1 + index).split('\n').length;
        for (const { property, remedy } of rules) {
          const instead = property.test(name) ? remedy(value, name) : undefined;
          if (instead !== undefined) problems.push(`${file}:${line}: ${name}: ${instead}`);
        }
      }
    },
  }).visit(parseSync(file, code).program);
  return problems;
}
