import type { QueryClient } from '@tanstack/react-query';
import { dropDraftsOf } from '../session/drafts';
import { endSession, getSession } from '../session/session';
import { giveUpCalls } from './accountCache';
import { logOutAgent } from './logOutAgent';
import { logOutUser } from './logOutUser';

const tell = { user: logOutUser, agent: logOutAgent };

/**
 * Logs out whoever is signed in: the device forgets at once, and the server's answer, late, failed or none, changes
 * nothing (checklist 39 to 42; fault 42). The account's drafts are dropped and its calls given up, its answers leave with the
 * session (`keepAccountsApart`); what a guest keeps on this device stays (checklist 43). Never rejects.
 */
export async function logOut(queryClient: QueryClient): Promise<void> {
  const session = getSession();
  if (session.role === 'guest') return;
  dropDraftsOf(session.role);
  giveUpCalls(queryClient);
  endSession();
  await tell[session.role](session.token).catch(() => undefined);
}
