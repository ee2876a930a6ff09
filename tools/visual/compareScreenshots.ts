import { PNG } from 'pngjs';
import { pixelsOf } from './pixels';

/** The smallest rectangle that contains every different pixel. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Comparison =
  | { kind: 'same' }
  /** `difference` is a PNG that marks the different pixels. */
  | { kind: 'different'; pixels: number; box: Box; difference: Buffer };

/** Share of contrast that equal pixels keep in the difference. */
const FADE = 0.2;

/** rgb(214 40 40), opaque. */
const RED = 0xff2828d6;

function fade(pixel: number): number {
  const gray = ((pixel & 255) + ((pixel >> 8) & 255) + ((pixel >> 16) & 255)) / 3;
  const light = Math.round(255 - (255 - gray) * FADE);
  return ((255 << 24) | (light << 16) | (light << 8) | light) >>> 0;
}

/**
 * Compares two PNGs. The pinned browser renders the same pixels on every run, so a single different pixel counts. When the
 * sizes differ, pixels that only one of them has count too.
 */
export function compareScreenshots(before: Buffer, after: Buffer): Comparison {
  if (before.equals(after)) return { kind: 'same' };
  const old = PNG.sync.read(before);
  const current = PNG.sync.read(after);
  const oldPixels = pixelsOf(old.data);
  const currentPixels = pixelsOf(current.data);
  const width = Math.max(old.width, current.width);
  const height = Math.max(old.height, current.height);
  const marked = new Uint32Array(width * height).fill(RED);
  let pixels = 0;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isInBoth = x < old.width && y < old.height && x < current.width && y < current.height;
      const pixel = currentPixels[y * current.width + x] ?? 0;
      if (isInBoth && oldPixels[y * old.width + x] === pixel) {
        marked[y * width + x] = fade(pixel);
        continue;
      }
      pixels += 1;
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x);
      bottom = Math.max(bottom, y);
    }
  }
  // The same pixels, compressed differently.
  if (pixels === 0) return { kind: 'same' };
  const difference = new PNG({ width, height });
  difference.data = Buffer.from(marked.buffer);
  return {
    kind: 'different',
    pixels,
    box: { x: left, y: top, width: right - left + 1, height: bottom - top + 1 },
    // The report is temporary: fast compression is enough.
    difference: PNG.sync.write(difference, { colorType: 2, filterType: 0, deflateLevel: 3 }),
  };
}
