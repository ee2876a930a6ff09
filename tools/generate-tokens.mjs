/**
 * Writes docs/design-tokens/efie.tokens.json: the theme in the format of the Design Tokens Community Group (2025.10), for
 * design tools. One file: primitives, both themes as groups whose roles refer to primitives, and everything without a
 * theme. px as at a 16 px root, times in ms. Run by `npm run generate`.
 *
 * Left out: `illustration` (the palette of the picture generator, no part of the interface), `contrast` (computed from
 * the colours), file sizes and notes.
 */
import { TokenError } from '../packages/ui/theme/resolveColors.ts';
import { generateFromTokens } from './theme-file.mjs';
import { derivedShades } from './theme-shades.mjs';

const THEMES = ['light', 'dark'];

const mapValues = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value, name)]));
const round = (value, digits) => Number(value.toFixed(digits));
const twoDigits = (value) => value.toString(16).padStart(2, '0');

/** '#1F6546' or 'rgba(8,29,21,.56)' as a colour of the format. */
function colour(css) {
  const veil = /^rgba\((\d+),(\d+),(\d+),([\d.]+)\)$/.exec(css);
  if (!veil && !/^#[0-9a-f]{6}$/i.test(css))
    throw new TokenError(`"${css}" is not a color: write #RRGGBB or rgba(r,g,b,a)`);
  const bytes = veil
    ? veil.slice(1, 4).map(Number)
    : [1, 3, 5].map((at) => Number.parseInt(css.slice(at, at + 2), 16));
  return {
    colorSpace: 'srgb',
    components: bytes.map((byte) => round(byte / 255, 5)),
    alpha: veil ? Number(veil[4]) : 1,
    hex: `#${bytes.map(twoDigits).join('')}`,
  };
}

const px = (value) => ({ value, unit: 'px' });
const ms = (value) => ({ value, unit: 'ms' });
const token = ($value, $description) => ($description ? { $value, $description } : { $value });
const group = ($type, members, $description) => ({
  $type,
  ...($description && { $description }),
  ...members,
});

/** An alias where the color follows a primitive. */
const role = ({ value, ref, use }) =>
  token(ref === undefined ? colour(value) : `{color.primitive.${ref}}`, use);

/** '#CFE4DE 0%' and so on, top first. */
const gradient = (stops) =>
  stops.map((stop) => {
    const [css, share] = stop.split(' ');
    return { color: colour(css), position: Number.parseFloat(share) / 100 };
  });

const shades = (list) => Object.fromEntries(list.map((tile, at) => [String(at + 1), role(tile)]));

/** '0 1px 2px rgba(...), 0 0 0 1px rgba(...)' */
function shadow(css) {
  return css.split(/,\s*(?![^(]*\))/).map((layer) => {
    const [lengths, veil] = layer.split(/\s(?=rgba)/);
    const [offsetX, offsetY, blur, spread = px(0)] = lengths
      .split(' ')
      .map((length) => px(Number.parseFloat(length)));
    return { color: colour(veil), offsetX, offsetY, blur, spread };
  });
}

const curve = (css) =>
  css === 'linear' ? [0, 0, 1, 1] : css.slice('cubic-bezier('.length, -1).split(',').map(Number);

/** Tracking is written in em; the format knows px and rem, so it is worked out at the style's own size. */
function typography(family, { size, line, weight, tracking = '0em' }) {
  return {
    fontFamily: `{font.family.${family}}`,
    fontSize: px(size),
    fontWeight: weight,
    lineHeight: round(line / size, 4),
    letterSpacing: px(round(Number.parseFloat(tracking) * size, 3)),
  };
}

function typeStyle(style) {
  const { family, desktop, mobile, maxWidth, clamp, note } = style;
  const description = [note, maxWidth && `at most ${maxWidth} wide`, clamp && `at most ${clamp} lines`]
    .filter(Boolean)
    .join('; ');
  if (!desktop) return token(typography(family, style), description);
  return {
    desktop: token(typography(family, { ...style, ...desktop }), description),
    mobile: token(typography(family, { ...style, ...mobile }), description),
  };
}

const SIDES = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'];

/** One radius, or the four corners in the order of CSS. */
function corners(value) {
  if (typeof value === 'number') return token(px(value));
  const four = value.split(' ').map((length) => token(px(Number.parseFloat(length))));
  return Object.fromEntries(SIDES.map((side, at) => [side, four[at]]));
}

/** Numbers become lengths, groups stay groups, lists are counted from 1; what is no length is left to others. */
function lengths(value) {
  if (typeof value === 'number') return token(px(value));
  if (Array.isArray(value)) return Object.fromEntries(value.map((each) => [String(each), token(px(each))]));
  return mapValues(value, lengths);
}

function exported(tokens) {
  const { color, font, type, space, radius, size, motion, z, breakpoint, container, ratio, timing } = tokens;
  const { minimum, ...typeStyles } = type;
  const { gate, ...radii } = radius;
  const { icon, ...sizes } = size;
  const { stroke, ...iconSizes } = icon;
  const { note: _note, ...widths } = breakpoint;
  const { viewThreshold, ...waits } = timing;
  const suffix = { light: 'Light', dark: 'Dark' };

  const colours = group('color', {
    primitive: mapValues(color.primitive, (steps) => mapValues(steps, (css) => token(colour(css)))),
    ...Object.fromEntries(
      THEMES.map((theme) => [
        theme,
        {
          ...mapValues(color[theme], role),
          ...mapValues(derivedShades(color, theme), (css) => token(colour(css))),
          hero: {
            text: token(colour(color.hero[theme].text)),
            lead: token(colour(color.hero[theme].lead)),
          },
          motif: {
            empty: shades(color.motif[`empty${suffix[theme]}`]),
            placeholder: shades(color.motif[`placeholder${suffix[theme]}`]),
          },
          logo: mapValues(color.logo[theme], role),
        },
      ]),
    ),
    both: {
      motif: { onForest: shades(color.motif.onForest), band: shades(color.motif.band) },
      logo: { onForest: mapValues(color.logo.onForest, role) },
      lightbox: {
        ground: token(colour(color.lightbox.ground)),
        text: token(colour(color.lightbox.text)),
      },
      'gold-light': token('{color.primitive.gold.300}'),
      'focus-on-brand': token('{color.light.featured}', 'focus ring on forest panels, both themes'),
      'focus-on-picture': token(colour('#FFFFFF')),
      'focus-on-picture-edge': token('{color.primitive.forest.950}'),
    },
  });

  return {
    $description: `${tokens.meta.brand}: ${tokens.meta.note}`,
    color: colours,
    gradient: group(
      'gradient',
      Object.fromEntries(
        THEMES.map((theme) => [
          theme,
          { 'hero-sky': token(gradient(color.hero[theme].sky), 'top to bottom') },
        ]),
      ),
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
    typography: group('typography', mapValues(typeStyles, typeStyle)),
    space: group('dimension', lengths(space)),
    radius: group('dimension', {
      ...mapValues(radii, corners),
      gate: mapValues(gate, corners),
    }),
    size: group('dimension', { ...lengths(sizes), icon: lengths(iconSizes) }),
    iconStroke: { $type: 'dimension', ...token(px(stroke)) },
    shadow: group(
      'shadow',
      Object.fromEntries(
        THEMES.map((theme) => [
          theme,
          mapValues(tokens.shadow[theme], (css, name) => token(shadow(css), tokens.shadow.use[name])),
        ]),
      ),
    ),
    motion: {
      duration: group(
        'duration',
        mapValues(motion.duration, (time) => token(ms(time))),
      ),
      easing: group(
        'cubicBezier',
        mapValues(motion.easing, (css) => token(curve(css))),
      ),
    },
    timing: group(
      'duration',
      mapValues(waits, (time) => token(ms(time))),
    ),
    viewThreshold: {
      $type: 'number',
      ...token(viewThreshold, 'share of a card that counts as seen'),
    },
    z: group(
      'number',
      mapValues(z, (layer) => token(layer)),
    ),
    breakpoint: group('dimension', lengths(widths), 'from this width on'),
    container: group('dimension', lengths(container)),
    ratio: group(
      'number',
      mapValues(ratio, (text) => {
        const [width, height] = text.split(':').map(Number);
        return token(round(width / height, 5), text);
      }),
    ),
  };
}

generateFromTokens('docs/design-tokens/efie.tokens.json', (tokens) => JSON.stringify(exported(tokens)));
