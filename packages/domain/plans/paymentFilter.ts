import { paymentStatus, type PaymentStatus } from '../account/paymentStatus';
import type { Payment } from '../account/Agent';

/** Which payments the history shows: by the label of a status and by the year in Accra; null shows all. */
export interface PaymentFilter {
  status: string | null;
  year: string | null;
}

export const ALL_PAYMENTS: PaymentFilter = { status: null, year: null };

/** A status or a year of the payments. */
export interface PaymentChoice {
  value: string;
  /** How many payments it leaves, together with the other filter. */
  count: number;
}

const NO_DATE = 'No date';

type FilteredPayment = Pick<Payment, 'status' | 'paidAt'>;

const statusOf = ({ status }: FilteredPayment): string => paymentStatus(status).label;

function yearOf({ paidAt }: FilteredPayment): string {
  const year = paidAt === null ? NaN : new Date(paidAt).getUTCFullYear();
  return Number.isNaN(year) ? NO_DATE : String(year);
}

/** The payments of a filter, in their order. */
export function filterPayments<Item extends FilteredPayment>(
  payments: readonly Item[],
  { status, year }: PaymentFilter,
): readonly Item[] {
  return payments.filter(
    (payment) =>
      (status === null || statusOf(payment) === status) && (year === null || yearOf(payment) === year),
  );
}

const STATUS_ORDER: readonly PaymentStatus['kind'][] = [
  'successful',
  'pending',
  'failed',
  'cancelled',
  'unknown',
];

/** Known statuses in their order, then unknown ones by name. */
function compareStatus(left: FilteredPayment, right: FilteredPayment): number {
  const [first, second] = [paymentStatus(left.status), paymentStatus(right.status)];
  const order = STATUS_ORDER.indexOf(first.kind) - STATUS_ORDER.indexOf(second.kind);
  return order || (first.label < second.label ? -1 : Number(first.label > second.label));
}

function countChoices(
  sorted: readonly FilteredPayment[],
  valueOf: (payment: FilteredPayment) => string,
  counted: readonly FilteredPayment[],
): readonly PaymentChoice[] {
  return [...new Set(sorted.map(valueOf))].map((value) => ({
    value,
    count: counted.filter((payment) => valueOf(payment) === value).length,
  }));
}

/**
 * Every status and year that occurs, with its number of payments under the other filter. Years come newest first, payments
 * without a date last.
 */
export function paymentChoices(
  payments: readonly FilteredPayment[],
  { status, year }: PaymentFilter,
): { statuses: readonly PaymentChoice[]; years: readonly PaymentChoice[] } {
  const byStatus = [...payments].sort(compareStatus);
  const byYear = [...payments].sort(
    (left, right) => (right.paidAt ?? -Infinity) - (left.paidAt ?? -Infinity),
  );
  return {
    statuses: countChoices(byStatus, statusOf, filterPayments(payments, { status: null, year })),
    years: countChoices(byYear, yearOf, filterPayments(payments, { status, year: null })),
  };
}
