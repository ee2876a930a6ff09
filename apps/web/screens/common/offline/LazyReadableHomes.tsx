import { isConnectionError } from '@efie/api';
import { lazyComponent } from '@efie/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useOnline } from './useOnline';

const ReadableHomes = lazyComponent(async () => (await import('./ReadableHomes')).ReadableHomes);

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

/** `ReadableHomes` while the connection is lost. */
export function LazyReadableHomes() {
  return useIsConnectionLost() && <ReadableHomes.Optional />;
}
