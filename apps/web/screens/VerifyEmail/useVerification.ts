import {
  ApiError,
  failureReason,
  isAbortError,
  useAbortableRequest,
  useResendVerification,
  useVerifyEmail,
  type Role,
} from '@efie/api';
import type { Failure } from '@efie/ui/forms/submission';
import { useVerifyForm, type VerifyFormState } from '@efie/ui/forms/VerifyForm';
import { notifyWithoutAnnouncement, type Notice } from '@efie/ui/primitives/Toast';
import { useEffect, useRef, useState } from 'react';
import { isAddress } from '../../routing/emailInQuery';
import { useNotifyWhileMounted } from '../common/requests/useNotifyWhileMounted';

export const VERIFIED_TEXT = {
  title: 'Email Verified Successfully!',
  user: 'Your account has been verified. You can now log in.',
  agent: 'Your agent account has been verified. You can now log in.',
} as const;

/** The error message when the server sends none. */
export const INVALID_CODE = 'Invalid or expired verification code.';

const failureNotice = (error: unknown): Notice => ({
  kind: 'error',
  title: 'Verification Failed',
  description: failureReason(error, INVALID_CODE),
});

const isCodeFieldError = (error: unknown): boolean => error instanceof ApiError && 'code' in error.fields;

/** The part that the screen shows: the form, the failure panel (agents only), or the confirmation. */
export type VerificationPhase =
  { kind: 'form'; isAfterFailure: boolean } | { kind: 'failed'; error: unknown } | { kind: 'verified' };

const SHOWS_FORM: VerificationPhase = { kind: 'form', isAfterFailure: false };

export interface Verification {
  phase: VerificationPhase;
  form: VerifyFormState;
  /** Aborts the request in flight. */
  cancel: () => void;
  /** Returns from the failure panel to the form, which keeps the code. */
  enterCode: () => void;
  resend: () => void;
  isResending: boolean;
}

/**
 * Verifies an email address with a code and resends the code, for users and agents (rulings 78 to 82). Repeated presses
 * send one request; the code stays in the field after a failure.
 */
export function useVerification(role: Role, email: string): Verification {
  const notify = useNotifyWhileMounted();
  const [phase, setPhase] = useState<VerificationPhase>(SHOWS_FORM);
  const { mutateAsync: verify } = useVerifyEmail();
  const { mutateAsync: resendCode, isPending: isResending } = useResendVerification();
  const { nextSignal, cancel } = useAbortableRequest();
  const isResendInFlight = useRef(false);

  const form = useVerifyForm({
    send: ({ code }) => verify({ code, signal: nextSignal() }),
    onDone: () => {
      // The toast is silent because the focused heading announces the success.
      notifyWithoutAnnouncement({
        kind: 'success',
        title: VERIFIED_TEXT.title,
        description: VERIFIED_TEXT[role],
      });
      setPhase({ kind: 'verified' });
    },
    onEmpty: () =>
      notify({
        kind: 'error',
        title: 'Verification Code Required',
        description: 'Please enter the verification code sent to your email.',
      }),
    onFailed,
  });

  const latest = useRef({ form, phase });
  useEffect(() => {
    latest.current = { form, phase };
  });

  /** The error is announced once: by the panel's heading, the message above the field, or the toast. */
  function onFailed(error: unknown): Failure {
    if (isAbortError(error)) return { kind: 'rejected', text: 'Verification cancelled.' };
    const notice = failureNotice(error);
    const isAtField = isCodeFieldError(error);
    if (role === 'user' && isAtField) notify(notice);
    else notifyWithoutAnnouncement(notice);
    if (role === 'agent') setPhase({ kind: 'failed', error });
    return isAtField
      ? { kind: 'rejected' }
      : { kind: 'rejected', text: `${notice.title}. ${notice.description ?? ''}` };
  }

  function enterCode() {
    // Clears the errors but keeps the code.
    const { reset, formik } = latest.current.form;
    reset(formik.values);
    setPhase({ kind: 'form', isAfterFailure: true });
  }

  async function resend() {
    if (isResendInFlight.current) return;
    if (!isAddress(email)) {
      const description = 'Email address not found. Please try signing up again.';
      notify({ kind: 'error', title: 'Email Required', description });
      return;
    }
    isResendInFlight.current = true;
    try {
      await resendCode(email);
      const description = 'Please check your email for the verification code.';
      notify({ kind: 'success', title: 'Verification Code Sent!', description });
      if (latest.current.phase.kind === 'failed') enterCode();
    } catch (error) {
      const description = failureReason(error, 'Something went wrong. Please try again.');
      notify({ kind: 'error', title: 'Failed to Send Code', description });
    } finally {
      isResendInFlight.current = false;
    }
  }

  return {
    phase,
    form,
    cancel,
    enterCode,
    resend: () => void resend(),
    isResending,
  };
}
