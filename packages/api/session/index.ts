export { dropDraft, readDraft, writeDraft, type Draft, type DraftValue, type DraftValues } from './drafts';
export { dropGuestFavorites, getGuestFavorites, toggleGuestFavorite } from './guestFavorites';
export { useGuestFavorites, useIsStorageKeeping, useSession, useSessionAtMount } from './hooks';
export { raiseProfileUpdated, subscribeToProfileUpdated } from './profileUpdated';
export { clearRecentlyViewed, recordRecentlyViewed } from './recentlyViewed';
export { useRecentlyViewed } from './useRecentlyViewed';
export { isSameAccount } from './isSameAccount';
export { sameSession } from './sameSession';
export {
  announceElsewhere,
  endSession,
  getSession,
  subscribeToSession,
  subscribeToUnauthorized,
} from './session';
export type { Role, Session } from './session';
export { startSession } from './startSession';
export { updateSessionRecord } from './writeSession';
export { readStored, resetStorageMemory, writeStored } from './storage';
export type { StorageKey } from './storage';
