import { useSyncExternalStore } from 'react';
import { getGuestFavorites, getServerGuestFavorites, subscribeToGuestFavorites } from './guestFavorites';
import { getServerSession, getSession, subscribeToSession, type Session } from './session';
import { isStorageKeeping, subscribeToStorageHealth } from './storage';

/** Who is signed in; a guest while a server renders. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, getSession, getServerSession);
}

/** Property ids a guest keeps on this device. */
export function useGuestFavorites(): readonly string[] {
  return useSyncExternalStore(subscribeToGuestFavorites, getGuestFavorites, getServerGuestFavorites);
}

/** False once this browser has refused to keep something for us. */
export function useIsStorageKeeping(): boolean {
  return useSyncExternalStore(subscribeToStorageHealth, isStorageKeeping, () => true);
}
