import type { CheckoutOutcome } from '../db/types';
import type { PaymentRecord } from '../factories/records';

export interface CheckoutChoice {
  outcome: CheckoutOutcome;
  label: string;
  /** The consequence of the choice. */
  hint: string;
}

export const CHECKOUT_OUTCOMES = [
  'success',
  'lost',
  'failed',
  'cancelled',
  'later',
] as const satisfies readonly CheckoutOutcome[];

/** The choices of the mock payment page, in the browser and over HTTP. */
export function checkoutChoices(payment: PaymentRecord): readonly CheckoutChoice[] {
  return [
    { outcome: 'success', label: `Pay ${formatAmount(payment)}`, hint: 'The payment succeeds.' },
    {
      outcome: 'lost',
      label: 'Pay, but lose the connection',
      hint: 'The payment succeeds. The first response about it is lost.',
    },
    { outcome: 'failed', label: 'Decline', hint: 'The bank declines the payment.' },
    { outcome: 'cancelled', label: 'Cancel', hint: 'You leave without paying.' },
    { outcome: 'later', label: 'Pay later', hint: 'The payment stays pending.' },
  ];
}

/** 'GHS 50.00'. */
export const formatAmount = ({ amount }: PaymentRecord): string => `GHS ${amount.toFixed(2)}`;

export const CHECKOUT_TITLE = 'Mock payment page';

export const CHECKOUT_NOTE = 'This page replaces the page of a payment partner. No money is charged.';

export const SETTLED_NOTE = 'This payment is already settled.';

export const UNKNOWN_NOTE = 'No payment has this reference.';
