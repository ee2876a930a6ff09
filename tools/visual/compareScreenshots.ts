import { PNG } from 'pngjs';
import { wordsOf } from './pixels';

/** The smallest box that holds everything that differs, in points of the picture. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Comparison =
  | { kind: 'same' }
  /** Sizes or points differ; `difference` shows where, as a PNG. */
  | { kind: 'different'; points: number; box: Box; difference: Buffer };

/** How much of the grey of what is the same is left in the picture of the difference, so that what differs stands out. */
const FADE = 0.2;

/** rgb(214 40 40), opaque. */
const RED = 0xff2828d6;

/** The point in a grey that is nearly white. */
function faded(word: number): number {
  const grey = ((word & 255) + ((word >> 8) & 255) + ((word >> 16) & 255)) / 3;
  const pale = Math.round(255 - (255 - grey) * FADE);
  return ((255 << 24) | (pale << 16) | (pale << 8) | pale) >>> 0;
}

/**
 * Lays two pictures (PNG) on top of each other. One pinned browser draws the same points every time, so a single one that
 * differs counts; where the sizes differ, what only one of them has counts too.
 */
export function comparePictures(before: Buffer, after: Buffer): Comparison {
  if (before.equals(after)) return { kind: 'same' };
  const old = PNG.sync.read(before);
  const now = PNG.sync.read(after);
  const oldWords = wordsOf(old.data);
  const nowWords = wordsOf(now.data);
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const shown = new Uint32Array(width * height).fill(RED);
  let points = 0;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isInBoth = x < old.width && y < old.height && x < now.width && y < now.height;
      const word = nowWords[y * now.width + x] ?? 0;
      if (isInBoth && oldWords[y * old.width + x] === word) {
        shown[y * width + x] = faded(word);
        continue;
      }
      points += 1;
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x);
      bottom = Math.max(bottom, y);
    }
  }
  // The same points, packed in another way.
  if (points === 0) return { kind: 'same' };
  const difference = new PNG({ width, height });
  difference.data = Buffer.from(shown.buffer);
  return {
    kind: 'different',
    points,
    box: { x: left, y: top, width: right - left + 1, height: bottom - top + 1 },
    // Looked at once and thrown away: quickly packed rather than well.
    difference: PNG.sync.write(difference, { colorType: 2, filterType: 0, deflateLevel: 3 }),
  };
}
