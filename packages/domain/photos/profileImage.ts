import { photoKind } from './photoContent';
import { PHOTO_LIMITS } from './limits';

/** A notice of two parts, as a toast shows it. */
export interface ImageRefusal {
  title: string;
  text: string;
}

const NOT_AN_IMAGE = {
  title: 'Invalid File Type',
  text: 'Please select an image file (JPG, PNG, etc.)',
} as const satisfies ImageRefusal;

const TOO_LARGE = {
  title: 'File Too Large',
  text: 'Please select an image smaller than 5MB',
} as const satisfies ImageRefusal;

/** Why an image that passed `judgeProfileImage` is not sent after all (ruling 141). */
export const PROFILE_IMAGE_REFUSALS = {
  undecodable: {
    title: 'Invalid File Type',
    text: 'This file cannot be opened as an image. Please select a JPG, PNG or GIF image.',
  },
  damaged: {
    title: 'Invalid File Type',
    text: 'This image is damaged or incomplete. Please select another JPG, PNG or GIF image.',
  },
  tooManyPixels: {
    title: 'File Too Large',
    text: 'This image has over 50 megapixels. Please select a smaller one.',
  },
} as const satisfies Record<string, ImageRefusal>;

/** Starts that no picture has, whatever the name says: PDF, Windows programs, ZIP and its children, ELF. */
const FOREIGN = ['%PDF', 'MZ', 'PK', '\u007fELF'];

/**
 * Holds a chosen profile picture against the rules: any image type, at most 5 MB, exactly that allowed (specification
 * sections 5 and 9; ruling 130).
 * @param start its first bytes (`SIGNATURE_BYTES` are enough)
 * @returns null when it may be sent
 */
export function judgeProfileImage(
  { type, size }: { type: string; size: number },
  start: Uint8Array,
): ImageRefusal | null {
  const text = String.fromCharCode(...start.subarray(0, 4));
  const isImage =
    photoKind(start) !== null ||
    (type.startsWith('image/') && size > 0 && !FOREIGN.some((foreign) => text.startsWith(foreign)));
  if (!isImage) return NOT_AN_IMAGE;
  return size > PHOTO_LIMITS.bytes ? TOO_LARGE : null;
}
