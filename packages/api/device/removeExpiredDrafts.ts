import { DRAFT_PHOTOS, readDrafts, writeDrafts } from './drafts';
import { importDraftPhotos } from './importDraftPhotos';

/**
 * Removes drafts that have expired, and their photos, from the device; reading a draft only skips expired ones. Call it when
 * the page is idle. Rejects where the browser has no IndexedDB, as in some private windows.
 */
export async function removeExpiredDrafts(): Promise<void> {
  writeDrafts(readDrafts());
  // The library is not loaded for visitors who have stored no photos.
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === DRAFT_PHOTOS)) return;
  const { deleteExpiredDraftPhotos } = await importDraftPhotos();
  await deleteExpiredDraftPhotos();
}
