import type { Tokens } from './generateFromTokens';

interface FontSize {
  size: number;
  line: number;
  weight?: number;
  /** In em: '-0.024em'. */
  tracking?: string;
}

/** A text style of tokens.json: one size for all widths, or one for each. */
export interface TextStyle extends Partial<FontSize>, Partial<Record<'desktop' | 'mobile', FontSize>> {
  family: string;
  maxWidth?: string;
  numeric?: string;
  wrap?: string;
  use?: string;
}

export const rem = (px: number) => `${px / 16}rem`;

/** 'panelTitle' -> '--type-panel-title' */
export const typeVariable = (name: string) =>
  `--type-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The CSS `font` of a text style at a width, or undefined if it has no size for it. */
export function fontOf(style: TextStyle, width: 'desktop' | 'mobile'): string | undefined {
  const { size, line, weight = style.weight } = style[width] ?? (width === 'mobile' ? style : {});
  if (size === undefined || line === undefined) return undefined;
  return `${weight} ${rem(size)}/${rem(line)} var(--font-${style.family})`;
}

/** The text styles of the system by name. */
export function systemStyles({ type: { minimum: _minimum, ...styles } }: Tokens): [string, TextStyle][] {
  return Object.entries<TextStyle>(styles);
}

/** The text styles of single components by name. */
export const componentStyles = ({ component }: Tokens): [string, TextStyle][] =>
  Object.entries<TextStyle>(component.type);
