import type { PaymentFilter } from '@efie/domain/plans';

/** 'No payment in 2025 is “Failed”.', 'No payment is “Failed”.', 'No payment in 2025.' */
export function noPaymentsText({ status, year }: PaymentFilter): string {
  const when = year === null ? '' : /^\d+$/.test(year) ? ` in ${year}` : ' without a date';
  return `No payment${when}${status === null ? '' : ` is “${status}”`}.`;
}
