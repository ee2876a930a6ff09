import { PHOTO_LIMITS } from './limits';
import type { PhotoContent } from './photoContent';
import { PHOTO_MESSAGES, type PhotoForm } from './photoMessages';

/** A file that someone chose, once its bytes are looked at. Only its first bytes are read when it is over the limit. */
export interface ChosenPhoto {
  /** As the device calls it. */
  name: string;
  /** Bytes. */
  size: number;
  content: PhotoContent | { state: 'unreadable' };
}

/** One sentence and the files it is about, in the order they were chosen. */
export interface PhotoRefusal {
  text: string;
  names: readonly string[];
}

export interface PhotoVerdict<Photo extends ChosenPhoto> {
  taken: readonly Photo[];
  refusals: readonly PhotoRefusal[];
}

/** Why one file is refused; null when nothing is wrong with it. */
function faultOf({ size, content }: ChosenPhoto, form: PhotoForm): string | null {
  if (content.state === 'unreadable') return PHOTO_MESSAGES.unreadable;
  if (size === 0) return PHOTO_MESSAGES.empty;
  if (content.state === 'other') return PHOTO_MESSAGES.wrongType[form];
  if (size > PHOTO_LIMITS.bytes) return PHOTO_MESSAGES.tooLarge;
  if (content.state === 'damaged') return PHOTO_MESSAGES.wrongType[form];
  if (content.width * content.height > PHOTO_LIMITS.pixels) return PHOTO_MESSAGES.tooManyPixels;
  return content.frames > PHOTO_LIMITS.frames ? PHOTO_MESSAGES.tooManyFrames : null;
}

/**
 * Judges one selection (specification section 5; rulings 114, 119, 130).
 * - new listing: a file of another type rejects the whole selection; photos of earlier selections are not touched
 * - edit dialog: wrong ones are named, the others are taken
 * - in both: a photo that is too large, empty, damaged or floods the memory is refused alone, and what does not fit into
 *   ten is refused from the end
 * @param used photos that are there already, kept and new
 */
export function judgeSelection<Photo extends ChosenPhoto>(
  chosen: readonly Photo[],
  { form, used }: { form: PhotoForm; used: number },
): PhotoVerdict<Photo> {
  const strangers = chosen.filter(({ size, content }) => size > 0 && content.state === 'other');
  if (form === 'new' && strangers.length > 0) {
    return {
      taken: [],
      refusals: [{ text: PHOTO_MESSAGES.wrongType.new, names: strangers.map(({ name }) => name) }],
    };
  }
  const namesByText = new Map<string, string[]>();
  const taken: Photo[] = [];
  for (const photo of chosen) {
    const fault =
      faultOf(photo, form) ??
      (used + taken.length >= PHOTO_LIMITS.most ? PHOTO_MESSAGES.tooMany[form] : null);
    if (fault === null) taken.push(photo);
    else namesByText.set(fault, [...(namesByText.get(fault) ?? []), photo.name]);
  }
  return { taken, refusals: [...namesByText].map(([text, names]) => ({ text, names })) };
}
