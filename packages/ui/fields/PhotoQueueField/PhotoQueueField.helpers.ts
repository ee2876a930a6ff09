import { photoPlace, shortFileName, type PhotoRefusal, type QueuedPhoto } from '@efie/domain';

function isQueued(entry: unknown): entry is QueuedPhoto {
  if (typeof entry !== 'object' || entry === null || !('kind' in entry) || !('id' in entry)) return false;
  return entry.kind === 'new'
    ? 'file' in entry && entry.file instanceof File
    : entry.kind === 'kept' && 'url' in entry && typeof entry.url === 'string';
}

const NONE: readonly QueuedPhoto[] = [];

/** The form's value as a queue; what is not a photo (an old draft) is left out. */
export function readQueue(raw: unknown): readonly QueuedPhoto[] {
  if (!Array.isArray(raw)) return NONE;
  return raw.every(isQueued) ? raw : raw.filter(isQueued);
}

/** 'Photo 2 of 5, kitchen.jpg': the words for a photo that cannot be seen. */
export function describePhoto(photo: QueuedPhoto, index: number, total: number): string {
  const place = photoPlace(index, total).replace('p', 'P');
  return photo.kind === 'new' ? `${place}, ${shortFileName(photo.name)}` : place;
}

/** 'photo 2, kitchen.jpg': names a photo inside a button's name. */
export function namePhoto(photo: QueuedPhoto, index: number): string {
  return photo.kind === 'new' ? `photo ${index + 1}, ${shortFileName(photo.name)}` : `photo ${index + 1}`;
}

/** One line for a toast or a live region: each sentence, then the files it is about. */
export function refusalLine(refusals: readonly PhotoRefusal[]): string {
  return refusals
    .map(({ text, names }) => (names.length === 0 ? text : `${text} ${names.map(shortFileName).join(', ')}`))
    .join(' ');
}
