import type { QueryClient } from '@tanstack/react-query';
import { discardDraftsOfRole } from '../device/drafts';
import { endSession, getSession } from '../session/session';
import { removeStored } from '../storage/storage';
import { ACCOUNT_KEYS } from '../storage/storedKeys';
import { cancelAccountQueries } from './accountCache';
import { requestLogOut } from './requestLogOut';

/**
 * Logs out the current account: ends the session immediately, regardless of the response, discards the account's drafts and
 * what its dashboard stored, and cancels its queries. Favorites saved as a guest stay on the device. Never rejects.
 */
export async function logOut(queryClient: QueryClient): Promise<void> {
  const session = getSession();
  if (session.role === 'guest') return;
  discardDraftsOfRole(session.role);
  removeStored(ACCOUNT_KEYS);
  cancelAccountQueries(queryClient);
  endSession();
  await requestLogOut(session);
}
