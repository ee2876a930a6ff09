import source from '../efie.tokens.json';
import { themeColors } from '../themeColors';
import { contrastRatio, MIN_CONTRAST } from './contrast';

export type ThemeName = 'light' | 'dark';

/** Color of a role in one theme, and the primitive it refers to, if any. */
export interface RoleValue {
  value: string;
  ref: string | null;
}

export interface ColorRole {
  name: string;
  /** What the role is for. */
  use: string;
  light: RoleValue;
  dark: RoleValue;
}

type Written = string | object;

interface RoleToken {
  $value: Written;
  $description: string;
  $extensions: { mode: { dark: Written } };
}

const { $type: _type, $description: _use, $extensions, ...tokens } = source.color;
const roles: Readonly<Record<string, RoleToken>> = tokens;

const colors: Readonly<Record<ThemeName, Readonly<Record<string, string>>>> = themeColors;

function colorOf(theme: ThemeName, role: string): string {
  const css = colors[theme][role.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())];
  if (css === undefined) throw new Error(`The ${theme} theme has no role ${role}`);
  return css;
}

const roleIn = (theme: ThemeName, name: string, written: Written): RoleValue => ({
  value: colorOf(theme, name),
  ref: typeof written === 'string' ? written.slice('{primitive.'.length, -1) : null,
});

/** Every color role with its values in both themes, in the order of the token file. */
export const colorRoles: readonly ColorRole[] = Object.entries(roles).map(([name, role]) => ({
  name,
  use: role.$description,
  light: roleIn('light', name, role.$value),
  dark: roleIn('dark', name, role.$extensions.mode.dark),
}));

export interface ContrastPair {
  foreground: string;
  background: string;
  /** `text` requires 4.5:1; `nonText` (outlines, focus rings, icons) 3:1. */
  kind: 'text' | 'nonText';
  required: number;
  /** Contrast ratio in the light theme. */
  light: number;
  dark: number;
}

const ratioIn = (theme: ThemeName, foreground: string, background: string) =>
  contrastRatio(colorOf(theme, foreground), colorOf(theme, background));

const { contrast } = $extensions['gh.efie'];

/** Every pair of roles that may be combined, as listed in the token file, with its contrast in both themes. */
export const contrastPairs: readonly ContrastPair[] = (['text', 'nonText'] as const).flatMap((kind) =>
  Object.entries(contrast[kind]).flatMap(([foreground, backgrounds]) =>
    backgrounds.map((background) => ({
      foreground,
      background,
      kind,
      required: MIN_CONTRAST[kind],
      light: ratioIn('light', foreground, background),
      dark: ratioIn('dark', foreground, background),
    })),
  ),
);

const { $type: _paletteType, $description: _paletteUse, ...families } = source.primitive;

export const palettes: readonly { family: string; steps: readonly { step: string; value: string }[] }[] =
  Object.entries(families).map(([family, steps]) => ({
    family,
    steps: Object.entries(steps).map(([step, { $value }]) => ({ step, value: $value.hex })),
  }));
