import { readTurn, writeTurn, type PhotoTurn } from './exifTurn';
import type { PhotoKind } from './photoContent';
import { gifPieces } from './stripGif';

type Bytes = Uint8Array<ArrayBuffer>;

/** What of a file stays, in its order, and how its picture is turned. */
interface Kept {
  pieces: Uint8Array[];
  turn: PhotoTurn;
}

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function joined(pieces: readonly Uint8Array[]): Bytes {
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

/** Segments without which a JPEG is another picture: frames and tables (C0 to CF), quantisation, restarts, lines, scans. */
const drawsJpeg = (marker: number): boolean =>
  (marker >= 0xc0 && marker <= 0xcf) || marker === SCAN || (marker >= 0xdb && marker <= 0xdf);

/** The notes that a decoder goes by, each by its marker: how colours are coded, and what they mean. */
const JPEG_NOTES: Readonly<Record<number, string>> = { 0xe0: 'JFIF\0', 0xe2: 'ICC_PROFILE\0', 0xee: 'Adobe' };

const EXIF = 'Exif\0\0';

/** Where a scan's own data ends: at the first marker that is neither an escaped 255 nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined || (next !== 0 && (next < 0xd0 || next > 0xd7))) return at;
  }
  return bytes.length;
}

/** A segment that tells the turn alone, in the place of one that tells more; never longer than it. */
function turnSegment(segment: Uint8Array, turn: PhotoTurn): Uint8Array {
  const tiff = writeTurn(turn);
  const length = 2 + EXIF.length + tiff.length;
  // One this short has room for the turn and for no place.
  if (segment.length < 2 + length) return segment;
  const head = [0xff, 0xe1, length >> 8, length & 255, ...[...EXIF].map((letter) => letter.charCodeAt(0))];
  return Uint8Array.from([...head, ...tiff]);
}

/** Everything behind the picture's end goes too: phones put films, second pictures and their places there. */
function walkJpeg(bytes: Uint8Array, keepsTurn: boolean): Kept {
  const view = viewOf(bytes);
  const kept: Kept = { pieces: [bytes.subarray(0, 2)], turn: 1 };
  let hasExif = false;
  for (let at = 2; at + 2 <= bytes.length && bytes[at] === 0xff;) {
    const marker = view.getUint8(at + 1);
    if (marker === END) {
      kept.pieces.push(bytes.subarray(at, at + 2));
      break;
    }
    // Filling before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = at + 4 <= bytes.length ? view.getUint16(at + 2) : 0;
    const end = marker === SCAN ? endOfScan(bytes, at + 2 + length) : at + 2 + length;
    if (length < 2 || end > bytes.length) break;
    const segment = bytes.subarray(at, end);
    const note = JPEG_NOTES[marker];
    if (drawsJpeg(marker) || (note !== undefined && textAt(bytes, at + 4, note.length) === note)) {
      kept.pieces.push(segment);
    } else if (!hasExif && marker === 0xe1 && textAt(bytes, at + 4, EXIF.length) === EXIF) {
      hasExif = true;
      kept.turn = readTurn(segment.subarray(4 + EXIF.length));
      if (keepsTurn && kept.turn !== 1) kept.pieces.push(turnSegment(segment, kept.turn));
    }
    at = end;
  }
  return kept;
}

/** Chunks that draw: the picture itself, its transparency, its colours, the size of its points and its movement. */
const PNG_CHUNKS = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD pHYs acTL fcTL fdAT'.split(' '),
);

/** CRC-32 as PNG counts it, bit by bit: it is asked about thirty bytes. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** As `turnSegment`, for a PNG. */
function turnChunk(chunk: Uint8Array, turn: PhotoTurn): Uint8Array {
  const tiff = writeTurn(turn);
  const made = new Uint8Array(12 + tiff.length);
  if (chunk.length < made.length) return chunk;
  made.set(chunk.subarray(4, 8), 4);
  made.set(tiff, 8);
  viewOf(made).setUint32(0, tiff.length);
  viewOf(made).setUint32(8 + tiff.length, crc32(made.subarray(4, 8 + tiff.length)));
  return made;
}

function walkPng(bytes: Uint8Array): Kept {
  const view = viewOf(bytes);
  const kept: Kept = { pieces: [bytes.subarray(0, 8)], turn: 1 };
  for (let at = 8; at + 12 <= bytes.length;) {
    const name = textAt(bytes, at + 4, 4);
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) break;
    const chunk = bytes.subarray(at, end);
    if (PNG_CHUNKS.has(name)) kept.pieces.push(chunk);
    if (name === 'eXIf' && kept.turn === 1) {
      kept.turn = readTurn(chunk.subarray(8, -4));
      if (kept.turn !== 1) kept.pieces.push(turnChunk(chunk, kept.turn));
    }
    if (name === 'IEND') break;
    at = end;
  }
  return kept;
}

/**
 * A photo's bytes without the place where it was taken and without any other note about it, in the same picture, turned the
 * same way. Never longer, never throws; what cannot be followed in damaged bytes is left out rather than let through. Linear
 * in the bytes; no point is decoded.
 */
export function stripLocation(bytes: Bytes, kind: PhotoKind): Bytes {
  if (kind === 'gif') return joined(gifPieces(bytes));
  return joined((kind === 'jpeg' ? walkJpeg(bytes, true) : walkPng(bytes)).pieces);
}

/**
 * A JPEG as it is coded, without its turn, and the turn apart: what decodes this gets the same points in every browser,
 * whether that one reads EXIF or not.
 */
export function takeTurn(jpeg: Bytes): { bytes: Bytes; turn: PhotoTurn } {
  const { pieces, turn } = walkJpeg(jpeg, false);
  return { bytes: joined(pieces), turn };
}
