import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;
const isNever = () => false;

/** `isKnown`, but false while React hydrates a server-rendered page, which has neither responses nor lazy-loaded code. */
export const useAfterHydration = (isKnown: boolean): boolean =>
  useSyncExternalStore(neverChanges, () => isKnown, isNever);
