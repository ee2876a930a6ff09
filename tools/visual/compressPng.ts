import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import { pixelsOf } from './pixels';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Keyword of the text chunk with the hashes of the original and of the compressed data. */
const HASHES = 'drawn';

const hash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 27);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/**
 * Compresses the rows without a PNG filter: screenshots are text and flat colors, and filters make them a fifth larger.
 * @param stride bytes per row
 */
function compressRows(rows: Buffer, stride: number): Buffer {
  const height = rows.length / stride;
  const unfiltered = Buffer.alloc(rows.length + height);
  for (let y = 0; y < height; y += 1)
    rows.copy(unfiltered, y * (stride + 1) + 1, y * stride, (y + 1) * stride);
  return deflateSync(unfiltered, { level: 9, memLevel: 9 });
}

/** The index of each color; null for more than 256 colors. */
function paletteOf(pixels: Uint32Array): Map<number, number> | null {
  const palette = new Map<number, number>();
  let last = -1;
  for (const pixel of pixels) {
    if (pixel === last) continue;
    last = pixel;
    if (palette.has(pixel)) continue;
    if (palette.size === 256) return null;
    palette.set(pixel, palette.size);
  }
  return palette;
}

function indexedRows(pixels: Uint32Array, palette: Map<number, number>, width: number, height: number) {
  const bitDepth = [1, 2, 4].find((bits) => palette.size <= 1 << bits) ?? 8;
  const stride = Math.ceil((width * bitDepth) / 8);
  const rows = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const index = palette.get(pixels[y * width + x] ?? 0) ?? 0;
      const offset = y * stride + ((x * bitDepth) >> 3);
      rows[offset] = (rows[offset] ?? 0) | (index << (8 - bitDepth - ((x * bitDepth) & 7)));
    }
  }
  const colors = Buffer.from(
    [...palette.keys()].flatMap((pixel) => [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255]),
  );
  return { bitDepth, stride, rows, colors };
}

function rgbRows(data: Buffer): Buffer {
  const rows = Buffer.alloc((data.length / 4) * 3);
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) data.copy(rows, to, from, from + 3);
  return rows;
}

/**
 * Compresses a PNG losslessly, with a palette when 256 colors are enough. Stores a hash of the original, so that the next run
 * recognizes an unchanged screenshot without decoding it.
 * @throws for an image that is not opaque
 */
export function compressPng(original: Buffer): Buffer {
  const { width, height, data } = PNG.sync.read(original);
  const pixels = pixelsOf(data);
  if (pixels.some((pixel) => pixel >>> 24 !== 255)) throw new Error('The screenshot is not opaque.');
  const palette = paletteOf(pixels);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const chunks: Buffer[] = [];
  if (palette) {
    const { bitDepth, stride, rows, colors } = indexedRows(pixels, palette, width, height);
    head.set([bitDepth, 3], 8);
    chunks.push(chunk('PLTE', colors), chunk('IDAT', compressRows(rows, stride)));
  } else {
    head.set([8, 2], 8);
    chunks.push(chunk('IDAT', compressRows(rgbRows(data), width * 3)));
  }
  const image = Buffer.concat(chunks);
  const hashes = `${HASHES}\0${hash(original)} ${hash(image)}`;
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('tEXt', Buffer.from(hashes, 'latin1')),
    image,
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Offset of the text chunk, which follows the head. */
const TEXT_OFFSET = SIGNATURE.length + 25;

/** Whether a compressed PNG was made from exactly these bytes, and was not edited. If not, the pixels may still be the same. */
export function isCompressedFrom(compressed: Buffer, original: Buffer): boolean {
  if (
    compressed.length < TEXT_OFFSET + 8 ||
    compressed.toString('latin1', TEXT_OFFSET + 4, TEXT_OFFSET + 8) !== 'tEXt'
  )
    return false;
  const end = TEXT_OFFSET + 8 + compressed.readUInt32BE(TEXT_OFFSET);
  const hashes = compressed.toString('latin1', TEXT_OFFSET + 8, end);
  const image = compressed.subarray(end + 4, compressed.length - 12);
  return hashes === `${HASHES}\0${hash(original)} ${hash(image)}`;
}
