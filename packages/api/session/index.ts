export {
  discardDraft,
  DRAFT_PHOTOS,
  readDraft,
  writeDraft,
  type Draft,
  type DraftValue,
  type DraftValues,
} from './drafts';
export type { DraftPhoto } from './draftPhotos';
export { removeExpiredDrafts } from './removeExpiredDrafts';
export { importDraftPhotos } from './importDraftPhotos';
export { dismissTask, restoreTasks, useDismissedTasks } from './dismissedTasks';
export { recordViewCounts, useViewHistory } from './viewHistory';
export { readDataSaver, storeDataSaver, useDataSaver } from './dataSaver';
export {
  getGuestFavorites,
  removeGuestFavorites,
  restoreGuestFavorites,
  toggleGuestFavorite,
} from './guestFavorites';
export { useGuestFavorites, useIsStorageWorking, useSession, useSessionAtMount } from './hooks';
export { dispatchProfileUpdated, subscribeToProfileUpdated } from './profileUpdated';
export { clearRecentlyViewed } from './clearRecentlyViewed';
export { recordRecentlyViewed } from './recentlyViewed';
export { useRecentlyViewed } from './useRecentlyViewed';
export { clearRecentSearches, recordSearch, useRecentSearches } from './recentSearches';
export {
  deleteSavedSearch,
  recordSearchVisit,
  renameSavedSearch,
  saveSearch,
  useSavedSearches,
  type SavedSearches,
} from './savedSearches';
export { readMapView, storeMapView, useMapView, type MapView } from './mapView';
export { storeListingLayout, useListingLayout, type ListingLayoutChoice } from './listingLayout';
export { removeComparedHome, setComparedHomes, toggleComparedHome, useComparedHomes } from './comparedHomes';
export { isSameAccount } from './isSameAccount';
export { createSessionCheck } from './createSessionCheck';
export {
  notifyOfOtherTab,
  endSession,
  getSession,
  hashToken,
  subscribeToSession,
  subscribeToUnauthorized,
} from './session';
export type { Role, Session } from './session';
export { startSession } from './startSession';
export { updateSessionRecord } from './updateSessionRecord';
export { readStored, resetStorageMemory, writeStored } from './storage';
export type { StorageKey } from './storage';
