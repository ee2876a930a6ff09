import { readableCode, sameCode } from '../text/readableCode';

export interface PaymentStatus {
  kind: 'successful' | 'pending' | 'failed' | 'unknown';
  /** 'Successful', 'Pending', 'Failed'; a word we do not know stays itself, none at all is 'Not given'. */
  label: string;
}

const SUCCESSFUL: PaymentStatus = { kind: 'successful', label: 'Successful' };
const PENDING: PaymentStatus = { kind: 'pending', label: 'Pending' };
const FAILED: PaymentStatus = { kind: 'failed', label: 'Failed' };

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
]);

/**
 * A payment's status as people read it (ruling 107, design.md section 14). Money: a word we do not know is made readable
 * and never turned into one that we do (ruling 104).
 */
export function paymentStatus(status: string): PaymentStatus {
  const known = KNOWN.get(sameCode(status.trim()));
  return known ?? { kind: 'unknown', label: readableCode(status) || 'Not given' };
}
