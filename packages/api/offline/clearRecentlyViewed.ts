import { dropClearedHomes } from './offlineStore';
import { recentlyViewed } from '../device/recentlyViewed';

/** Clears the list on this device and the copies of its homes. Never throws. */
export function clearRecentlyViewed(): void {
  recentlyViewed.set(null);
  dropClearedHomes();
}
