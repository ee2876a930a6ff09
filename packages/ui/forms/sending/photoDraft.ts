import type { DraftValue } from '@efie/api';
import type { QueuedPhoto } from '@efie/domain';

const namesOf = (photos: readonly QueuedPhoto[]): readonly string[] =>
  photos.flatMap((photo) => (photo.kind === 'new' ? photo.name : []));

/** The names of photos that a draft remembers and the queue has not again, each once (fault 105). */
export function missingPhotos(
  remembered: DraftValue | undefined,
  photos: readonly QueuedPhoto[],
): readonly string[] {
  if (typeof remembered !== 'object') return [];
  const here = namesOf(photos);
  return [...new Set(remembered)].filter((name) => !here.includes(name));
}

/** The names that a draft goes on remembering: of the photos in the queue, then of those still to be added again. */
export function rememberedPhotos(
  remembered: DraftValue | undefined,
  photos: readonly QueuedPhoto[],
): readonly string[] {
  return [...namesOf(photos), ...missingPhotos(remembered, photos)];
}
