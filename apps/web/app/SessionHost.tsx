import {
  notifyOfOtherTab,
  getSession,
  clearCacheOnSessionChange,
  refreshProfile,
  updateSessionRecord,
  type Session,
} from '@efie/api';
import { notify } from '@efie/ui/primitives/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchSessionEndInOtherTabs } from './watchSessionEndInOtherTabs';

/** Does not change the screen. When another account replaces this one, the header shows it: no toast. */
function notifySignedOutElsewhere(next: Session['role']): void {
  if (next === 'guest')
    notify({ kind: 'info', title: 'Signed out', description: 'Your session ended in another tab.' });
}

/** A page restored from the back/forward cache has missed all storage events. */
function rereadSession({ persisted }: PageTransitionEvent): void {
  if (persisted) notifyOfOtherTab();
}

/**
 * Effects of the session; renders nothing. Refreshes a user's profile once at startup (ruling 93), clears cached responses
 * when the account changes, and shows a toast when the session ends in another tab.
 */
export function SessionHost() {
  const queryClient = useQueryClient();
  useEffect(() => {
    // Adds the hash to sessions stored before records had one.
    updateSessionRecord({});
    if (getSession().role === 'user') void refreshProfile();
  }, []);
  useEffect(() => {
    window.addEventListener('pageshow', rereadSession);
    return () => window.removeEventListener('pageshow', rereadSession);
  }, []);
  useEffect(() => clearCacheOnSessionChange(queryClient), [queryClient]);
  useEffect(() => watchSessionEndInOtherTabs(notifySignedOutElsewhere), []);
  return null;
}
