import { paymentStatus } from '../account/paymentStatus';

export interface PaymentResponse {
  /** Whether the response confirms the payment (ruling 104). */
  isPaid: boolean;
  /** The response's `success`; null when missing. */
  success: boolean | null;
  /** The payment's status as sent; empty when missing. */
  status: string;
}

/** `inconclusive`: neither confirmed nor rejected; another verification may decide. */
export type PaymentOutcome = 'paid' | 'failed' | 'inconclusive';

/**
 * The outcome of a payment. It has failed only when nothing in the response contradicts that; anything else that is not
 * paid (pending, unknown status, `success` with 'failed') is inconclusive.
 */
export function paymentOutcome({ isPaid, success, status }: PaymentResponse): PaymentOutcome {
  if (isPaid) return 'paid';
  const hasFailed = paymentStatus(status).kind === 'failed' || (status.trim() === '' && success === false);
  return hasFailed && success !== true ? 'failed' : 'inconclusive';
}

/**
 * The payment's reference in the URL of the payment callback: `reference`, else `trxref`.
 * @param search query string, with or without its question mark
 * @returns empty when missing
 */
export function paymentReference(search: string): string {
  const query = new URLSearchParams(search);
  return query.get('reference')?.trim() || (query.get('trxref')?.trim() ?? '');
}
