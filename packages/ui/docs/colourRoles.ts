import source from '../theme/tokens.json';
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

interface WrittenRole {
  value: string;
  ref?: string;
  use?: string;
}

const written: Readonly<Record<ThemeName, Readonly<Record<string, WrittenRole>>>> = source.color;

function roleIn(theme: ThemeName, name: string): WrittenRole {
  const role = written[theme][name];
  if (role === undefined) throw new Error(`The ${theme} theme has no role ${name}`);
  return role;
}

const readValue = ({ value, ref }: WrittenRole): RoleValue => ({ value, ref: ref ?? null });

/** Every colour role of the theme in both themes, in the order of tokens.json. */
export const colourRoles: readonly ColourRole[] = Object.keys(written.light).map((name) => ({
  name,
  use: roleIn('light', name).use ?? '',
  light: readValue(roleIn('light', name)),
  dark: readValue(roleIn('dark', name)),
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
  contrastRatio(roleIn(theme, foreground).value, roleIn(theme, background).value);

/** Every pair of roles that may meet, as tokens.json lists them, with its ratio computed in both themes. */
export const contrastPairs: readonly ContrastPair[] = (['text', 'nonText'] as const).flatMap((kind) =>
  source.contrast.light[kind].map(({ foreground, background, required }) => ({
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
