import { photoPosition, displayFileName, type PhotoRejection, type QueuedPhoto } from '@efie/domain/photos';

function isQueued(entry: unknown): entry is QueuedPhoto {
  if (typeof entry !== 'object' || entry === null || !('kind' in entry) || !('id' in entry)) return false;
  return entry.kind === 'new'
    ? 'file' in entry && entry.file instanceof File
    : entry.kind === 'stored' && 'url' in entry && typeof entry.url === 'string';
}

const EMPTY_QUEUE: readonly QueuedPhoto[] = [];

/** The form value as a queue; malformed entries, as from an old draft, are dropped. */
export function readQueue(raw: unknown): readonly QueuedPhoto[] {
  if (!Array.isArray(raw)) return EMPTY_QUEUE;
  return raw.every(isQueued) ? raw : raw.filter(isQueued);
}

/** Alt text: 'Photo 2 of 5, kitchen.jpg'. */
export function describePhoto(photo: QueuedPhoto, index: number, total: number): string {
  const position = photoPosition(index, total).replace('p', 'P');
  return photo.kind === 'new' ? `${position}, ${displayFileName(photo.name)}` : position;
}

/** The photo's part of a button label: 'photo 2, kitchen.jpg'. */
export function namePhoto(photo: QueuedPhoto, index: number): string {
  return photo.kind === 'new' ? `photo ${index + 1}, ${displayFileName(photo.name)}` : `photo ${index + 1}`;
}

/** One line for a toast or live region: each message, followed by the affected files. */
export function rejectionText(rejections: readonly PhotoRejection[]): string {
  return rejections
    .map(({ text, names }) =>
      names.length === 0 ? text : `${text} ${names.map(displayFileName).join(', ')}`,
    )
    .join(' ');
}
