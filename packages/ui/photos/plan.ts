import type { PhotoKind, PhotoTurn } from '@efie/domain';

/** Longest side of a photo that is sent, in picture points. */
const LONGEST_SIDE = 1920;

export interface Size {
  /** Picture points. */
  width: number;
  height: number;
}

export const needsScaling = ({ width, height }: Size): boolean => Math.max(width, height) > LONGEST_SIDE;

/** The size that a picture is sent in: the same shape, its longest side at most 1920, never enlarged. */
export function sentSize({ width, height }: Size): Size {
  const share = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}

/** Longest side that a vector image is drawn in, whatever size it names: enough for a portrait on any screen. */
const VECTOR_SIDE = 1024;

/** A vector image's size in pixels; a square where it names none. */
export function vectorSize({ width, height }: Size): Size {
  if (width === 0 || height === 0) return { width: VECTOR_SIDE, height: VECTOR_SIDE };
  const share = VECTOR_SIDE / Math.max(width, height);
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}

/**
 * The sizes to draw in one after the other, the last being `to`: at most halved at once, because a browser that looks at
 * four points for each new one would leave out the rest.
 */
export function stepsTo(from: Size, to: Size): readonly Size[] {
  const steps: Size[] = [];
  for (
    let { width, height } = from;
    width > 2 * to.width && height > 2 * to.height;
    steps.push({ width, height })
  ) {
    width = Math.ceil(width / 2);
    height = Math.ceil(height / 2);
  }
  return [...steps, to];
}

/** Turns 5 to 8 lay the picture on its side. */
export const turnedSize = ({ width, height }: Size, turn: PhotoTurn): Size =>
  turn >= 5 ? { width: height, height: width } : { width, height };

/** What a canvas of the size `turned` is transformed by, so that a picture drawn at 0, 0 comes to stand upright in it. */
export function uprightMatrix(
  turn: PhotoTurn,
  turned: Size,
): [number, number, number, number, number, number] {
  const { width, height } = turned;
  switch (turn) {
    case 1:
      return [1, 0, 0, 1, 0, 0];
    case 2:
      return [-1, 0, 0, 1, width, 0];
    case 3:
      return [-1, 0, 0, -1, width, height];
    case 4:
      return [1, 0, 0, -1, 0, height];
    case 5:
      return [0, 1, 1, 0, 0, 0];
    case 6:
      return [0, 1, -1, 0, width, 0];
    case 7:
      return [0, -1, -1, 0, width, height];
    case 8:
      return [0, -1, 1, 0, 0, height];
  }
}

/**
 * Whether the drawn picture is sent, and not the chosen one without its notes: always where a JPEG had to be made smaller in
 * points, else only where it is smaller in bytes.
 */
export const isDrawnSent = (
  kind: PhotoKind,
  isScaled: boolean,
  bytes: { drawn: number; chosen: number },
): boolean => (kind === 'jpeg' && isScaled) || bytes.drawn < bytes.chosen;
