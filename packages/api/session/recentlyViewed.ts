import { createStoredIds } from './createStoredIds';

/** Ids of the listings last opened on this device, newest first, at most 20. */
export const recentlyViewed = createStoredIds('efie-recently-viewed', 20);
