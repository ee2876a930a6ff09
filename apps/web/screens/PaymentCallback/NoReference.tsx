import { X } from 'lucide-react';
import { PaymentOutcome } from './PaymentOutcome';

/** The URL has no payment reference, so no request is sent. */
export function NoReference() {
  return (
    <PaymentOutcome
      title="Payment Failed"
      tone="danger"
      icon={X}
      heading="No payment reference found."
      headingProps={{ tabIndex: -1, 'data-page-heading': true }}
      reference=""
    >
      <p>Open this page from the payment, or go back to Plans.</p>
    </PaymentOutcome>
  );
}
