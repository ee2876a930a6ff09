import { roleColors, type RoleSource } from '../resolveColors';
import source from '../tokens.json';
import { contrastRatio } from './contrast';

export type ThemeName = 'light' | 'dark';

/** A role in one theme: its colour, and the primitive it takes when there is one. */
export interface RoleValue {
  value: string;
  ref: string | null;
}

export interface ColourRole {
  name: string;
  /** What the role is for; '' when the name says it. */
  use: string;
  light: RoleValue;
  dark: RoleValue;
}

const written: Readonly<Record<ThemeName, Readonly<Record<string, RoleSource>>>> = source.color;

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
  ref: written[theme][name]?.ref ?? null,
});

/** Every colour role of the theme in both themes, in the order of tokens.json. */
export const colourRoles: readonly ColourRole[] = Object.keys(written.light).map((name) => ({
  name,
  use: written.light[name]?.use ?? '',
  light: roleIn('light', name),
  dark: roleIn('dark', name),
}));

export interface ContrastPair {
  foreground: string;
  background: string;
  /** Text must reach 4.5:1; outlines, focus and signs 3:1. */
  kind: 'text' | 'nonText';
  /** The ratio that the pair has to reach. */
  required: number;
  /** Computed from the colours, not read from the list. */
  light: number;
  dark: number;
}

const ratioIn = (theme: ThemeName, foreground: string, background: string) =>
  contrastRatio(colorOf(theme, foreground), colorOf(theme, background));

/** Every pair of roles that may meet, as tokens.json lists them, with its ratio computed in both themes. */
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

/** The palettes that feed the roles, by family and step. */
export const palettes: readonly { family: string; steps: readonly { step: string; value: string }[] }[] =
  Object.entries(source.color.primitive).map(([family, steps]) => ({
    family,
    steps: Object.entries(steps).map(([step, value]) => ({ step, value })),
  }));
