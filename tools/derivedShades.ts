import { TokenError } from '../packages/ui/theme/resolveColors';
import type { Theme, Tokens } from './generateFromTokens';

const channels = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** Mixes two colors channel by channel; a share of 0 gives `from`, of 1 gives `to`. */
function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((target[index] ?? value) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const translucent = (hex: string, alpha: number): string => `rgba(${channels(hex).join(',')},${alpha})`;

/** What the derived shades are for. */
export const derivedUses = {
  'primary-soft-hover': 'primarySoft, under the pointer',
  'danger-hover': 'danger, under the pointer',
  'featured-hover': 'featured, under the pointer',
  'focus-glow': 'glow around a focused input',
  'toast-danger': 'icon of an error toast',
  'toast-line': 'button of a toast, under the pointer',
};

/** Hover fills, focus glow and toast colors of a theme, which are mixed from roles of tokens.json. */
export function derivedShades(
  color: Tokens['color'],
  theme: Theme,
): Record<keyof typeof derivedUses, string> {
  const role = (name: keyof Tokens['color']['light']): string => {
    const { value } = color[theme][name];
    if (value.startsWith('#')) return value;
    throw new TokenError(`color.${theme}.${name} is ${value}: write #RRGGBB, other shades are mixed from it`);
  };
  const { red } = color.primitive;
  return {
    'primary-soft-hover': mix(role('primary-soft'), role('on-primary-soft'), 0.16),
    'danger-hover': mix(role('danger'), '#000000', 0.14),
    'featured-hover': mix(role('featured'), '#000000', 0.12),
    'focus-glow': translucent(role('focus'), 0.22),
    'toast-danger': theme === 'light' ? red['300'] : red['600'],
    'toast-line': translucent(role('on-toast'), 0.16),
  };
}
