/** Shades that the pictures show and tokens.json leaves to be derived; for the theme's CSS and for the token export. */
import { TokenError } from '../packages/ui/theme/resolveColors.ts';

const channels = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const mix = (from, to, share) =>
  `#${channels(from)
    .map((value, at) => Math.round(value + (channels(to)[at] - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

const veil = (hex, share) => `rgba(${channels(hex).join(',')},${share})`;

/**
 * Hover fills, glow and toast colours of one theme.
 *
 * @param {{ primitive: Record<string, Record<string, string>>, light: object, dark: object }} color `color` of tokens.json, roles resolved
 * @param {'light' | 'dark'} theme
 * @returns {Record<string, string>} name of the role and its colour, as CSS
 */
export function derivedShades(color, theme) {
  const role = (name) => {
    const { value } = color[theme][name];
    if (value.startsWith('#')) return value;
    throw new TokenError(`color.${theme}.${name} is ${value}: write #RRGGBB, other shades are mixed from it`);
  };
  const { red } = color.primitive;
  return {
    'primary-soft-hover': mix(role('primary-soft'), role('on-primary-soft'), 0.16),
    'danger-hover': mix(role('danger'), '#000000', 0.14),
    'featured-hover': mix(role('featured'), '#000000', 0.12),
    'focus-glow': veil(role('focus'), 0.22),
    'toast-danger': theme === 'light' ? red['300'] : red['600'],
    'toast-line': veil(role('on-toast'), 0.16),
  };
}
