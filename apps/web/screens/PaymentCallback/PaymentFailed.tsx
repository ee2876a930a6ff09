import { X } from 'lucide-react';
import { useFocusedHeading } from '../common/focus/useFocusedHeading';
import { PaymentOutcome } from './PaymentOutcome';
import { QuotedReference } from './QuotedReference';

/** Shown when the server sends no message. */
export const VERIFICATION_FAILED_MESSAGE = 'Payment verification failed.';

export interface PaymentFailedProps {
  reference: string;
  /** The server's message, or '' if it sent none. */
  message: string;
}

export function PaymentFailed({ reference, message }: PaymentFailedProps) {
  const { headingProps, descriptionId } = useFocusedHeading();
  return (
    <PaymentOutcome
      title="Payment Failed"
      tone="danger"
      icon={X}
      heading={message || VERIFICATION_FAILED_MESSAGE}
      headingProps={headingProps}
      reference={reference}
    >
      <QuotedReference id={descriptionId} reference={reference} />
    </PaymentOutcome>
  );
}
