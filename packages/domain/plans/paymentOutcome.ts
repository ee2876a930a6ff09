import { paymentStatus } from '../account/paymentStatus';
import { cleanUrlValue } from '../text/cleanUrlValue';

export interface PaymentResponse {
  /** Whether the response confirms the payment (ruling 104). */
  isPaid: boolean;
  /** The response's `success`; null when missing. */
  success: boolean | null;
  /** The payment's status as sent; empty when missing. */
  status: string;
}

/**
 * `cancelled`: the payer left the payment page without paying. `inconclusive`: neither confirmed nor rejected; another
 * verification may decide.
 */
export type PaymentOutcome = 'paid' | 'failed' | 'cancelled' | 'inconclusive';

/**
 * The outcome of a payment. It has failed, or was canceled, only when nothing in the response contradicts that; anything else
 * that is not paid (pending, unknown status, `success` with 'failed') is inconclusive. Only the status tells a canceled
 * payment from a failed one, never the message or a parameter of the URL (ruling 172).
 */
export function paymentOutcome({ isPaid, success, status }: PaymentResponse): PaymentOutcome {
  if (isPaid) return 'paid';
  if (success === true) return 'inconclusive';
  const { kind } = paymentStatus(status);
  if (kind === 'cancelled') return kind;
  const hasFailed = kind === 'failed' || (status.trim() === '' && success === false);
  return hasFailed ? 'failed' : 'inconclusive';
}

/**
 * The payment's reference in the URL of the payment callback: `reference`, else `trxref`.
 * Some payment pages append '?reference=' to a URL that has a query already, and some hosts a slash or the dot of a sentence.
 * @param search query string, with or without its question mark
 * @returns empty when missing
 */
export function paymentReference(search: string): string {
  const query = new URLSearchParams(search.replaceAll('?', '&'));
  const [reference = '', other = ''] = ['reference', 'trxref'].map((name) =>
    cleanUrlValue(query.get(name) ?? '').replace(/\/+$/, ''),
  );
  return reference || other;
}
