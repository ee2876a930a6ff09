import { codeLabel, normalizeCode } from '../text/codes';

export interface PaymentStatus {
  kind: 'successful' | 'pending' | 'failed' | 'cancelled' | 'unknown';
  /** 'Successful', 'Pending', 'Failed', 'Cancelled'; an unknown status in Title Case; 'Not given' when empty. */
  label: string;
}

const SUCCESSFUL: PaymentStatus = { kind: 'successful', label: 'Successful' };
const PENDING: PaymentStatus = { kind: 'pending', label: 'Pending' };
const FAILED: PaymentStatus = { kind: 'failed', label: 'Failed' };
const CANCELLED: PaymentStatus = { kind: 'cancelled', label: 'Cancelled' };

const KNOWN: ReadonlyMap<string, PaymentStatus> = new Map([
  ['success', SUCCESSFUL],
  ['successful', SUCCESSFUL],
  ['paid', SUCCESSFUL],
  ['pending', PENDING],
  ['processing', PENDING],
  ['ongoing', PENDING],
  ['queued', PENDING],
  ['failed', FAILED],
  ['declined', FAILED],
  ['cancelled', CANCELLED],
  ['canceled', CANCELLED],
]);

/**
 * The label of a payment's status. An unknown status is shown unchanged and never counts as paid, pending or failed
 * (ruling 104).
 */
export function paymentStatus(status: string): PaymentStatus {
  const known = KNOWN.get(normalizeCode(status.trim()));
  return known ?? { kind: 'unknown', label: codeLabel(status) || 'Not given' };
}
