import { DRAFT_PHOTOS } from '@efie/api';

/** Deletes the photos of all drafts, before a story. */
export function deleteDraftPhotos(): Promise<void> {
  return new Promise((resolve) => {
    const request = window.indexedDB.deleteDatabase(DRAFT_PHOTOS);
    const onEnd = () => resolve();
    request.addEventListener('success', onEnd);
    request.addEventListener('error', onEnd);
  });
}
