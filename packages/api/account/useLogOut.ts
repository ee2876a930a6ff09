import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dropDraftsOf } from '../session/drafts';
import { endSession, getSession } from '../session/session';
import { logOutAgent } from './logOutAgent';
import { logOutUser } from './logOutUser';

const tell = { user: logOutUser, agent: logOutAgent };

/**
 * Logs out whoever is signed in: the device forgets at once, and the server's answer, late, failed or none,
 * changes nothing (checklist 41, 42; fault 42). Cached answers and drafts of the account are dropped.
 */
export function useLogOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const session = getSession();
      if (session.role !== 'guest') dropDraftsOf(session.role);
      endSession();
      queryClient.clear();
      if (session.role !== 'guest') await tell[session.role](session.token).catch(() => undefined);
    },
  });
}
