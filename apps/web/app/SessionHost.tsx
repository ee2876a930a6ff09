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
import { watchEndElsewhere } from './watchEndElsewhere';

/** What stands on the page stays (fault 7). Another login in its place shows in the header (fault 8). */
function tellOfEndElsewhere(next: Session['role']): void {
  if (next === 'guest')
    notify({ kind: 'info', title: 'Signed out', description: 'Your session ended in another tab.' });
}

/** A page from the back/forward cache has missed every storage event. */
function rereadSession({ persisted }: PageTransitionEvent): void {
  if (persisted) notifyOfOtherTab();
}

/**
 * Follows the session through a visit: a user's record is asked for once at the start (ruling 93), an account's answers
 * leave with it, and its end in another tab is told. Shows nothing.
 */
export function SessionHost() {
  const queryClient = useQueryClient();
  useEffect(() => {
    // Sessions that were stored before records had a hash get one.
    updateSessionRecord({});
    if (getSession().role === 'user') void refreshProfile();
  }, []);
  useEffect(() => {
    window.addEventListener('pageshow', rereadSession);
    return () => window.removeEventListener('pageshow', rereadSession);
  }, []);
  useEffect(() => clearCacheOnSessionChange(queryClient), [queryClient]);
  useEffect(() => watchEndElsewhere(tellOfEndElsewhere), []);
  return null;
}
