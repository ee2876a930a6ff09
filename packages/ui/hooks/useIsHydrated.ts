import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False on the server and while React hydrates its markup, which knows neither the URL, the device nor any response. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
