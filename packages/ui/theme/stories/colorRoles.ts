import { roleColors, type RoleSource } from '../resolveColors';
import source from '../tokens.json';
import { contrastRatio } from './contrast';

export type ThemeName = 'light' | 'dark';

/** Color of a role in one theme, and the primitive it refers to, if any. */
export interface RoleValue {
  value: string;
  ref: string | null;
}

export interface ColorRole {
  name: string;
  /** What the role is for; '' when the name is sufficient. */
  use: string;
  light: RoleValue;
  dark: RoleValue;
}

const sources: Readonly<Record<ThemeName, Readonly<Record<string, RoleSource>>>> = source.color;

const colors: Readonly<Record<ThemeName, Readonly<Record<string, string>>>> = {
  light: roleColors(source.color.primitive, 'light', source.color.light),
  dark: roleColors(source.color.primitive, 'dark', source.color.dark),
};

function colorOf(theme: ThemeName, name: string): string {
  const css = colors[theme][name];
  if (css === undefined) throw new Error(`The ${theme} theme has no role ${name}`);
  return css;
}

const roleIn = (theme: ThemeName, name: string): RoleValue => ({
  value: colorOf(theme, name),
  ref: sources[theme][name]?.ref ?? null,
});

/** Every color role with its values in both themes, in the order of tokens.json. */
export const colorRoles: readonly ColorRole[] = Object.keys(sources.light).map((name) => ({
  name,
  use: sources.light[name]?.use ?? '',
  light: roleIn('light', name),
  dark: roleIn('dark', name),
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

/** Every pair of roles that may be combined, as listed in tokens.json, with its contrast in both themes. */
export const contrastPairs: readonly ContrastPair[] = (['text', 'nonText'] as const).flatMap((kind) =>
  source.contrast[kind].map(({ foreground, background, required }) => ({
    foreground,
    background,
    kind,
    required,
    light: ratioIn('light', foreground, background),
    dark: ratioIn('dark', foreground, background),
  })),
);

export const palettes: readonly { family: string; steps: readonly { step: string; value: string }[] }[] =
  Object.entries(source.color.primitive).map(([family, steps]) => ({
    family,
    steps: Object.entries(steps).map(([step, value]) => ({ step, value })),
  }));
