import { offlineBytes, serverNow, useOfflineFavorites, useOfflineHomes } from '@efie/api';
import { formatBytes } from '@efie/domain/text';
import { OfflineHomes } from '@efie/ui/panels/OfflineHomes';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { propertyPath } from '../../../routing/paths';
import { screenAt } from '../../../routing/screens';

/** The homes that can be read without a connection, except those that the screen shows. */
export function ReadableHomes() {
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
    pathname === propertyPath(id) ||
    (screenAt(pathname) === 'favorites' && favorites.some(({ listing }) => listing.id === id));
  return (
    <OfflineHomes
      homes={homes.filter(({ listing }) => !isShown(listing.id))}
      hrefFor={({ id }) => propertyPath(id)}
      now={serverNow()}
      size={bytes === 0 ? '' : formatBytes(bytes)}
    />
  );
}
