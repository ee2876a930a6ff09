import { useSyncExternalStore } from 'react';
import { getRecentlyViewed, getServerRecentlyViewed, subscribeToRecentlyViewed } from './recentlyViewed';

/** Ids of the listings last opened on this device, newest first, at most 20. */
export function useRecentlyViewed(): readonly string[] {
  return useSyncExternalStore(subscribeToRecentlyViewed, getRecentlyViewed, getServerRecentlyViewed);
}
