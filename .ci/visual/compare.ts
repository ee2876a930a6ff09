import { PNG } from 'pngjs';

export type Comparison =
  | { kind: 'same' }
  /** Sizes or points differ; `difference` shows where, as a PNG. */
  | { kind: 'different'; points: number; difference: Buffer };

/** How much of the grey of what is the same is left in the picture of the difference, so that what differs stands out. */
const FADE = 0.2;

const RED = [214, 40, 40] as const;

function fade(value: number): number {
  return Math.round(255 - (255 - value) * FADE);
}

/**
 * Lays two pictures (PNG) on top of each other. One pinned browser draws the same points every time, so a single one that
 * differs counts; where the sizes differ, what only one of them has counts too.
 */
export function comparePictures(before: Buffer, after: Buffer): Comparison {
  if (before.equals(after)) return { kind: 'same' };
  const old = PNG.sync.read(before);
  const now = PNG.sync.read(after);
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const shown = new PNG({ width, height });
  let points = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const isInBoth = x < old.width && y < old.height && x < now.width && y < now.height;
      const left = (y * old.width + x) * 4;
      const right = (y * now.width + x) * 4;
      const isSame = isInBoth && old.data.readUInt32BE(left) === now.data.readUInt32BE(right);
      if (isSame) {
        const grey = fade(
          ((now.data[right] ?? 0) + (now.data[right + 1] ?? 0) + (now.data[right + 2] ?? 0)) / 3,
        );
        shown.data.set([grey, grey, grey, 255], at);
      } else {
        points += 1;
        shown.data.set([...RED, 255], at);
      }
    }
  }
  // The same points, packed in another way.
  if (points === 0) return { kind: 'same' };
  return { kind: 'different', points, difference: PNG.sync.write(shown) };
}
