import { CornerUpLeft } from 'lucide-react';
import { useFocusedHeading } from '../common/focus/useFocusedHeading';
import { PaymentOutcome } from './PaymentOutcome';

export interface PaymentCancelledProps {
  reference: string;
  /** The server's message, or '' if it sent none. */
  message: string;
}

/** The payer left the payment page without paying: nothing failed, so nothing looks like a failure (ruling 172). */
export function PaymentCancelled({ reference, message }: PaymentCancelledProps) {
  const { headingProps, descriptionId } = useFocusedHeading();
  return (
    <PaymentOutcome
      title="Payment Cancelled"
      tone="neutral"
      icon={CornerUpLeft}
      heading={message || 'The payment was cancelled.'}
      headingProps={headingProps}
      reference={reference}
    >
      <p id={descriptionId}>You left before paying. Your plan is unchanged.</p>
    </PaymentOutcome>
  );
}
