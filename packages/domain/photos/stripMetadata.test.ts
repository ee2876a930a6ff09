import fc from 'fast-check';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import {
  inspectPhoto,
  photoKind,
  stripMetadata,
  splitOrientation,
  type PhotoKind,
  type ExifOrientation,
} from './index';
import { readOrientation } from './exifOrientation';
import {
  exifBytes,
  gifBytes,
  jpegBytes,
  jpegWith,
  GPS_LOCATION,
  pngBytes,
  pngWith,
} from '../../../testing/photoBytes';

fc.configureGlobal({ seed: 20261121 });

const ORIENTATIONS: readonly ExifOrientation[] = [1, 2, 3, 4, 5, 6, 7, 8];

const containsPlace = (bytes: Uint8Array): boolean => Buffer.from(bytes).includes(GPS_LOCATION);
const contains = (bytes: Uint8Array, text: string): boolean => Buffer.from(bytes).includes(text);

/** A small decodable PNG with transparency. */
function decodablePng(): Uint8Array<ArrayBuffer> {
  const png = new PNG({ width: 9, height: 5 });
  png.data.forEach((_, index) => {
    png.data[index] = (index * 37) % 256;
  });
  return new Uint8Array(PNG.sync.write(png));
}

describe('a JPEG', () => {
  it('keeps its frames, tables, scans and colors, and loses all metadata', () => {
    const plain = jpegBytes();
    const icc = { marker: 0xe2, text: 'ICC_PROFILE\0\u0001\u0001profile' };
    const rich = jpegWith([
      { marker: 0xe0, text: 'JFIF\0\u0001\u0001' },
      { marker: 0xe1, bytes: exifBytes({ orientation: 1 }) },
      { marker: 0xe1, text: `http://ns.adobe.com/xap/1.0/\0${GPS_LOCATION}` },
      icc,
      { marker: 0xe2, text: `MPF\0${GPS_LOCATION}` },
      { marker: 0xed, text: `Photoshop 3.0\0${GPS_LOCATION}` },
      { marker: 0xee, text: 'Adobe\0\u0064' },
      { marker: 0xfe, text: GPS_LOCATION },
    ]);
    const stripped = stripMetadata(rich, 'jpeg');
    expect(containsPlace(rich)).toBe(true);
    expect(containsPlace(stripped)).toBe(false);
    for (const text of ['JFIF', 'ICC_PROFILE', 'Adobe']) expect(contains(stripped, text), text).toBe(true);
    for (const text of ['Exif', 'MPF', 'Photoshop', 'http'])
      expect(contains(stripped, text), text).toBe(false);
    const imageSegments = plain.slice(plain.indexOf(0xc0) - 1);
    expect(Buffer.from(stripped).includes(Buffer.from(imageSegments))).toBe(true);
    expect(inspectPhoto(stripped)).toEqual(inspectPhoto(rich));
  });

  it('loses trailing videos and further images, with their locations', () => {
    const end = jpegBytes();
    const trailer = new TextEncoder().encode(`ftypmp42${GPS_LOCATION}`);
    const second = jpegWith([{ marker: 0xe1, bytes: exifBytes({ orientation: 6 }) }]);
    const stripped = stripMetadata(Uint8Array.from([...end, ...trailer, ...second]), 'jpeg');
    expect(stripped).toEqual(stripMetadata(end, 'jpeg'));
    expect(containsPlace(stripped)).toBe(false);
  });

  it('keeps each scan of a progressive JPEG, and loses a comment between two', () => {
    const one = jpegBytes();
    const scan = one.slice(one.lastIndexOf(0xda) - 1, -2);
    const note = [0xff, 0xfe, 0, 2 + GPS_LOCATION.length, ...new TextEncoder().encode(GPS_LOCATION)];
    const two = Uint8Array.from([...one.slice(0, -2), ...note, 0xff, ...scan, ...one.slice(-2)]);
    const stripped = stripMetadata(two, 'jpeg');
    expect(containsPlace(stripped)).toBe(false);
    expect(stripped.filter((byte) => byte === 0xda)).toHaveLength(2);
    expect(inspectPhoto(stripped).state).toBe('whole');
  });

  it.each(ORIENTATIONS)('keeps its orientation (%i) in a minimal EXIF segment', (orientation) => {
    for (const isLittle of [true, false]) {
      const photo = jpegWith([{ marker: 0xe1, bytes: exifBytes({ orientation, isLittle }) }]);
      const stripped = stripMetadata(photo, 'jpeg');
      expect(splitOrientation(stripped).orientation).toBe(orientation);
      expect(splitOrientation(photo)).toEqual({ orientation, bytes: stripMetadata(jpegBytes(), 'jpeg') });
      expect(containsPlace(stripped)).toBe(false);
      expect(stripped.length - splitOrientation(stripped).bytes.length).toBe(orientation === 1 ? 0 : 36);
    }
  });
});

describe('a PNG', () => {
  it('decodes to the same pixels and loses its text, EXIF and time chunks and its trailing bytes', () => {
    const plain = decodablePng();
    const rich = pngWith(plain, [
      { name: 'tEXt', text: `Location\0${GPS_LOCATION}` },
      { name: 'zTXt', text: GPS_LOCATION },
      { name: 'iTXt', text: `XML:com.adobe.xmp\0${GPS_LOCATION}` },
      { name: 'eXIf', bytes: exifBytes({ orientation: 1 }).subarray(6) },
      { name: 'tIME', text: GPS_LOCATION },
      { name: 'prVt', text: GPS_LOCATION },
      { name: 'pHYs', text: '123456789' },
    ]);
    const stripped = stripMetadata(Uint8Array.from([...rich, ...Buffer.from(GPS_LOCATION)]), 'png');
    expect(containsPlace(stripped)).toBe(false);
    expect(contains(stripped, 'pHYs')).toBe(true);
    expect(PNG.sync.read(Buffer.from(stripped)).data).toEqual(PNG.sync.read(Buffer.from(plain)).data);
  });

  it('keeps its orientation in a chunk with a valid checksum', () => {
    const rich = pngWith(decodablePng(), [
      { name: 'eXIf', bytes: exifBytes({ orientation: 6 }).subarray(6) },
    ]);
    const stripped = stripMetadata(rich, 'png');
    const at = Buffer.from(stripped).indexOf('eXIf');
    expect(readOrientation(stripped.subarray(at + 4, at + 30))).toBe(6);
    expect(containsPlace(stripped)).toBe(false);
    // pngjs throws on an invalid checksum.
    expect(PNG.sync.read(Buffer.from(stripped)).width).toBe(9);
  });
});

describe('a GIF', () => {
  const ascii = (text: string): number[] => [...new TextEncoder().encode(text)];
  const comment = [0x21, 0xfe, GPS_LOCATION.length, ...ascii(GPS_LOCATION), 0];
  const timing = [0x21, 0xf9, 4, 4, 10, 0, 0, 0];
  const loops = [0x21, 0xff, 11, ...ascii('NETSCAPE2.0'), 3, 1, 5, 0];
  const xmp = [0x21, 0xff, 11, ...ascii('XMP DataXMP'), GPS_LOCATION.length, ...ascii(GPS_LOCATION), 0];
  const text = [0x21, 0x01, 12, ...ascii('x'.repeat(12)), GPS_LOCATION.length, ...ascii(GPS_LOCATION), 0];
  const frame = [0x2c, 0, 0, 0, 0, 8, 0, 6, 0, 0x80, 1, 1, 1, 2, 2, 2, 2, 2, 0x4c, 0x01, 0];
  const header = [...ascii('GIF89a'), 8, 0, 6, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
  const gif = (...parts: readonly number[][]) => Uint8Array.from([...header, ...parts.flat(), 0x3b]);

  it('keeps frames, timing and loop count, and loses all metadata', () => {
    const rich = gif([...loops, 0], comment, xmp, timing, frame, comment, text, timing, frame, comment);
    const stripped = stripMetadata(rich, 'gif');
    expect(containsPlace(rich)).toBe(true);
    expect(stripped).toEqual(gif([...loops, 0], timing, frame, timing, frame));
    expect(inspectPhoto(stripped)).toEqual(inspectPhoto(rich));
  });

  it('loses data hidden after the loop count and after its trailer', () => {
    const hidden = [...loops, GPS_LOCATION.length, ...ascii(GPS_LOCATION), 0];
    const rich = Uint8Array.from([...gif(hidden, frame), ...ascii(GPS_LOCATION)]);
    expect(stripMetadata(rich, 'gif')).toEqual(gif([...loops, 0], frame));
  });
});

describe('any bytes', () => {
  it('a short EXIF segment without room for a location is kept, so that the file does not grow', () => {
    const short = exifBytes({ orientation: 3 }).slice(0, 6 + 8 + 2 + 12);
    new DataView(short.buffer).setUint16(6 + 8, 1);
    const photo = jpegWith([{ marker: 0xe1, bytes: short }]);
    const stripped = stripMetadata(photo, 'jpeg');
    expect(stripped.length).toBeLessThanOrEqual(photo.length);
    expect(splitOrientation(stripped).orientation).toBe(3);
  });

  it('never become longer, never throw, and stay the same when stripped twice', () => {
    const whole = [
      jpegWith([{ marker: 0xe1, bytes: exifBytes({ orientation: 6 }) }]),
      jpegBytes({ note: GPS_LOCATION }),
      pngWith(decodablePng(), [{ name: 'eXIf', bytes: exifBytes({ orientation: 8 }).subarray(6) }]),
      pngBytes({ note: GPS_LOCATION }),
      gifBytes({ note: GPS_LOCATION, frames: 3 }),
    ];
    const damage = fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { maxLength: 12 });
    const cut = fc.nat(500);
    fc.assert(
      fc.property(fc.constantFrom(...whole), damage, cut, (photo, wrong, length) => {
        const bytes = photo.slice(0, Math.max(length, 3));
        for (const [at, value] of wrong) if (at >= 8 && at < bytes.length) bytes[at] = value;
        const kind = photoKind(bytes) ?? 'jpeg';
        const stripped = stripMetadata(bytes, kind);
        expect(stripped.length).toBeLessThanOrEqual(bytes.length);
        expect(stripMetadata(stripped, kind)).toEqual(stripped);
      }),
      { numRuns: 500 },
    );
    const anyKind = fc.constantFrom<PhotoKind>('jpeg', 'png', 'gif');
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), anyKind, (random, kind) => {
        const bytes = Uint8Array.from(random);
        expect(stripMetadata(bytes, kind).length).toBeLessThanOrEqual(bytes.length);
        expect(splitOrientation(bytes).bytes.length).toBeLessThanOrEqual(bytes.length);
      }),
    );
  });

  it('a whole photo stays complete and of the same size, and loses its location from any position', () => {
    const markers = fc.integer({ min: 0xe0, max: 0xef });
    const notes = fc.array(fc.tuple(fc.constantFrom(0xfe, 0xe1), fc.string()), {
      maxLength: 4,
    });
    const others = fc.array(fc.tuple(markers, fc.string()), { maxLength: 4 });
    fc.assert(
      fc.property(notes, others, fc.constantFrom(...ORIENTATIONS), (first, second, orientation) => {
        const photo = jpegWith([
          ...first.map(([marker, text]) => ({ marker, text: `${text}${GPS_LOCATION}` })),
          { marker: 0xe1, bytes: exifBytes({ orientation }) },
          ...second.map(([marker, text]) => ({ marker, text: `${text}${GPS_LOCATION}` })),
        ]);
        const stripped = stripMetadata(photo, 'jpeg');
        expect(containsPlace(stripped)).toBe(false);
        expect(inspectPhoto(stripped)).toEqual(inspectPhoto(photo));
      }),
    );
  });
});
