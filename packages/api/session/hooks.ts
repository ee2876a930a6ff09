import { useState, useSyncExternalStore } from 'react';
import { guestFavorites } from './guestFavorites';
import { getServerSession, getSession, subscribeToSession, type Session } from './session';
import { isStorageKeeping, subscribeToStorageHealth } from './storage';
import { useStoredIds } from './storedIds';

/** Who is signed in; a guest while a server renders. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, getSession, getServerSession);
}

/** The session when the component mounted: of the user who fills in its form, whoever signs in meanwhile. */
export function useSessionAtMount(): Session {
  return useState(getSession)[0];
}

/** Property ids a guest keeps on this device. */
export function useGuestFavorites(): readonly string[] {
  return useStoredIds(guestFavorites);
}

/** False once this browser has refused to keep something for us. */
export function useIsStorageKeeping(): boolean {
  return useSyncExternalStore(subscribeToStorageHealth, isStorageKeeping, () => true);
}
