/** A place drawn in a picture: px from its left and top. */
export type DrawnPlace = readonly [x: number, y: number];

/** A box measured in a picture, in px, and which part of the marked thing it is (a selector) when not the whole. */
export type DrawnBox = readonly [x: number, y: number, width: number, height: number, part?: string];

/** Names of marked things (`data-box`) and their drawn boxes. */
export type DrawnBoxes = Readonly<Record<string, DrawnBox>>;

/** Something that remains unlike the picture on purpose. */
export interface Difference {
  /** What is other than drawn. */
  what: string;
  /** The correction, ruling or rule that asks for it. */
  why: string;
}

/** Which colours of the theme a marked thing, or one part of it, must show: `['primary', { backgroundColor: color.primary }, 'button']`. */
export type ThemeColors = readonly (readonly [
  name: string,
  style: Partial<Record<'backgroundColor' | 'borderTopColor' | 'color' | 'outlineColor', string>>,
  part?: string,
])[];
