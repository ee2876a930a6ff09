import {
  failureReason,
  isAbortError,
  isUnauthorized,
  useUpdateAgentProfile,
  type AgentProfileChanges,
} from '@efie/api';
import { notify, notifyWithoutAnnouncement } from '@efie/ui/primitives/Toast';
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
  const { mutateAsync, isPending, cancel } = useUpdateAgentProfile();

  const send = async (changes: AgentProfileChanges) => {
    try {
      await mutateAsync(changes);
    } catch (error) {
      if (!isAbortError(error) && !isUnauthorized(error)) {
        notifyWithoutAnnouncement({ kind: 'error', title: FAILED, description: describeError(error) });
      }
      throw error;
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
  return { form, isSending: isPending, cancel };
}
