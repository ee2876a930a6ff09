export const PHOTO_LIMITS = {
  minCount: 3,
  /** Maximum number of photos, uploaded and new together. */
  maxCount: 10,
  /** Maximum bytes per photo, inclusive. */
  maxBytes: 5 * 1024 * 1024,
  /** Maximum pixels per photo: allows phone cameras of 64 megapixels (9248 x 6936), rejects decompression bombs. */
  maxPixels: 65_000_000,
  maxFrames: 100,
  /** Maximum scans of a JPEG: cameras write about ten, and each takes as long as decoding the whole photo. */
  maxScans: 100,
} as const;

/** Number of leading bytes that identify the file type. */
export const SIGNATURE_BYTES = 64;

/** For `accept` of a file chooser, which only filters: files are checked by their bytes. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/gif';
