import { recentlyViewed } from './recentlyViewed';
import { useStoredIds } from './createStoredIds';

export function useRecentlyViewed(): readonly string[] {
  return useStoredIds(recentlyViewed);
}
