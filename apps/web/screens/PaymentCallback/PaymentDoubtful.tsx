import { isAbortError, retryText } from '@efie/api';
import { BRAND } from '@efie/domain';
import { Button, Heading, Icon, SlowNotice } from '@efie/ui';
import { Clock } from 'lucide-react';
import { useEffect } from 'react';
import { paths } from '../../routing/paths';
import { pageTitle } from '../../routing/title';
import { connectionHint } from '../common/connectionHint';
import { useArrivalHeading } from '../common/useArrivalHeading';
import { Tile, Ways, Words } from './PaymentCallback.styles';
import { VERIFICATION_FAILED } from './PaymentFailed';
import { QuotedReference } from './QuotedReference';
import type { PaymentState } from './usePaymentCheck';

type Doubt = Extract<PaymentState, { kind: 'doubtful' } | { kind: 'unknown' }>;

function describeDoubt(doubt: Doubt): string {
  if (doubt.kind === 'doubtful') return doubt.message || VERIFICATION_FAILED;
  if (isAbortError(doubt.error)) return 'Verification cancelled.';
  return ['An error occurred while verifying payment.', connectionHint(doubt.error), retryText(doubt.error)]
    .filter(Boolean)
    .join(' ');
}

export interface PaymentDoubtfulProps {
  reference: string;
  doubt: Doubt;
  isAskingAgain: boolean;
  onAskAgain: () => void;
  onGiveUp: () => void;
}

/** The payment is neither confirmed nor rejected: offers a retry, the plans and the support. */
export function PaymentDoubtful({
  reference,
  doubt,
  isAskingAgain,
  onAskAgain,
  onGiveUp,
}: PaymentDoubtfulProps) {
  const { props, sentenceId } = useArrivalHeading();
  const { ref } = props;
  useEffect(() => {
    // The pressed Cancel button has been removed.
    if (document.activeElement === document.body) ref.current?.focus();
  }, [doubt, ref]);
  return (
    <>
      <title>{pageTitle('Payment Not Verified')}</title>
      <Tile data-tone="gold" aria-hidden="true">
        <Icon icon={Clock} size={44} />
      </Tile>
      <Words>
        <Heading level={1} {...props}>
          Your payment could not be verified yet.
        </Heading>
        <p id={sentenceId} role="status">
          {isAskingAgain ? 'Verifying your payment' : describeDoubt(doubt)}
        </p>
        <QuotedReference reference={reference} />
      </Words>
      <Ways data-many>
        <Button size="large" isFullWidth isLoading={isAskingAgain} onClick={onAskAgain}>
          Try again
        </Button>
        <Button kind="secondary" size="large" isFullWidth href={paths.plans}>
          Back to Plans
        </Button>
        <Button
          kind="ghost"
          isFullWidth
          href={`mailto:${BRAND.email}?subject=${encodeURIComponent(`Payment ${reference.slice(0, 200)}`)}`}
        >
          Contact Support
        </Button>
      </Ways>
      {isAskingAgain && <SlowNotice onCancel={onGiveUp} />}
    </>
  );
}
