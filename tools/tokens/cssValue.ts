import type {
  ColorValueNormalized,
  DimensionValue,
  TokenNormalized,
  TypographyTokenNormalized,
} from '@terrazzo/parser';
import { transformCSSValue } from '@terrazzo/token-tools/css';
import { VENDOR, type TokenExtension } from './tokenFile';

/** The names of a token's values: '.' for the one without a mode, `dark`, `wide`. */
export const modesOf = (token: TokenNormalized): string[] => Object.keys(token.mode);

export const extensionOf = (token: TokenNormalized): TokenExtension => token.$extensions?.[VENDOR] ?? {};

export const px = ({ value, unit }: DimensionValue): string => (value === 0 ? '0' : `${value}${unit}`);

/** A length in rem, from px at a root of 16 px. */
export const rem = ({ value, unit }: DimensionValue): string =>
  unit === 'rem' || value === 0 ? px({ value, unit }) : `${value / 16}rem`;

/** '#17523A', or 'rgba(8,29,21,0.56)'. */
function cssColor({ components, alpha, hex }: ColorValueNormalized): string {
  const bytes = components.map((component) => Math.round((component ?? 0) * 255));
  if (alpha !== 1) return `rgba(${bytes.join(',')},${alpha})`;
  return hex ?? `#${bytes.map((byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join('')}`;
}

/** The `font` shorthand of a text style. */
function cssFont(token: TypographyTokenNormalized, mode: string): string {
  const { $value, partialAliasOf } = token.mode[mode] ?? token.mode['.'];
  const { fontSize, fontWeight, lineHeight } = $value;
  const family = partialAliasOf?.['fontFamily'];
  if (typeof fontSize !== 'object' || typeof lineHeight !== 'number' || family === undefined)
    throw new Error(
      `${token.id} needs a fontSize with a unit, a lineHeight without, and a fontFamily that is an alias: {font.text}`,
    );
  const line = { ...fontSize, value: Number((fontSize.value * lineHeight).toFixed(2)) };
  return `${fontWeight} ${rem(fontSize)}/${rem(line)} var(--${family.replace('.', '-')})`;
}

/** The CSS of a token's value in a mode, without aliases. Falls back to the value without a mode. */
export function cssValue(token: TokenNormalized, mode = '.'): string {
  switch (token.$type) {
    case 'color':
      return cssColor((token.mode[mode] ?? token.mode['.']).$value);
    case 'gradient':
      return (token.mode[mode] ?? token.mode['.']).$value
        .map(({ color, position }) => `${cssColor(color)} ${position * 100}%`)
        .join(',');
    case 'shadow':
      return (token.mode[mode] ?? token.mode['.']).$value
        .map(({ color, offsetX, offsetY, blur, spread, inset }) =>
          [
            inset && 'inset',
            px(offsetX),
            px(offsetY),
            px(blur),
            spread.value !== 0 && px(spread),
            cssColor(color),
          ]
            .filter(Boolean)
            .join(' '),
        )
        .join(',');
    case 'typography':
      return cssFont(token, mode);
    case 'dimension': {
      const { $value } = token.mode[mode] ?? token.mode['.'];
      const growsWithText = token.id.startsWith('space.') || extensionOf(token).unit === 'rem';
      return growsWithText ? rem($value) : px($value);
    }
    default: {
      const { $value } = token.mode[mode] ?? token.mode['.'];
      const css = transformCSSValue({ ...token, $value, aliasChain: undefined } as TokenNormalized, {
        tokensSet: {},
        permutation: {},
      });
      if (typeof css !== 'string') throw new Error(`${token.id} has no CSS value`);
      return css;
    }
  }
}
