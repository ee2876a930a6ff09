import { ApiError, failureReason, isAbortError, useSignIn, type Credentials, type Role } from '@efie/api';
import { BRAND } from '@efie/domain/brand';
import type { Failure } from '@efie/ui/forms/submission';
import { notifyWithoutAnnouncement } from '@efie/ui/primitives/Toast';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../routing/paths';
import { useNotifyWhileMounted } from '../requests/useNotifyWhileMounted';
import { verifyEmailPath } from '../../../routing/verifyEmailPath';

const LOGINS = {
  user: {
    welcome: `Login Successful! Welcome back to ${BRAND.name}.`,
    destination: paths.home,
    unverified: 'Email not verified. Please verify your email before logging in.',
    describeFailure: (reason: string) => `Login Failed: ${reason}`,
  },
  agent: {
    welcome: 'Welcome back to your dashboard.',
    destination: paths.agentDashboard,
    unverified: 'Please verify your email before logging in.',
    describeFailure: (reason: string) => reason,
  },
} as const;

/** The error message: canceled, invalid fields, or the server's reason with what to do next (rulings 89, 90). */
function loginErrorMessage(role: Role, error: unknown): string {
  if (isAbortError(error)) return 'Login cancelled.';
  if (error instanceof ApiError && Object.keys(error.fields).length > 0) {
    return 'Validation Failed. Please fix the errors below.';
  }
  return LOGINS[role].describeFailure(failureReason(error, 'Invalid credentials. Please try again.'));
}

export interface Login {
  /** Logs in and navigates on. */
  send: (credentials: Credentials) => Promise<void>;
  onFailed: (error: unknown) => Failure;
  isSending: boolean;
  /** Aborts the request in flight. */
  cancel: () => void;
}

/**
 * Logs in and navigates: to Home or the dashboard, or to the verification if the email address is not verified. On failure
 * it stays on the screen; the form announces the error, so the toast is silent.
 */
export function useLogin(role: Role): Login {
  const navigate = useNavigate();
  const notify = useNotifyWhileMounted();
  const { mutateAsync: signIn, isPending, cancel } = useSignIn(role);
  const { welcome, destination, unverified } = LOGINS[role];

  const send = async (credentials: Credentials) => {
    if ((await signIn(credentials)) === 'in') {
      notify({ kind: 'success', title: welcome });
      // Back returns to the screen before the login, not to an empty form.
      void navigate(destination, { replace: true });
    } else {
      notify({ kind: 'warning', title: unverified });
      void navigate(verifyEmailPath(role, credentials.email));
    }
  };

  const onFailed = (error: unknown): Failure => {
    const text = loginErrorMessage(role, error);
    if (!isAbortError(error)) notifyWithoutAnnouncement({ kind: 'error', title: text });
    return { kind: 'rejected', text };
  };

  return { send, onFailed, isSending: isPending, cancel };
}
