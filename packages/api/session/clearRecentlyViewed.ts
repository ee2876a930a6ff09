import { dropClearedHomes } from '../offline/offlineStore';
import { recentlyViewed } from './recentlyViewed';

/** Clears the list on this device and the copies of its homes. Never throws. */
export function clearRecentlyViewed(): void {
  recentlyViewed.set(null);
  dropClearedHomes();
}
