import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False while React hydrates a server-rendered page, which has neither responses nor lazy-loaded code. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
