import { recentlyViewed } from './recentlyViewed';
import { useStoredIds } from './storedIds';

/** Ids of the listings last opened on this device, newest first, at most 20. */
export function useRecentlyViewed(): readonly string[] {
  return useStoredIds(recentlyViewed);
}
