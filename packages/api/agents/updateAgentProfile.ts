import { useQueryClient } from '@tanstack/react-query';
import { accountClient } from '../client/accountClient';
import { requireRecord, send } from '../client/send';
import { useAbortableMutation } from '../client/useAbortableMutation';
import { createSessionCheck } from '../session/createSessionCheck';
import { useSessionAtMount } from '../session/hooks';
import { dispatchProfileUpdated } from '../session/profileUpdated';
import { getOwnAgentProfileQuery } from './getOwnAgentProfile';
import { getSession } from '../session/session';

export interface AgentProfileChanges {
  fullName?: string;
  businessName?: string;
  phone?: string;
  region?: string;
  district?: string;
  bio?: string;
}

/** Rejects with ApiError (`parse`) when no response confirms the change. */
export async function updateAgentProfile(
  changes: AgentProfileChanges,
  signal?: AbortSignal,
  session = getSession(),
): Promise<void> {
  const options = { body: changes, signal: signal ?? null };
  requireRecord(await send(accountClient(session).PUT('/api/agent/profile', options)));
}

/** Saves changed fields of the agent's profile, then changes them in the cache and in the session's record. */
export function useUpdateAgentProfile() {
  const queryClient = useQueryClient();
  const session = useSessionAtMount();
  const { queryKey } = getOwnAgentProfileQuery();
  return useAbortableMutation(
    (changes: AgentProfileChanges, signal) => updateAgentProfile(changes, signal, session),
    {
      onMutate: () => ({ sender: getSession(), isSame: createSessionCheck() }),
      onSuccess: async (_data, changes, { sender, isSame }) => {
        // A response that is in flight does not contain the change.
        await queryClient.cancelQueries({ queryKey });
        if (!isSame()) return;
        queryClient.setQueryData(queryKey, (agent) => agent && { ...agent, ...changes });
        dispatchProfileUpdated({ ...changes }, sender);
      },
      // Also after a failure: the server may have saved the change.
      onSettled: () => queryClient.invalidateQueries({ queryKey, refetchType: 'none' }),
    },
  );
}
