/** Tiny image files, built byte by byte, for tests and stories. */

const ascii = (text: string): number[] => [...text].map((character) => character.charCodeAt(0));
const be16 = (value: number): number[] => [(value >> 8) & 255, value & 255];
const be32 = (value: number): number[] => [...be16(value >>> 16), ...be16(value & 0xffff)];
const le16 = (value: number): number[] => [value & 255, (value >> 8) & 255];
const le32 = (value: number): number[] => [...le16(value), ...le16(value >>> 16)];
const zeros = (count: number): number[] => Array<number>(count).fill(0);

interface Size {
  width?: number;
  height?: number;
  /** Metadata text; makes the bytes differ from those of another photo of the same size. */
  note?: string;
}

const pngChunk = (name: string, data: readonly number[]): number[] =>
  [be32(data.length), ascii(name), data, zeros(4)].flat();

/** A PNG without pixel data: header, a text chunk, end. `frames` makes it animated. */
export function pngBytes({ width = 8, height = 6, note = '', frames }: Size & { frames?: number } = {}) {
  return Uint8Array.from([
    0x89,
    ...ascii('PNG\r\n'),
    0x1a,
    0x0a,
    ...pngChunk('IHDR', [...be32(width), ...be32(height), 8, 2, 0, 0, 0]),
    ...(frames === undefined ? [] : pngChunk('acTL', [...be32(frames), ...be32(0)])),
    ...pngChunk('tEXt', ascii(`note\0${note}`)),
    ...pngChunk('IEND', []),
  ]);
}

/** A JPEG whose EXIF thumbnail has an end marker before the image's own scan, as in photos of phones. */
export function jpegBytes({ width = 8, height = 6, note = '' }: Size = {}) {
  const thumbnail = [...ascii(`Exif\0\0${note}`), 0xff, 0xd8, 0xff, 0xd9];
  const header = [0xff, 0xc0, ...be16(11), 8, ...be16(height), ...be16(width), 1, 1, 0x11, 0];
  const scan = [0xff, 0xda, ...be16(8), 1, 1, 0, 0, 63, 0, 0x12, 0x34, 0xff, 0x00, 0x56];
  const extra = [0xff, 0xe1, ...be16(thumbnail.length + 2), ...thumbnail];
  return Uint8Array.from([0xff, 0xd8, ...extra, ...header, ...scan, 0xff, 0xd9]);
}

export function gifBytes({ width = 8, height = 6, note = '', frames = 1 }: Size & { frames?: number } = {}) {
  const colorTable = [0x80, 0, 0, 0, 0, 0, 255, 255, 255];
  const comment = [0x21, 0xfe, note.length + 1, ...ascii(`#${note}`), 0];
  const frame = [0x2c, 0, 0, 0, 0, ...le16(width), ...le16(height), 0, 2, 2, 0x4c, 0x01, 0];
  const animation = Array.from({ length: frames }, () => frame).flat();
  const size = [...le16(width), ...le16(height)];
  return Uint8Array.from([...ascii('GIF89a'), ...size, ...colorTable, ...comment, ...animation, 0x3b]);
}

/** A GPS location in a test photo: processed bytes must not contain it. */
export const GPS_LOCATION = '5.6037N,0.1870W';

/** The content of an EXIF segment, as in photos of phones: an orientation and a GPS directory with a location. */
export function exifBytes({ orientation, isLittle = false }: { orientation: number; isLittle?: boolean }) {
  const order = (value: number[]): number[] => (isLittle ? value.toReversed() : value);
  const b16 = (value: number): number[] => order(be16(value));
  const b32 = (value: number): number[] => order(be32(value));
  const [orientationTag, gpsTag] = [0x0112, 0x8825];
  const directories = [
    [b16(2), b16(orientationTag), b16(3), b32(1), b16(orientation), [0, 0]],
    [b16(gpsTag), b16(4), b32(1), b32(38), b32(0)],
    [b16(1), b16(2), b16(2), b32(GPS_LOCATION.length), b32(56), b32(0)],
  ].flat(2);
  const header = [...ascii('Exif\0\0'), ...ascii(isLittle ? 'II' : 'MM'), ...b16(42), ...b32(8)];
  return Uint8Array.from([...header, ...directories, ...ascii(GPS_LOCATION)]);
}

type MetadataContent = { text: string } | { bytes: Uint8Array };

const contentOf = (metadata: MetadataContent): Uint8Array =>
  'text' in metadata ? new TextEncoder().encode(metadata.text) : metadata.bytes;

/** One segment of a JPEG; it can follow the two bytes of the start marker. */
export function jpegSegment({ marker, ...metadata }: { marker: number } & MetadataContent) {
  const content = contentOf(metadata);
  return Uint8Array.from([0xff, marker, ...be16(content.length + 2), ...content]);
}

/** A JPEG with these segments between its start marker and its image segments. */
export function jpegWith(segments: readonly ({ marker: number } & MetadataContent)[]) {
  const plain = jpegBytes();
  const imageSegments = plain.slice(4 + ((plain[4] ?? 0) << 8) + (plain[5] ?? 0));
  const added = segments.flatMap((segment) => [...jpegSegment(segment)]);
  return Uint8Array.from([0xff, 0xd8, ...added, ...imageSegments]);
}

export function pngWith(png: Uint8Array, added: readonly ({ name: string } & MetadataContent)[]) {
  const chunks = added.flatMap(({ name, ...metadata }) => pngChunk(name, [...contentOf(metadata)]));
  return Uint8Array.from([...png.slice(0, 33), ...chunks, ...png.slice(33)]);
}

const riffChunk = (name: string, data: Uint8Array): number[] => [
  ...ascii(name),
  ...le32(data.length),
  ...data,
  ...(data.length % 2 ? [0] : []),
];

/** A WEBP in the extended format with the chunks of `plain`, followed by these chunks. */
export function webpWith(
  plain: Uint8Array,
  size: Size,
  added: readonly ({ name: string } & MetadataContent)[],
) {
  const { width = 8, height = 6 } = size;
  const isExtended = String.fromCharCode(...plain.slice(12, 16)) === 'VP8X';
  const [flags = 0] = isExtended ? plain.slice(20) : [];
  const header = [flags | 0x0c, 0, 0, 0, ...le32(width - 1).slice(0, 3), ...le32(height - 1).slice(0, 3)];
  const chunks = [
    ...riffChunk('VP8X', Uint8Array.from(header)),
    ...plain.slice(isExtended ? 30 : 12),
    ...added.flatMap(({ name, ...metadata }) => riffChunk(name, contentOf(metadata))),
  ];
  return Uint8Array.from([...ascii('RIFF'), ...le32(chunks.length + 4), ...ascii('WEBP'), ...chunks]);
}

export function bmpBytes({ width = 8, height = 6 }: Size = {}) {
  const pixels = Array.from({ length: Math.min(10_000, Math.ceil((width * 3) / 4) * 4 * height) }, () => 90);
  const fileHeader = [...ascii('BM'), ...le32(54 + pixels.length), ...zeros(4), ...le32(54)];
  const imageHeader = [...le32(40), ...le32(width), ...le32(height), ...le16(1), ...le16(24), ...zeros(24)];
  return Uint8Array.from([...fileHeader, ...imageHeader, ...pixels]);
}

/** The start of an AVIF or HEIC: its brand and the sizes of its images. It cannot be decoded. */
export function heifBytes(brand: 'avif' | 'heic', sizes: readonly { width: number; height: number }[]) {
  const boxes = sizes.flatMap(({ width, height }) =>
    [be32(20), ascii('ispe'), zeros(4), be32(width), be32(height)].flat(),
  );
  const header = [...be32(16), ...ascii(`ftyp${brand}`), ...zeros(4)];
  return Uint8Array.from([...header, ...ascii(GPS_LOCATION), ...boxes]);
}

/** The start of a TIFF: its header and an empty directory. */
export const tiffBytes = () => Uint8Array.from([...ascii('II*\0'), ...le32(8), 0, 0, ...ascii(GPS_LOCATION)]);
