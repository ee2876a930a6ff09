import { isAbortError, retryText, type PaymentState } from '@efie/api';
import { Button, Heading, Icon, SlowNotice } from '@efie/ui';
import { Clock } from 'lucide-react';
import { useEffect } from 'react';
import { paths } from '../../routing/paths';
import { pageTitle } from '../../routing/title';
import { connectionHint } from '../common/requests/connectionHint';
import { useFocusedHeading } from '../common/focus/useFocusedHeading';
import { ContactSupport, paymentSubject } from '../common/payments/ContactSupport';
import { Tile, Actions, Message } from './PaymentCallback.styles';
import { VERIFICATION_FAILED_MESSAGE } from './PaymentFailed';
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
      <title>{pageTitle('Payment Not Verified')}</title>
      <Tile data-tone="gold" aria-hidden="true">
        <Icon icon={Clock} size={44} />
      </Tile>
      <Message>
        <Heading level={1} {...headingProps}>
          Your payment could not be verified yet.
        </Heading>
        <p id={descriptionId} role="status">
          {isRetrying ? 'Verifying your payment' : describeState(state)}
        </p>
        <QuotedReference reference={reference} />
      </Message>
      <Actions data-many>
        <Button size="large" isFullWidth isLoading={isRetrying} onClick={onRetry}>
          Try again
        </Button>
        <Button kind="secondary" size="large" isFullWidth href={paths.plans}>
          Back to Plans
        </Button>
        <ContactSupport subject={paymentSubject(reference)} />
      </Actions>
      {isRetrying && <SlowNotice onCancel={onCancel} />}
    </>
  );
}
