import { isLoneMarker, nextMarker } from './jpegMarkers';
import { readOrientation, createOrientationExif, type ExifOrientation } from './exifOrientation';
import type { PhotoKind } from './photoContent';
import { gifPieces } from './stripGif';

type Bytes = Uint8Array<ArrayBuffer>;

/** The parts of a file without metadata, and its EXIF orientation. */
interface SplitPhoto {
  pieces: Uint8Array[];
  orientation: ExifOrientation;
}

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function concatenate(pieces: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

const SCAN = 0xda;
const END = 0xd9;

/** Segments needed for decoding: frames and tables (C0 to CF), scans, quantization, restart intervals, line counts. */
const isImageSegment = (marker: number): boolean =>
  (marker >= 0xc0 && marker <= 0xcf) || marker === SCAN || (marker >= 0xdb && marker <= 0xdf);

/** Application segments that define colors, by marker; all other application segments are metadata. */
const COLOR_SEGMENTS: Readonly<Record<number, string>> = {
  0xe0: 'JFIF\0',
  0xe2: 'ICC_PROFILE\0',
  0xee: 'Adobe',
};

const EXIF = 'Exif\0\0';

/** A scan's data ends at the first marker that is neither an escaped 0xFF nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined || (next !== 0 && (next < 0xd0 || next > 0xd7))) return at;
  }
  return bytes.length;
}

/** An EXIF segment with the orientation only, never longer than the original. */
function orientationSegment(segment: Uint8Array, orientation: ExifOrientation): Uint8Array {
  const tiff = createOrientationExif(orientation);
  const length = 2 + EXIF.length + tiff.length;
  // A shorter segment has no room for a location.
  if (segment.length < 2 + length) return segment;
  const head = [
    0xff,
    0xe1,
    length >> 8,
    length & 255,
    ...[...EXIF].map((character) => character.charCodeAt(0)),
  ];
  return Uint8Array.from([...head, ...tiff]);
}

/** Drops everything after the end marker, where phones store videos and further images with their locations. */
function splitJpeg(bytes: Uint8Array, keepsOrientation: boolean): SplitPhoto {
  const view = viewOf(bytes);
  const split: SplitPhoto = { pieces: [bytes.subarray(0, 2)], orientation: 1 };
  let hasExif = false;
  for (let at = nextMarker(bytes, 2); at !== -1; at = nextMarker(bytes, at)) {
    const marker = view.getUint8(at + 1);
    if (marker === END) {
      split.pieces.push(bytes.subarray(at, at + 2));
      break;
    }
    if (isLoneMarker(marker)) {
      at += 2;
      continue;
    }
    const length = at + 4 <= bytes.length ? view.getUint16(at + 2) : 0;
    const end = marker === SCAN ? endOfScan(bytes, at + 2 + length) : at + 2 + length;
    if (length < 2 || end > bytes.length) break;
    const segment = bytes.subarray(at, end);
    const identifier = COLOR_SEGMENTS[marker];
    const isColorSegment =
      identifier !== undefined && textAt(bytes, at + 4, identifier.length) === identifier;
    if (isImageSegment(marker) || isColorSegment) {
      split.pieces.push(segment);
    } else if (!hasExif && marker === 0xe1 && textAt(bytes, at + 4, EXIF.length) === EXIF) {
      hasExif = true;
      split.orientation = readOrientation(segment.subarray(4 + EXIF.length));
      if (keepsOrientation && split.orientation !== 1) {
        split.pieces.push(orientationSegment(segment, split.orientation));
      }
    }
    at = end;
  }
  return split;
}

/** Chunks that affect rendering: pixels, transparency, colors, pixel dimensions and animation. */
const PNG_CHUNKS = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD pHYs acTL fcTL fdAT'.split(' '),
);

/** CRC-32 without a lookup table: only some 30 bytes are hashed. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** The PNG counterpart of `orientationSegment`. */
function orientationChunk(chunk: Uint8Array, orientation: ExifOrientation): Uint8Array {
  const tiff = createOrientationExif(orientation);
  const reduced = new Uint8Array(12 + tiff.length);
  if (chunk.length < reduced.length) return chunk;
  reduced.set(chunk.subarray(4, 8), 4);
  reduced.set(tiff, 8);
  viewOf(reduced).setUint32(0, tiff.length);
  viewOf(reduced).setUint32(8 + tiff.length, crc32(reduced.subarray(4, 8 + tiff.length)));
  return reduced;
}

function splitPng(bytes: Uint8Array): SplitPhoto {
  const view = viewOf(bytes);
  const split: SplitPhoto = { pieces: [bytes.subarray(0, 8)], orientation: 1 };
  for (let at = 8; at + 12 <= bytes.length;) {
    const name = textAt(bytes, at + 4, 4);
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) break;
    const chunk = bytes.subarray(at, end);
    if (PNG_CHUNKS.has(name)) split.pieces.push(chunk);
    if (name === 'eXIf' && split.orientation === 1) {
      split.orientation = readOrientation(chunk.subarray(8, -4));
      if (split.orientation !== 1) split.pieces.push(orientationChunk(chunk, split.orientation));
    }
    if (name === 'IEND') break;
    at = end;
  }
  return split;
}

/**
 * Removes a photo's metadata, including its location, without decoding it; pixels and orientation stay the same. The
 * result is never longer. Unreadable parts of a damaged file are left out. Linear in the number of bytes.
 */
export function stripMetadata(bytes: Bytes, kind: PhotoKind): Bytes {
  if (kind === 'gif') return concatenate(gifPieces(bytes));
  return concatenate((kind === 'jpeg' ? splitJpeg(bytes, true) : splitPng(bytes)).pieces);
}

/**
 * Splits a JPEG into its bytes without metadata and its EXIF orientation, so that every browser decodes the same pixels,
 * whether or not it applies EXIF.
 */
export function splitOrientation(jpeg: Bytes): { bytes: Bytes; orientation: ExifOrientation } {
  const { pieces, orientation } = splitJpeg(jpeg, false);
  return { bytes: concatenate(pieces), orientation };
}
