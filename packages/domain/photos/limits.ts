export const PHOTO_LIMITS = {
  least: 3,
  /** Maximum number of photos, uploaded and new together. */
  most: 10,
  /** Maximum bytes per photo, inclusive. */
  bytes: 5 * 1024 * 1024,
  /** Maximum pixels per photo: allows 48-megapixel phone cameras, rejects decompression bombs. */
  pixels: 50_000_000,
  frames: 100,
} as const;

/** Number of leading bytes that identify the file type. */
export const SIGNATURE_BYTES = 64;
