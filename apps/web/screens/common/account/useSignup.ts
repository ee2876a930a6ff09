import { failureReason, isAbortError, type AbortableMutation, type Role } from '@efie/api';
import type { Failure } from '@efie/ui/forms/submission';
import { notify } from '@efie/ui/primitives/Toast';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../routing/paths';
import { verifyEmailPath } from '../../../routing/verifyEmailPath';

const SUCCESS_TOASTS = {
  user: { title: 'Account Created Successfully!' },
  agent: { title: 'Registration Successful!', description: 'Please check your email for verification.' },
} as const;

/**
 * Signs up and navigates to the email verification. On failure it stays on the screen, and the form alone says why.
 * Unmounting aborts the request.
 *
 * @param mutation `useSignUpUser()` or `useSignUpAgent()`
 */
export function useSignup<Signup>(role: Role, { mutateAsync, isPending, cancel }: AbortableMutation<Signup>) {
  const navigate = useNavigate();

  const form = {
    send: mutateAsync,
    onDone: ({ email }: { email: string }) => {
      notify({ kind: 'success', ...SUCCESS_TOASTS[role] });
      // Back returns to the screen before the sign-up, not to an empty form.
      void navigate(verifyEmailPath(role, email), { replace: true });
    },
    onFailed: (error: unknown): Failure => {
      if (isAbortError(error)) return { kind: 'rejected', text: 'Registration cancelled.' };
      const reason = failureReason(error, 'Something went wrong. Please try again.');
      return { kind: 'rejected', text: `Registration Failed: ${reason}` };
    },
    emailTakenLinks: {
      verifyHref: (email: string) => verifyEmailPath(role, email),
      loginHref: role === 'user' ? paths.userLogin : paths.agentLogin,
    },
  };
  return { form, isSending: isPending, cancel };
}
