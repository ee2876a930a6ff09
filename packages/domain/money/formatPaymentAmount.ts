import { formatAmount } from './formatPrice';

/** 'GH₵ 50.00', always with two decimals; 'Not given' for a missing or invalid amount in GHS. */
export function formatPaymentAmount(ghs: number | null): string {
  return ghs !== null && Number.isFinite(ghs) && ghs >= 0 ? formatAmount(ghs) : 'Not given';
}
