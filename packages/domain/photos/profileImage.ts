import { photoKind } from './photoContent';
import { PHOTO_LIMITS } from './photoLimits';

/** A toast that explains why an image is rejected. */
export interface ImageRejection {
  title: string;
  text: string;
}

const NOT_AN_IMAGE = {
  title: 'Invalid File Type',
  text: 'Please select an image file (JPG, PNG, etc.)',
} as const satisfies ImageRejection;

const TOO_LARGE = {
  title: 'File Too Large',
  text: 'Please select an image smaller than 5MB',
} as const satisfies ImageRejection;

/** Messages for images that pass `validateProfileImage` but cannot be prepared for upload. */
export const PROFILE_IMAGE_REJECTIONS = {
  undecodable: {
    title: 'Invalid File Type',
    text: 'This browser cannot open this image, such as a HEIC photo. Please save it as JPG, PNG or GIF first.',
  },
  damaged: {
    title: 'Damaged Image',
    text: 'This image is damaged or incomplete. Please select another JPG, PNG or GIF image.',
  },
  tooManyPixels: {
    title: 'File Too Large',
    text: `This image has over ${PHOTO_LIMITS.maxPixels / 1_000_000} megapixels. Please select a smaller one.`,
  },
  tooComplex: {
    title: 'Invalid File Type',
    text: 'This drawing is too complex to open safely. Please select a JPG, PNG or GIF image.',
  },
} as const satisfies Record<string, ImageRejection>;

/** Signatures of PDF, Windows executables, ZIP-based formats and ELF. */
const NON_IMAGE_SIGNATURES = ['%PDF', 'MZ', 'PK', '\u007fELF'];

/**
 * Checks a chosen profile image: any image type, at most 5 MB.
 * @param start the file's first `SIGNATURE_BYTES` bytes
 * @returns null when it is accepted
 */
export function validateProfileImage(
  { type, size }: { type: string; size: number },
  start: Uint8Array,
): ImageRejection | null {
  const text = String.fromCharCode(...start.subarray(0, 4));
  const isImage =
    photoKind(start) !== null ||
    (type.startsWith('image/') &&
      size > 0 &&
      !NON_IMAGE_SIGNATURES.some((signature) => text.startsWith(signature)));
  if (!isImage) return NOT_AN_IMAGE;
  return size > PHOTO_LIMITS.maxBytes ? TOO_LARGE : null;
}
