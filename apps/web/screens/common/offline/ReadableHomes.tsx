import { isConnectionError, offlineBytes, serverNow, useOfflineFavorites, useOfflineHomes } from '@efie/api';
import { formatBytes } from '@efie/domain/text';
import { OfflineHomes } from '@efie/ui/panels/OfflineHomes';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { listingPath } from '../../../routing/paths';
import { screenAt } from '../../../routing/screens';
import { useOnline } from './useOnline';

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

function StoredHomes() {
  const homes = useOfflineHomes();
  const { homes: favorites } = useOfflineFavorites();
  const { pathname } = useLocation();
  const [bytes, setBytes] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void offlineBytes().then((total) => isCurrent && setBytes(total));
    return () => {
      isCurrent = false;
    };
  }, [homes]);
  const isShown = (id: string) =>
    pathname === listingPath(id) ||
    (screenAt(pathname) === 'favorites' && favorites.some(({ listing }) => listing.id === id));
  return (
    <OfflineHomes
      homes={homes.filter(({ listing }) => !isShown(listing.id))}
      hrefFor={({ id }) => listingPath(id)}
      now={serverNow()}
      size={bytes === 0 ? '' : formatBytes(bytes)}
    />
  );
}

/** While the connection is lost, the homes that can be read without it, except those that the screen shows. */
export function ReadableHomes() {
  return useIsConnectionLost() && <StoredHomes />;
}
