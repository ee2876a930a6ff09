import { isConnectionError } from '@efie/api';
import { lazyComponent } from '@efie/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useOnline } from '../useOnline';

/** Development, Storybook and the demo drop this branch and its import. */
const OfflineSupport =
  import.meta.env.VITE_OFFLINE === '1'
    ? lazyComponent(async () => (await import('./OfflineSupport')).OfflineSupport)
    : null;

const ReadableHomes = lazyComponent(async () => (await import('./ReadableHomes')).ReadableHomes);

/** Whether the page has loaded and the browser has been idle since. The data saver does not prevent it. */
function useHasBeenIdle(): boolean {
  const [hasBeenIdle, setHasBeenIdle] = useState(false);
  useEffect(() => {
    const finish = () => setHasBeenIdle(true);
    // Safari has no requestIdleCallback.
    const wait = () =>
      'requestIdleCallback' in window ? requestIdleCallback(finish) : setTimeout(finish, 1000);
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
  }, []);
  return hasBeenIdle;
}

/** Whether the device is offline, or a request of the screen found no server. */
function useIsConnectionLost(): boolean {
  const isOnline = useOnline();
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache]);
  const hasFailed = useSyncExternalStore(
    subscribe,
    () => cache.getAll().some((query) => query.isActive() && isConnectionError(query.state.error)),
    () => false,
  );
  return !isOnline || hasFailed;
}

/** What is needed without a connection; lazy-loaded. Only the production build has a service worker. */
export function OfflineHost() {
  const hasBeenIdle = useHasBeenIdle();
  const isConnectionLost = useIsConnectionLost();
  return (
    <>
      {OfflineSupport && hasBeenIdle && <OfflineSupport.Optional />}
      {isConnectionLost && <ReadableHomes.Optional />}
    </>
  );
}
