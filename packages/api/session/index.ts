export { dropDraft, readDraft, writeDraft, type Draft, type DraftValue, type DraftValues } from './drafts';
export {
  dropGuestFavorites,
  getGuestFavorites,
  subscribeToGuestFavorites,
  toggleGuestFavorite,
} from './guestFavorites';
export { useGuestFavorites, useIsStorageKeeping, useSession } from './hooks';
export { raiseProfileUpdated, subscribeToProfileUpdated } from './profileUpdated';
export { clearRecentlyViewed, recordRecentlyViewed } from './recentlyViewed';
export { useRecentlyViewed } from './useRecentlyViewed';
export { isSameAccount, sameSession } from './sameSession';
export {
  endSession,
  getSession,
  startSession,
  subscribeToSession,
  subscribeToUnauthorized,
  updateSessionRecord,
} from './session';
export type { Role, Session } from './session';
export { readStored, resetStorageMemory, writeStored } from './storage';
export type { StorageKey } from './storage';
