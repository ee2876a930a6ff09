/**
 * Writes docs/design-tokens/efie.tokens.json, tokens.json in the format of the Design Tokens Community Group (2025.10) for
 * design tools; part of `npm run generate`. Lengths are in px at a root font size of 16 px.
 *
 * It leaves out `illustration` (colors of mock images), `contrast` (computed from the colors), font files and notes.
 */
import { TokenError } from '../packages/ui/theme/resolveColors';
import { derivedShades } from './derivedShades';
import { generateFromTokens, mapValues, type Color, type Theme, type Tokens } from './generateFromTokens';

interface Token {
  $value: unknown;
  $description?: string;
}

interface Group {
  [name: string]: Token | Group | string;
}

type TokenType =
  | 'color'
  | 'cubicBezier'
  | 'dimension'
  | 'duration'
  | 'fontFamily'
  | 'gradient'
  | 'number'
  | 'shadow'
  | 'typography';

const round = (value: number, digits: number) => Number(value.toFixed(digits));

/** Converts '#1F6546' or 'rgba(8,29,21,.56)' to the format's color value. */
function parseColor(css: string) {
  const rgba = /^rgba\((\d+),(\d+),(\d+),([\d.]+)\)$/.exec(css);
  if (!rgba && !/^#[0-9a-f]{6}$/i.test(css))
    throw new TokenError(`"${css}" is not a color: write #RRGGBB or rgba(r,g,b,a)`);
  const bytes = rgba
    ? rgba.slice(1, 4).map(Number)
    : [1, 3, 5].map((start) => Number.parseInt(css.slice(start, start + 2), 16));
  return {
    colorSpace: 'srgb',
    components: bytes.map((byte) => round(byte / 255, 5)),
    alpha: rgba ? Number(rgba[4]) : 1,
    hex: `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`,
  };
}

const px = (value: number) => ({ value, unit: 'px' });
const ms = (value: number) => ({ value, unit: 'ms' });

const token = ($value: unknown, $description?: string): Token =>
  $description ? { $value, $description } : { $value };

const group = ($type: TokenType, members: object, $description?: string): Group => ({
  $type,
  ...($description && { $description }),
  ...members,
});

const color = (css: string) => token(parseColor(css));

/** Converts a color; a color that refers to a primitive becomes an alias. */
const colorToken = ({ value, ref, use }: Color) =>
  token(ref === undefined ? parseColor(value) : `{color.primitive.${ref}}`, use);

/** Converts a list of colors to tokens named '1', '2' and so on. */
const numberedColors = (list: readonly Color[]): Group =>
  Object.fromEntries(list.map((item, index) => [String(index + 1), colorToken(item)]));

/** Converts gradient stops such as '#CFE4DE 0%'. */
const gradient = (stops: readonly string[]) =>
  stops.map((stop) => {
    const [css = '', position = ''] = stop.split(' ');
    return { color: parseColor(css), position: Number.parseFloat(position) / 100 };
  });

/** Converts a `box-shadow` such as '0 1px 2px rgba(...), 0 0 0 1px rgba(...)'. */
const shadow = (css: string) =>
  css.split(/,\s*(?![^(]*\))/).map((layer) => {
    const [offsets = '', layerColor = ''] = layer.split(/\s(?=rgba)/);
    const [offsetX, offsetY, blur, spread = px(0)] = offsets
      .split(' ')
      .map((length) => px(Number.parseFloat(length)));
    return { color: parseColor(layerColor), offsetX, offsetY, blur, spread };
  });

const cubicBezier = (css: string) =>
  css === 'linear' ? [0, 0, 1, 1] : css.slice('cubic-bezier('.length, -1).split(',').map(Number);

interface FontSize {
  size: number;
  line: number;
  weight?: number;
  /** In em: '-0.024em'. */
  tracking?: string;
}

/** A text style, with one size, or with one for desktop and one for mobile. */
interface TypeStyle extends Partial<FontSize> {
  family: string;
  desktop?: FontSize;
  mobile?: FontSize;
  maxWidth?: string;
  /** Maximum number of lines. */
  clamp?: number;
  note?: string;
  use?: string;
}

function typography(family: string, { size, line, weight, tracking = '0em' }: FontSize) {
  return {
    fontFamily: `{font.family.${family}}`,
    fontSize: px(size),
    fontWeight: weight,
    lineHeight: round(line / size, 4),
    // The format has no em unit.
    letterSpacing: px(round(Number.parseFloat(tracking) * size, 3)),
  };
}

function typeStyle({
  family,
  desktop,
  mobile,
  maxWidth,
  clamp,
  note,
  use,
  ...style
}: TypeStyle): Token | Group {
  const description = [use, note, maxWidth && `at most ${maxWidth} wide`, clamp && `at most ${clamp} lines`]
    .filter(Boolean)
    .join('; ');
  if (desktop && mobile) {
    return {
      desktop: token(typography(family, { ...style, ...desktop }), description),
      mobile: token(typography(family, { ...style, ...mobile }), description),
    };
  }
  const { size, line } = style;
  if (size === undefined || line === undefined) throw new TokenError('a text style has no size');
  return token(typography(family, { ...style, size, line }), description);
}

/** Converts a radius: a number, or a string of four corners in CSS order. */
function corners(value: string | number): Token | Group {
  if (typeof value === 'number') return token(px(value));
  const [topLeft, topRight, bottomRight, bottomLeft] = value
    .split(' ')
    .map((length) => token(px(Number.parseFloat(length))));
  if (!topLeft || !topRight || !bottomRight || !bottomLeft)
    throw new TokenError(`radius "${value}" does not have four corners`);
  return { topLeft, topRight, bottomRight, bottomLeft };
}

type Lengths = number | readonly number[] | { readonly [name: string]: Lengths };

/** Converts lengths in px: a number, a list, whose tokens are named by their values, or a group of either. */
function lengths(value: Lengths): Token | Group {
  if (typeof value === 'number') return token(px(value));
  if (isList(value)) return Object.fromEntries(value.map((length) => [String(length), token(px(length))]));
  return mapValues(value, lengths);
}

const isList = (value: Lengths): value is readonly number[] => Array.isArray(value);

function ratio(text: string): Token {
  const [width = NaN, height = NaN] = text.split(':').map(Number);
  return token(round(width / height, 5), text);
}

const forBothThemes = <Value>(create: (theme: Theme) => Value): Record<Theme, Value> => ({
  light: create('light'),
  dark: create('dark'),
});

function colorGroup({ color: colors }: Tokens): Group {
  const { motif, logo, hero, lightbox } = colors;
  const themes = forBothThemes((theme) => ({
    ...mapValues(colors[theme], colorToken),
    ...mapValues(derivedShades(colors, theme), color),
    hero: { text: color(hero[theme].text), lead: color(hero[theme].lead) },
    motif: {
      empty: numberedColors(theme === 'light' ? motif.emptyLight : motif.emptyDark),
      placeholder: numberedColors(theme === 'light' ? motif.placeholderLight : motif.placeholderDark),
    },
    logo: mapValues(logo[theme], colorToken),
  }));
  return group('color', {
    primitive: mapValues(colors.primitive, (steps) => mapValues<Record<string, string>, Token>(steps, color)),
    ...themes,
    both: {
      motif: { onForest: numberedColors(motif.onForest), band: numberedColors(motif.band) },
      logo: { onForest: mapValues(logo.onForest, colorToken) },
      lightbox: { ground: color(lightbox.ground), text: color(lightbox.text) },
      'gold-light': token('{color.primitive.gold.300}'),
      'focus-on-brand': token('{color.light.featured}', 'focus ring on forest panels, both themes'),
      'focus-on-picture': color('#FFFFFF'),
      'focus-on-picture-edge': token('{color.primitive.forest.950}'),
    },
  });
}

function convert(tokens: Tokens): Group {
  const { font, type, component, space, radius, size, motion, z, breakpoint, container, timing } = tokens;
  const { minimum, ...styles } = type;
  const { gate, ...radii } = radius;
  const { icon, ...sizes } = size;
  const { stroke, ...iconSizes } = icon;
  const { note: _note, ...breakpoints } = breakpoint;
  const { viewThreshold, ...durations } = timing;
  return {
    $description: `${tokens.meta.brand}: ${tokens.meta.note}`,
    color: colorGroup(tokens),
    gradient: group(
      'gradient',
      forBothThemes((theme) => ({
        'hero-sky': token(gradient(tokens.color.hero[theme].sky), 'top to bottom'),
      })),
    ),
    font: {
      family: group(
        'fontFamily',
        mapValues(font.families, ({ css, use }) =>
          token(
            css.split(',').map((name) => name.trim().replaceAll("'", '')),
            use,
          ),
        ),
      ),
      minimum: { $type: 'dimension', ...token(px(minimum), 'no text is smaller') },
    },
    typography: group('typography', {
      ...mapValues<Record<string, TypeStyle>, Token | Group>(styles, typeStyle),
      component: mapValues<Record<string, TypeStyle>, Token | Group>(component.type, typeStyle),
    }),
    // Token names must not contain a dot, which separates groups in references.
    space: group(
      'dimension',
      Object.fromEntries(
        Object.entries<Lengths>(space).map(([step, length]) => [step.replace('.', '-'), lengths(length)]),
      ),
    ),
    radius: group('dimension', {
      ...mapValues(radii, corners),
      gate: mapValues({ ...gate, ...component.gate }, corners),
    }),
    size: group('dimension', { ...mapValues(sizes, lengths), icon: lengths(iconSizes) }),
    iconStroke: { $type: 'dimension', ...token(px(stroke)) },
    shadow: group(
      'shadow',
      forBothThemes((theme) =>
        mapValues(tokens.shadow[theme], (css, name) =>
          token(shadow(css), tokens.shadow.use[name as keyof typeof tokens.shadow.use]),
        ),
      ),
    ),
    motion: {
      duration: group(
        'duration',
        mapValues(motion.duration, (duration) => token(ms(duration))),
      ),
      easing: group(
        'cubicBezier',
        mapValues(motion.easing, (css) => token(cubicBezier(css))),
      ),
    },
    timing: group(
      'duration',
      mapValues(durations, (duration) => token(ms(duration))),
    ),
    viewThreshold: {
      $type: 'number',
      ...token(viewThreshold, 'share of a card that counts as seen'),
    },
    z: group(
      'number',
      mapValues(z, (layer) => token(layer)),
    ),
    breakpoint: group('dimension', mapValues(breakpoints, lengths), 'from this width on'),
    container: group('dimension', mapValues(container, lengths)),
    ratio: group('number', mapValues(tokens.ratio, ratio)),
  };
}

/** Writes each token on one line, so that a changed value is one changed line. */
function writeTokens(value: object, indent: string): string {
  if ('$value' in value) return JSON.stringify(value);
  const inner = `${indent}  `;
  const entries = Object.entries(value).map(
    ([name, entry]: [string, unknown]) =>
      `${inner}"${name}": ${typeof entry === 'object' && entry !== null ? writeTokens(entry, inner) : JSON.stringify(entry)}`,
  );
  return `{\n${entries.join(',\n')}\n${indent}}`;
}

await generateFromTokens(
  'docs/design-tokens/efie.tokens.json',
  (tokens) => `${writeTokens(convert(tokens), '')}\n`,
);
