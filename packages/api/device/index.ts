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
export { confirmStillFree, undoStillFree, useStillFree } from './stillFree';
export { readTaskCount, storeTaskCount } from './taskCount';
export { recordViewCounts, useViewHistory } from './viewHistory';
export { readDataSaver, storeDataSaver, useDataSaver } from './dataSaver';
export {
  getGuestFavorites,
  removeGuestFavorites,
  restoreGuestFavorites,
  toggleGuestFavorite,
  useGuestFavorites,
} from './guestFavorites';
export { recordRecentlyViewed, useRecentlyViewed } from './recentlyViewed';
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
