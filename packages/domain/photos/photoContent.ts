import { PHOTO_LIMITS } from './photoLimits';
import { endOfSubBlocks, colorTableLength } from './gifBlocks';
import { isLoneMarker, nextMarker } from './jpegMarkers';

export type PhotoKind = 'jpeg' | 'png' | 'gif';

/**
 * The content of a file by its bytes; its name and declared type are not trusted.
 * `whole`: a complete photo. `damaged`: a photo that is truncated or broken. `other`: any other file type; of these, HEIC is
 * what iPhones take.
 */
export type PhotoContent =
  | { state: 'whole'; kind: PhotoKind; width: number; height: number; frames: number }
  | { state: 'damaged'; kind: PhotoKind }
  | { state: 'other'; format?: 'heic' };

interface Measurements {
  width: number;
  height: number;
  frames: number;
}

const beginsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/**
 * The file type by its first bytes; null for a type that a listing does not accept.
 * @param start at least `SIGNATURE_BYTES` bytes, or the whole file
 */
export function photoKind(start: Uint8Array): PhotoKind | null {
  if (beginsWith(start, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (beginsWith(start, PNG_START)) return 'png';
  const name = textAt(start, 0, 6);
  return name === 'GIF87a' || name === 'GIF89a' ? 'gif' : null;
}

/** Brands of HEIC and HEIF files, behind their length. */
const HEIC_START = /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/;

/**
 * The content of a file of another type.
 * @param start at least `SIGNATURE_BYTES` bytes, or the whole file
 */
export const otherContent = (start: Uint8Array): PhotoContent =>
  HEIC_START.test(textAt(start, 4, 8)) ? { state: 'other', format: 'heic' } : { state: 'other' };

/** Checks a photo's structure and measures it without decoding it. Linear in the number of bytes. */
export function inspectPhoto(bytes: Uint8Array): PhotoContent {
  const kind = photoKind(bytes);
  if (kind === null) return otherContent(bytes);
  const measured = walk[kind](bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (measured === null || measured.width === 0 || measured.height === 0) return { state: 'damaged', kind };
  return { state: 'whole', kind, ...measured };
}

const walk: Record<PhotoKind, (bytes: Uint8Array, view: DataView) => Measurements | null> = {
  jpeg: walkJpeg,
  png: walkPng,
  gif: walkGif,
};

const isFrameHeader = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Searches for the end marker after the scan starts: phones put a thumbnail with its own end marker before it. */
function walkJpeg(bytes: Uint8Array, view: DataView): Measurements | null {
  let size: Measurements | null = null;
  let at = nextMarker(bytes, 2);
  while (at !== -1 && at + 4 <= bytes.length) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xda) break;
    if (isFrameHeader(marker) && at + 9 <= bytes.length) {
      size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5), frames: 1 };
    }
    at = nextMarker(bytes, at + 2 + (isLoneMarker(marker) ? 0 : view.getUint16(at + 2)));
  }
  if (size === null || at === -1) return null;
  let scans = 1;
  for (let end = bytes.indexOf(0xff, at + 2); end !== -1; end = bytes.indexOf(0xff, end + 1)) {
    if (bytes[end + 1] === 0xd9) return size;
    if (bytes[end + 1] === 0xda) scans += 1;
    if (scans > PHOTO_LIMITS.maxScans) return null;
  }
  return null;
}

function walkPng(bytes: Uint8Array, view: DataView): Measurements | null {
  if (bytes.length < 33 || textAt(bytes, 12, 4) !== 'IHDR') return null;
  const size = { width: view.getUint32(16), height: view.getUint32(20), frames: 1 };
  for (let at = 8; at + 12 <= bytes.length;) {
    const name = textAt(bytes, at + 4, 4);
    if (name === 'IEND') return size;
    if (name === 'acTL') size.frames = view.getUint32(at + 8);
    at += 12 + view.getUint32(at);
  }
  return null;
}

function walkGif(bytes: Uint8Array, view: DataView): Measurements | null {
  if (bytes.length < 14) return null;
  const size = { width: view.getUint16(6, true), height: view.getUint16(8, true), frames: 0 };
  let at = 13 + colorTableLength(view.getUint8(10));
  while (at < bytes.length) {
    const block = view.getUint8(at);
    if (block === 0x3b) return size.frames > 0 ? size : null;
    if (block === 0x21) {
      at = endOfSubBlocks(bytes, at + 2);
    } else if (block === 0x2c && at + 10 <= bytes.length) {
      size.frames += 1;
      at = endOfSubBlocks(bytes, at + 11 + colorTableLength(view.getUint8(at + 9)));
    } else {
      return null;
    }
  }
  return null;
}

/** FNV-1a hash and length. Collisions are possible: use it for hints about duplicates only. */
export function fingerprintOf(bytes: Uint8Array): string {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return `${bytes.length}-${(hash >>> 0).toString(16)}`;
}
