import {
  failureReason,
  getOwnAgentProfileQuery,
  getSession,
  isAbortError,
  isUnauthorized,
  dispatchProfileUpdated,
  updateAgentProfile,
  createSessionCheck,
  useAbortableRequest,
  useSessionAtMount,
  type AgentProfileChanges,
} from '@efie/api';
import { notify, notifyWithoutAnnouncement } from '@efie/ui/primitives/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../routing/paths';

const FAILED = 'Update Failed';

const describeError = (error: unknown): string =>
  failureReason(error, 'Failed to update profile. Please try again.');

/**
 * Saves the profile's changed fields, then opens the dashboard. The form announces a failure, so the toast is silent.
 * Unmounting aborts the request.
 */
export function useSaveProfile() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { nextSignal, cancel } = useAbortableRequest();
  const [isSending, setSending] = useState(false);
  const session = useSessionAtMount();
  const { queryKey } = getOwnAgentProfileQuery();

  const send = async (changes: AgentProfileChanges) => {
    setSending(true);
    const signal = nextSignal();
    const sender = getSession();
    const isSame = createSessionCheck();
    try {
      await updateAgentProfile(changes, signal, session);
      signal.throwIfAborted();
      // A response that is in flight does not contain the change.
      await queryClient.cancelQueries({ queryKey });
      if (!isSame()) return;
      queryClient.setQueryData(queryKey, (agent) => agent && { ...agent, ...changes });
      dispatchProfileUpdated({ ...changes }, sender);
    } catch (error) {
      if (!isAbortError(error) && !isUnauthorized(error)) {
        notifyWithoutAnnouncement({ kind: 'error', title: FAILED, description: describeError(error) });
      }
      throw error;
    } finally {
      setSending(false);
      // Also after a failure: the server may have saved the change.
      void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    }
  };

  const form = {
    send,
    onSaved: () => {
      notify({
        kind: 'success',
        title: 'Profile Updated!',
        description: 'Your profile has been successfully updated.',
      });
      void navigate(paths.agentDashboard);
    },
    onUnchanged: () =>
      notify({ kind: 'info', title: 'No Changes', description: 'No changes were made to the profile.' }),
    onInvalid: (text: string) =>
      notifyWithoutAnnouncement({ kind: 'error', title: 'Validation Error', description: text }),
    describeFailure: (error: unknown) =>
      isAbortError(error) ? 'Saving cancelled.' : `${FAILED}: ${describeError(error)}`,
    onCancel: () => void navigate(paths.agentDashboard),
  };
  return { form, isSending, cancel };
}
