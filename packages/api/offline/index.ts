export { clearRecentlyViewed } from './clearRecentlyViewed';
export { useOfflineFavorites, useOfflineHomes, type OfflineFavorites } from './offlineStore';
export { offlineBytes } from './offlineBytes';
export { watchOfflineHomes, type WatchOptions } from './watchOfflineHomes';
