import { PHOTO_LIMITS } from './photoLimits';
import type { PhotoContent } from './photoContent';
import { PHOTO_MESSAGES, type PhotoForm } from './photoMessages';

/** A chosen file whose bytes have been inspected; of a file over the size limit only the first ones. */
export interface ChosenPhoto {
  name: string;
  /** Bytes. */
  size: number;
  content: PhotoContent | { state: 'unreadable' };
}

/** A message and the names of the rejected files, in the order they were chosen. */
export interface PhotoRejection {
  text: string;
  names: readonly string[];
}

export interface SelectionResult<Photo extends ChosenPhoto> {
  accepted: readonly Photo[];
  rejections: readonly PhotoRejection[];
}

const wrongTypeMessage = (form: PhotoForm, hasHeic: boolean): string =>
  hasHeic ? `${PHOTO_MESSAGES.wrongType[form]} ${PHOTO_MESSAGES.heic}` : PHOTO_MESSAGES.wrongType[form];

const isHeic = ({ content }: ChosenPhoto): boolean => content.state === 'other' && content.format === 'heic';

/** Why a file is rejected; null when it is accepted. */
function rejectionMessage(photo: ChosenPhoto, form: PhotoForm): string | null {
  const { size, content } = photo;
  if (content.state === 'unreadable') return PHOTO_MESSAGES.unreadable;
  if (size === 0) return PHOTO_MESSAGES.empty;
  if (content.state === 'other') return wrongTypeMessage(form, isHeic(photo));
  if (size > PHOTO_LIMITS.maxBytes) return PHOTO_MESSAGES.tooLarge;
  if (content.state === 'damaged') return PHOTO_MESSAGES.damaged;
  if (content.width * content.height > PHOTO_LIMITS.maxPixels) return PHOTO_MESSAGES.tooManyPixels;
  return content.frames > PHOTO_LIMITS.maxFrames ? PHOTO_MESSAGES.tooManyFrames : null;
}

/**
 * Decides which files of one selection are accepted.
 * - new listing: a file of another type rejects the whole selection, but no photos chosen earlier
 * - edit dialog: only the files of another type are rejected
 * - both: a photo that is too large, empty or damaged is rejected by itself, and so are the last ones above the maximum
 * @param used number of photos in the queue
 */
export function validateSelection<Photo extends ChosenPhoto>(
  chosen: readonly Photo[],
  { form, used }: { form: PhotoForm; used: number },
): SelectionResult<Photo> {
  const wrongType = chosen.filter(({ size, content }) => size > 0 && content.state === 'other');
  if (form === 'new' && wrongType.length > 0) {
    return {
      accepted: [],
      rejections: [
        { text: wrongTypeMessage('new', wrongType.some(isHeic)), names: wrongType.map(({ name }) => name) },
      ],
    };
  }
  const namesByText = new Map<string, string[]>();
  const accepted: Photo[] = [];
  for (const photo of chosen) {
    const message =
      rejectionMessage(photo, form) ??
      (used + accepted.length >= PHOTO_LIMITS.maxCount ? PHOTO_MESSAGES.tooMany[form] : null);
    if (message === null) accepted.push(photo);
    else namesByText.set(message, [...(namesByText.get(message) ?? []), photo.name]);
  }
  return { accepted, rejections: [...namesByText].map(([text, names]) => ({ text, names })) };
}
