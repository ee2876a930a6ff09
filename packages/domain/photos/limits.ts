/** What a listing's photos may be (specification section 9; rulings 114, 119, 130). */
export const PHOTO_LIMITS = {
  /** A listing has at least this many. */
  least: 3,
  /** And at most this many, kept and new together. */
  most: 10,
  /** Bytes of one photo: exactly 5 MB is allowed. */
  bytes: 5 * 1024 * 1024,
  /** Picture points of one photo: what a 48-megapixel phone takes passes, a pixel flood does not (fault 114). */
  pixels: 50_000_000,
  /** Frames of a moving picture (fault 114). */
  frames: 100,
} as const;

/** Bytes that settle what kind of file it is. */
export const SIGNATURE_BYTES = 64;
