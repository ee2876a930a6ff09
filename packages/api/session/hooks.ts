import { useState, useSyncExternalStore } from 'react';
import { getServerSession, getSession, subscribeToSession, type Session } from './session';

/** The current session; a guest during hydration. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, getSession, getServerSession);
}

/** The session at mount: of the account that fills in the form, even if another one signs in meanwhile. */
export function useSessionAtMount(): Session {
  return useState(getSession)[0];
}
