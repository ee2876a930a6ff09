import {
  ApiError,
  failureReason,
  useOneCall,
  useResendVerification,
  useVerifyEmail,
  type Role,
} from '@efie/api';
import { useVerifyForm, type VerifyFormState } from '@efie/ui/forms/VerifyForm';
import { notifySilently, type Notice } from '@efie/ui/primitives/Toast';
import { useEffect, useRef, useState } from 'react';
import { isAddress } from '../../app/emailInQuery';
import { isGivenUp } from '../parts/isGivenUp';
import { useTell } from '../parts/useTell';

/** What is said of a verified address (specification section 8 "Verify email"). */
export const VERIFIED = {
  title: 'Email Verified Successfully!',
  user: 'Your account has been verified. You can now log in.',
  agent: 'Your agent account has been verified. You can now log in.',
} as const;

/** What is wrong with a code when the server says no more (specification section 8 "Verify email"). */
export const UNKNOWN_CODE = 'Invalid or expired verification code.';

const notVerified = (error: unknown): Notice => ({
  kind: 'error',
  title: 'Verification Failed',
  description: failureReason(error, UNKNOWN_CODE),
});

/** Whether the server said at the field what is wrong with the code. */
const isAboutCode = (error: unknown): boolean => error instanceof ApiError && 'code' in error.fields;

/** What the page shows: the form, for agents the panel of a failure, or that it is done. */
export type VerificationPhase =
  { kind: 'asking'; isBack: boolean } | { kind: 'failed'; error: unknown } | { kind: 'verified' };

const ASKING: VerificationPhase = { kind: 'asking', isBack: false };

export interface Verification {
  phase: VerificationPhase;
  form: VerifyFormState;
  /** Gives up what is on its way. */
  cancel: () => void;
  /** From the panel of a failure back to the form; the code stands in it. */
  enterCode: () => void;
  resend: () => void;
  isResending: boolean;
}

/**
 * Verifying an address with a code and asking for another code, for users and agents alike (checklist 323 to 340; rulings
 * 78 to 82). Each call goes out once, however often it is asked for (fault 101); the code stays whatever the answer.
 */
export function useVerification(role: Role, email: string): Verification {
  const tell = useTell();
  const [phase, setPhase] = useState<VerificationPhase>(ASKING);
  const { mutateAsync: verify } = useVerifyEmail();
  const { mutateAsync: askForCode, isPending: isResending } = useResendVerification();
  const { nextSignal, cancel } = useOneCall();
  const isAsking = useRef(false);

  const form = useVerifyForm({
    send: async ({ code }) => {
      try {
        await verify({ code, signal: nextSignal() });
      } catch (error) {
        if (!isGivenUp(error)) fail(error);
        throw error;
      }
      // The heading that takes the focus says it.
      notifySilently({ kind: 'success', title: VERIFIED.title, description: VERIFIED[role] });
      setPhase({ kind: 'verified' });
    },
    onEmpty: () =>
      tell({
        kind: 'error',
        title: 'Verification Code Required',
        description: 'Please enter the verification code sent to your email.',
      }),
    describeFailure: (error) => {
      if (isGivenUp(error)) return 'Verification cancelled.';
      const { title, description = '' } = notVerified(error);
      return isAboutCode(error) ? '' : `${title}. ${description}`;
    },
  });

  const latest = useRef({ form, phase });
  useEffect(() => {
    latest.current = { form, phase };
  });

  /** Heard once: from the panel's heading, from the sentence above the field, or as a toast. */
  function fail(error: unknown) {
    if (role === 'user' && isAboutCode(error)) tell(notVerified(error));
    else notifySilently(notVerified(error));
    if (role === 'agent') setPhase({ kind: 'failed', error });
  }

  function enterCode() {
    // What was said of the code leaves; the code stays.
    const { reset, formik } = latest.current.form;
    reset(formik.values);
    setPhase({ kind: 'asking', isBack: true });
  }

  async function resend() {
    if (isAsking.current) return;
    if (!isAddress(email)) {
      const description = 'Email address not found. Please try signing up again.';
      tell({ kind: 'error', title: 'Email Required', description });
      return;
    }
    isAsking.current = true;
    try {
      await askForCode(email);
      const description = 'Please check your email for the verification code.';
      tell({ kind: 'success', title: 'Verification Code Sent!', description });
      if (latest.current.phase.kind === 'failed') enterCode();
    } catch (error) {
      const description = failureReason(error, 'Something went wrong. Please try again.');
      tell({ kind: 'error', title: 'Failed to Send Code', description });
    } finally {
      isAsking.current = false;
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
