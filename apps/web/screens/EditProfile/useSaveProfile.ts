import { failureReason, isAbortError, isUnauthorized, useUpdateAgentProfile } from '@efie/api';
import type { Failure } from '@efie/ui/forms/submission';
import { notify, notifyWithoutAnnouncement } from '@efie/ui/primitives/Toast';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../routing/paths';

const FAILED = 'Update Failed';

/**
 * Saves the profile's changed fields, then opens the dashboard. The form announces a failure, so the toast is silent.
 * Unmounting aborts the request.
 */
export function useSaveProfile() {
  const navigate = useNavigate();
  const { mutateAsync, isPending, cancel } = useUpdateAgentProfile();

  const form = {
    send: mutateAsync,
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
    onFailed: (error: unknown): Failure => {
      if (isAbortError(error)) return { kind: 'rejected', text: 'Saving cancelled.' };
      const reason = failureReason(error, 'Failed to update profile. Please try again.');
      if (!isUnauthorized(error))
        notifyWithoutAnnouncement({ kind: 'error', title: FAILED, description: reason });
      return { kind: 'rejected', text: `${FAILED}: ${reason}` };
    },
    onCancel: () => void navigate(paths.agentDashboard),
  };
  return { form, isSending: isPending, cancel };
}
