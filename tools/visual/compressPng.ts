import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import { wordsOf } from './pixels';

/**
 * Packs a picture as small as PNG can hold it without losing a point: a palette where 256 colours do, otherwise three bytes a
 * point. What the browser drew is remembered inside it, so that the next run can tell the
 * same picture without unpacking it.
 */

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The keyword of the text that remembers. */
const REMEMBERS = 'drawn';

const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 27);

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/**
 * Every line as it is, behind a zero that says so. Foretelling a point from its neighbours (PNG, section 9) costs a page of words
 * and flat colours a fifth more bytes than it saves: letters repeat, differences to what stands above them do not.
 */
function squeezed(lines: Buffer, stride: number): Buffer {
  const height = lines.length / stride;
  const out = Buffer.alloc(lines.length + height);
  for (let y = 0; y < height; y += 1) lines.copy(out, y * (stride + 1) + 1, y * stride, (y + 1) * stride);
  return deflateSync(out, { level: 9, memLevel: 9 });
}

/** The colours in the order they appear; null for more than 256. */
function paletteOf(points: Uint32Array): Map<number, number> | null {
  const palette = new Map<number, number>();
  let last = -1;
  for (const point of points) {
    if (point === last) continue;
    last = point;
    if (palette.has(point)) continue;
    if (palette.size === 256) return null;
    palette.set(point, palette.size);
  }
  return palette;
}

/** How many bits a point takes: 1, 2, 4 or 8. */
const depthFor = (colours: number): number => [1, 2, 4].find((bits) => colours <= 1 << bits) ?? 8;

function indexed(points: Uint32Array, palette: Map<number, number>, width: number, height: number) {
  const depth = depthFor(palette.size);
  const stride = Math.ceil((width * depth) / 8);
  const lines = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const index = palette.get(points[y * width + x] ?? 0) ?? 0;
      const at = y * stride + ((x * depth) >> 3);
      lines[at] = (lines[at] ?? 0) | (index << (8 - depth - ((x * depth) & 7)));
    }
  }
  const table = Buffer.from(
    [...palette.keys()].flatMap((point) => [point & 255, (point >> 8) & 255, (point >> 16) & 255]),
  );
  return { depth, stride, lines, table };
}

function threeBytes(data: Buffer): Buffer {
  const lines = Buffer.alloc((data.length / 4) * 3);
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    lines[to] = data[from] ?? 0;
    lines[to + 1] = data[from + 1] ?? 0;
    lines[to + 2] = data[from + 2] ?? 0;
  }
  return lines;
}

/** A page has no holes: what the browser drew is opaque everywhere. Throws for a picture that is not. */
export function pack(drawn: Buffer): Buffer {
  const { width, height, data } = PNG.sync.read(drawn);
  const points = wordsOf(data);
  if (points.some((point) => point >>> 24 !== 255)) throw new Error('The picture is not opaque.');
  const palette = paletteOf(points);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const parts: Buffer[] = [];
  if (palette) {
    const { depth, stride, lines, table } = indexed(points, palette, width, height);
    head.set([depth, 3], 8);
    parts.push(chunk('PLTE', table), chunk('IDAT', squeezed(lines, stride)));
  } else {
    head.set([8, 2], 8);
    parts.push(chunk('IDAT', squeezed(threeBytes(data), width * 3)));
  }
  const picture = Buffer.concat(parts);
  const memory = `${REMEMBERS}\0${digest(drawn)} ${digest(picture)}`;
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('tEXt', Buffer.from(memory, 'latin1')),
    picture,
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Where the text ends that a packed picture remembers by; it is the second chunk. */
const MEMORY_AT = SIGNATURE.length + 25;

/**
 * Whether a packed picture was made from exactly these bytes. False also where it holds the same points in another way, or
 * was touched by another program: then the points have to be compared.
 */
export function isMadeOf(packed: Buffer, drawn: Buffer): boolean {
  if (packed.length < MEMORY_AT + 8 || packed.toString('latin1', MEMORY_AT + 4, MEMORY_AT + 8) !== 'tEXt') {
    return false;
  }
  const end = MEMORY_AT + 8 + packed.readUInt32BE(MEMORY_AT);
  const memory = packed.toString('latin1', MEMORY_AT + 8, end);
  const picture = packed.subarray(end + 4, packed.length - 12);
  return memory === `${REMEMBERS}\0${digest(drawn)} ${digest(picture)}`;
}
