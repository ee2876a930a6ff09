/** The EXIF orientation: 1 upright, 3 upside down, 6 and 8 rotated by 90 degrees; 2, 4, 5 and 7 are mirrored. */
export type ExifOrientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const ORIENTATION_TAG = 0x0112;
const SHORT = 3;

const isOrientation = (value: number): value is ExifOrientation => value >= 1 && value <= 8;

/** Reads the orientation from an EXIF block (a TIFF header and its first directory); 1 when missing or unreadable. */
export function readOrientation(tiff: Uint8Array): ExifOrientation {
  if (tiff.length < 8) return 1;
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const byteOrder = view.getUint16(0);
  const isLittleEndian = byteOrder === 0x4949;
  if ((!isLittleEndian && byteOrder !== 0x4d4d) || view.getUint16(2, isLittleEndian) !== 42) return 1;
  const directory = view.getUint32(4, isLittleEndian);
  if (directory + 2 > tiff.length) return 1;
  const count = view.getUint16(directory, isLittleEndian);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + 12 * index;
    if (entry + 12 > tiff.length) return 1;
    if (
      view.getUint16(entry, isLittleEndian) === ORIENTATION_TAG &&
      view.getUint16(entry + 2, isLittleEndian) === SHORT
    ) {
      const orientation = view.getUint16(entry + 8, isLittleEndian);
      return isOrientation(orientation) ? orientation : 1;
    }
  }
  return 1;
}

/** A minimal EXIF block of 26 bytes that holds the orientation only. */
export function createOrientationExif(orientation: ExifOrientation): Uint8Array<ArrayBuffer> {
  const tiff = new Uint8Array(26);
  const view = new DataView(tiff.buffer);
  view.setUint16(0, 0x4d4d);
  view.setUint16(2, 42);
  view.setUint32(4, 8);
  view.setUint16(8, 1);
  view.setUint16(10, ORIENTATION_TAG);
  view.setUint16(12, SHORT);
  view.setUint32(14, 1);
  view.setUint16(18, orientation);
  return tiff;
}
