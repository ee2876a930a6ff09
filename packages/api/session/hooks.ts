import { useState, useSyncExternalStore } from 'react';
import { guestFavorites } from './guestFavorites';
import { getServerSession, getSession, subscribeToSession, type Session } from './session';
import { isStorageWorking, subscribeToStorageFailure } from './storage';
import { useStoredIds } from './createStoredIds';

/** The current session; a guest during hydration. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, getSession, getServerSession);
}

/** The session at mount: of the account that fills in the form, even if another one signs in meanwhile. */
export function useSessionAtMount(): Session {
  return useState(getSession)[0];
}

export function useGuestFavorites(): readonly string[] {
  return useStoredIds(guestFavorites);
}

/** False once writing to the browser's storage has failed. */
export function useIsStorageWorking(): boolean {
  return useSyncExternalStore(subscribeToStorageFailure, isStorageWorking, () => true);
}
