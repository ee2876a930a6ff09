import { connectionHint, isAbortError, retryText, type PaymentState } from '@efie/api';
import { Button, SlowNotice } from '@efie/ui';
import { Clock } from 'lucide-react';
import { useEffect } from 'react';
import { useFocusedHeading } from '../common/focus/useFocusedHeading';
import { VERIFICATION_FAILED_MESSAGE } from './PaymentFailed';
import { PaymentOutcome } from './PaymentOutcome';
import { QuotedReference } from './QuotedReference';

type UnverifiedState = Extract<PaymentState, { kind: 'inconclusive' } | { kind: 'unknown' }>;

function describeState(state: UnverifiedState): string {
  if (state.kind === 'inconclusive') return state.message || VERIFICATION_FAILED_MESSAGE;
  if (isAbortError(state.error)) return 'Verification cancelled.';
  return ['An error occurred while verifying payment.', connectionHint(state.error), retryText(state.error)]
    .filter(Boolean)
    .join(' ');
}

export interface PaymentNotVerifiedProps {
  reference: string;
  state: UnverifiedState;
  isRetrying: boolean;
  onRetry: () => void;
  onCancel: () => void;
}

/** The payment is neither confirmed nor rejected: offers a retry, the plans and the support. */
export function PaymentNotVerified({
  reference,
  state,
  isRetrying,
  onRetry,
  onCancel,
}: PaymentNotVerifiedProps) {
  const { headingProps, descriptionId } = useFocusedHeading();
  const { ref } = headingProps;
  useEffect(() => {
    // The pressed Cancel button has been removed.
    if (document.activeElement === document.body) ref.current?.focus();
  }, [state, ref]);
  return (
    <>
      <PaymentOutcome
        title="Payment Not Verified"
        tone="gold"
        icon={Clock}
        heading="Your payment could not be verified yet."
        headingProps={headingProps}
        reference={reference}
        action={
          <Button size="large" isFullWidth isLoading={isRetrying} onClick={onRetry}>
            Try again
          </Button>
        }
      >
        <p id={descriptionId} role="status">
          {isRetrying ? 'Verifying your payment' : describeState(state)}
        </p>
        <QuotedReference reference={reference} />
      </PaymentOutcome>
      {isRetrying && <SlowNotice onCancel={onCancel} />}
    </>
  );
}
