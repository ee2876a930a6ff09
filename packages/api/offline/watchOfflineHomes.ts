import type { QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import { getPropertyQuery } from '../listings/getProperty';
import { readDataSaver } from '../device/dataSaver';
import { guestFavorites } from '../device/guestFavorites';
import { recentlyViewed } from '../device/recentlyViewed';
import { subscribeToSession } from '../session/session';
import { favoritesWithoutCopy, offlinePhotoUrls, storeOfflineHomes } from './collectHomes';
import { syncPhotos } from './offlinePhotos';
import { photoPath } from './photoPaths';

/** Changes come in groups, such as the response of a listing and its entry in Recently viewed. In ms. */
const DELAY = 300;

const QUERIES: ReadonlySet<unknown> = new Set(['listings', 'favorites']);

const isChange = (event: QueryCacheNotifyEvent): boolean =>
  event.type === 'updated' &&
  ['success', 'error', 'setState'].includes(event.action.type) &&
  QUERIES.has(event.query.queryKey[0]);

/** Without the data saver and with a connection. */
const mayLoad = (): boolean => navigator.onLine && !readDataSaver();

export interface WatchOptions {
  /** The app's base path, with a trailing slash. */
  base: string;
}

/**
 * Keeps the copies on this device up to date while the app is open: of the homes last viewed, of the favorites, and of the
 * first photo of each. Favorites of which no public response was loaded are requested, one after another.
 * @returns a function that stops it
 */
export function watchOfflineHomes(queryClient: QueryClient, { base }: WatchOptions): () => void {
  const rejected = new Set<string>();
  const failed = new Set<string>();
  let stored: ReadonlySet<string> = new Set();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isStopped = false;

  const store = () =>
    storeOfflineHomes(queryClient, (url) => (stored.has(url) ? photoPath(base, url) : null));
  // Without a cache for photos, as in some private windows, the texts are stored.
  const syncAll = async (isLoading: () => boolean) => {
    const sync = { base, wanted: offlinePhotoUrls, mayLoad: isLoading, rejected, failed };
    stored = await syncPhotos(sync).catch(() => new Set<string>());
    store();
  };

  async function run(): Promise<void> {
    timer = undefined;
    isRunning = true;
    // The photos of the copies that are stored already, before their paths are written again.
    await syncAll(() => false);
    for (const id of favoritesWithoutCopy(queryClient)) {
      if (isStopped || timer !== undefined || !mayLoad()) break;
      // A failure is in the query's state.
      await queryClient.prefetchQuery(getPropertyQuery(id));
      store();
    }
    await syncAll(mayLoad);
  }

  function schedule(): void {
    timer ??= setTimeout(start, DELAY);
  }

  function start(): void {
    if (isStopped) return;
    if (isRunning) {
      // After the run, which may be waiting for a response.
      timer = setTimeout(start, DELAY);
      return;
    }
    void run().finally(() => {
      isRunning = false;
    });
  }

  function startNow(): void {
    clearTimeout(timer);
    timer = undefined;
    start();
  }

  const retry = () => {
    failed.clear();
    schedule();
  };
  window.addEventListener('online', retry);
  const unsubscribe = [
    queryClient.getQueryCache().subscribe((event) => {
      if (isChange(event)) schedule();
    }),
    recentlyViewed.subscribe(schedule),
    guestFavorites.subscribe(schedule),
    // Without the delay: copies of an account that logs out are removed at once.
    subscribeToSession(startNow),
    () => window.removeEventListener('online', retry),
  ];
  schedule();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    unsubscribe.forEach((stop) => stop());
  };
}
