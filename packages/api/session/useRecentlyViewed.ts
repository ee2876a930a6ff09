import { recentlyViewed } from './recentlyViewed';
import { useStoredIds } from './storedIds';

export function useRecentlyViewed(): readonly string[] {
  return useStoredIds(recentlyViewed);
}
