import { paymentStatus } from '../account/paymentStatus';

/** What the payment server said when it was asked about a payment. */
export interface PaymentAnswer {
  /** The one rule of ruling 104 says so. */
  isPaid: boolean;
  /** Its own word that the check succeeded; null when it gave none. */
  success: boolean | null;
  /** Its status word as it came; empty when missing. */
  status: string;
}

/** `doubtful`: neither paid nor refused, so that asking again may still tell. */
export type PaymentOutcome = 'paid' | 'failed' | 'doubtful';

/**
 * What came of a payment (ruling 104, fault 131). Only a refusal that nothing contradicts is a failure; whatever else is not
 * paid (pending, a word we do not know, success beside 'failed') could not be verified yet.
 */
export function paymentOutcome({ isPaid, success, status }: PaymentAnswer): PaymentOutcome {
  if (isPaid) return 'paid';
  const isRefused = paymentStatus(status).kind === 'failed' || (status.trim() === '' && success === false);
  return isRefused && success !== true ? 'failed' : 'doubtful';
}

/**
 * The reference in the query of the page that a payer comes back to: `reference`, else `trxref` (ruling 20).
 * @param search with or without its question mark
 * @returns the decoded reference; empty when there is none
 */
export function paymentReference(search: string): string {
  const query = new URLSearchParams(search);
  return query.get('reference')?.trim() || (query.get('trxref')?.trim() ?? '');
}
