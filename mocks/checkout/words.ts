import type { CheckoutOutcome } from '../db/types';
import type { PaymentRecord } from '../factories/records';

export interface CheckoutChoice {
  outcome: CheckoutOutcome;
  label: string;
  /** What comes of it. */
  hint: string;
}

export const CHECKOUT_OUTCOMES = [
  'success',
  'lost',
  'failed',
  'cancelled',
  'later',
] as const satisfies readonly CheckoutOutcome[];

/** What a payer can do on the pretend payment page, in the browser and over HTTP alike. */
export function checkoutChoices(payment: PaymentRecord): readonly CheckoutChoice[] {
  return [
    { outcome: 'success', label: `Pay ${amountWords(payment)}`, hint: 'The payment succeeds.' },
    {
      outcome: 'lost',
      label: 'Pay, but lose the connection',
      hint: 'The payment succeeds. The first answer about it gets lost on the way back.',
    },
    { outcome: 'failed', label: 'Decline', hint: 'The bank refuses the payment.' },
    { outcome: 'cancelled', label: 'Cancel', hint: 'You leave without paying.' },
    { outcome: 'later', label: 'Pay later', hint: 'The payment stays pending.' },
  ];
}

/** 'GHS 50.00'. */
export const amountWords = ({ amount }: PaymentRecord): string => `GHS ${amount.toFixed(2)}`;

export const CHECKOUT_TITLE = 'Pretend payment page';

export const CHECKOUT_NOTE =
  'This page stands in for the page of a payment partner. No money moves and nothing is asked of you.';

export const SETTLED_NOTE = 'This payment is settled already.';

export const UNKNOWN_NOTE = 'No payment has this reference.';
