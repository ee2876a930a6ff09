import { readDataSaver, storeDataSaver, useDataSaver, useSession } from '@efie/api';
import { AppFooter, DataSaverSwitch, setSavingData } from '@efie/ui';
import { useEffect } from 'react';
import { CompareBarHost } from './CompareBarHost';
import { ListingLimitHost } from './ListingLimitHost';
import { OfflineHost } from './offline/OfflineHost';
import { paths } from '../routing/paths';
import { PhotoTransitions } from './photoTransitions/PhotoTransitions';
import { SessionHost } from './SessionHost';
import { useListProperty } from '../routing/useListProperty';
import { useHasBeenIdle } from './useHasBeenIdle';
import { useYear } from './useYear';

/**
 * The footer, and what every screen needs but the first paint does not: the homes that can be read without a connection, the
 * bar of the homes to compare, the Listing Limit Reached dialog, the session's effects and the transitions of photos.
 */
export function ShellFooter() {
  const { role } = useSession();
  const isSavingData = useDataSaver();
  const hasBeenIdle = useHasBeenIdle();
  useEffect(() => {
    // Hydration renders without the stored choice, so it is read.
    setSavingData(readDataSaver());
    return () => setSavingData(false);
  }, [isSavingData]);
  return (
    <>
      <OfflineHost hasBeenIdle={hasBeenIdle} />
      <CompareBarHost />
      <AppFooter
        paths={paths}
        year={useYear()}
        isAgent={role === 'agent'}
        settings={<DataSaverSwitch isOn={isSavingData} onChange={storeDataSaver} />}
        onListProperty={useListProperty()}
      />
      <ListingLimitHost />
      <SessionHost />
      {hasBeenIdle && !isSavingData && <PhotoTransitions />}
    </>
  );
}
