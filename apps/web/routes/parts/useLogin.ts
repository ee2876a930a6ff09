import { ApiError, failureReason, useSignIn, type Credentials, type Role } from '@efie/api';
import { BRAND } from '@efie/domain';
import { notifySilently } from '@efie/ui/primitives/Toast';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { isGivenUp } from './isGivenUp';
import { useTell } from './useTell';
import { verifyEmailPath } from './verifyEmailPath';

/** What is said to each, and where each goes (specification sections 4 and 8 "Login"). */
const LOGINS = {
  user: {
    welcome: `Login Successful! Welcome back to ${BRAND.name}.`,
    goal: paths.home,
    unverified: 'Email not verified. Please verify your email before logging in.',
    failed: (reason: string) => `Login Failed: ${reason}`,
  },
  agent: {
    welcome: 'Welcome back to your dashboard.',
    goal: paths.agentDashboard,
    unverified: 'Please verify your email before logging in.',
    failed: (reason: string) => reason,
  },
} as const;

/** Why a login failed: fields, the server's words or the specification's, the connection, how long to wait (rulings 89, 90). */
function whyItFailed(role: Role, error: unknown): string {
  if (isGivenUp(error)) return 'Login cancelled.';
  if (error instanceof ApiError && Object.keys(error.fields).length > 0) {
    return 'Validation Failed. Please fix the errors below.';
  }
  return LOGINS[role].failed(failureReason(error, 'Invalid credentials. Please try again.'));
}

export interface Login {
  /** Logs in and leads on; rejects when it fails, with the reason also as a toast. */
  send: (credentials: Credentials) => Promise<void>;
  describeFailure: (error: unknown) => string;
  isSending: boolean;
  /** Gives up what is on its way. */
  cancel: () => void;
}

/**
 * Logging in on a screen: in leads home or to the dashboard, an address that is not verified to its verification, a failure
 * stays (checklist 270 to 276, 316 to 322). The form says the failure aloud, so its toast is silent.
 */
export function useLogin(role: Role): Login {
  const navigate = useNavigate();
  const tell = useTell();
  const { signIn, cancel } = useSignIn(role);
  const [isSending, setSending] = useState(false);
  const { welcome, goal, unverified } = LOGINS[role];

  const describeFailure = (error: unknown) => whyItFailed(role, error);

  const send = async (credentials: Credentials) => {
    setSending(true);
    try {
      if ((await signIn(credentials)) === 'in') {
        tell({ kind: 'success', title: welcome });
        // Back leads to where the login was asked for, not to its empty form.
        void navigate(goal, { replace: true });
      } else {
        tell({ kind: 'warning', title: unverified });
        void navigate(verifyEmailPath(role, credentials.email));
      }
    } catch (error) {
      if (!isGivenUp(error)) notifySilently({ kind: 'error', title: describeFailure(error) });
      throw error;
    } finally {
      setSending(false);
    }
  };

  return { send, describeFailure, isSending, cancel };
}
