import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Payment } from '../account/index';
import { ALL_PAYMENTS, filterPayments, paymentChoices } from './index';

fc.configureGlobal({ seed: 20261121 });

const payment = (status: string, date: string | null): Payment => ({
  id: `${status} ${date}`,
  paidAt: date === null ? null : Date.parse(date),
  planName: 'Pro',
  amount: 50,
  status,
  reference: '',
});

const HISTORY = [
  payment('success', '2026-11-14T09:00:00Z'),
  payment('failed', '2026-01-01T00:00:00Z'),
  payment('PAID', '2025-12-31T23:59:59Z'),
  payment('charged_back', '2025-03-01T00:00:00Z'),
  payment('canceled', null),
];

describe('the filter of the payment history', () => {
  it('offers statuses in their order and years from the newest, with counts', () => {
    expect(paymentChoices(HISTORY, ALL_PAYMENTS)).toEqual({
      statuses: [
        { value: 'Successful', count: 2 },
        { value: 'Failed', count: 1 },
        { value: 'Cancelled', count: 1 },
        { value: 'Charged Back', count: 1 },
      ],
      years: [
        { value: '2026', count: 2 },
        { value: '2025', count: 2 },
        { value: 'No date', count: 1 },
      ],
    });
  });

  it('counts each choice under the other filter, also as 0', () => {
    const { statuses, years } = paymentChoices(HISTORY, { status: 'Failed', year: '2025' });
    expect(statuses).toContainEqual({ value: 'Failed', count: 0 });
    expect(statuses).toContainEqual({ value: 'Successful', count: 1 });
    expect(years.map(({ count }) => count)).toEqual([1, 0, 0]);
    expect(filterPayments(HISTORY, { status: 'Failed', year: '2025' })).toEqual([]);
  });

  it('joins the spellings of a status, and keeps the order', () => {
    expect(filterPayments(HISTORY, { status: 'Successful', year: null }).map(({ status }) => status)).toEqual(
      ['success', 'PAID'],
    );
  });
});

const LABELS: Readonly<Record<string, string>> = {
  success: 'Successful',
  Paid: 'Successful',
  pending: 'Pending',
  failed: 'Failed',
  cancelled: 'Cancelled',
  reversed: 'Reversed',
  '': 'Not given',
};

const anyPayment = fc
  .record({
    status: fc.constantFrom(...Object.keys(LABELS)),
    date: fc.option(
      fc.date({
        min: new Date('2022-12-30T00:00:00Z'),
        max: new Date('2027-01-02T00:00:00Z'),
        noInvalidDate: true,
      }),
    ),
  })
  .map(({ status, date }) => payment(status, date && date.toISOString()));

/** As `filterPayments`, from the text of a date. */
function naiveFilter(payments: readonly Payment[], status: string | null, year: string | null): Payment[] {
  const shown: Payment[] = [];
  for (const item of payments) {
    const itemYear = item.paidAt === null ? 'No date' : new Date(item.paidAt).toISOString().slice(0, 4);
    if (status !== null && LABELS[item.status] !== status) continue;
    if (year !== null && itemYear !== year) continue;
    shown.push(item);
  }
  return shown;
}

describe('for any payments', () => {
  const anyFilter = fc.record({
    status: fc.option(fc.constantFrom(...new Set(Object.values(LABELS)), 'Lost')),
    year: fc.option(fc.constantFrom('2022', '2023', '2024', '2025', '2026', '2027', 'No date')),
  });

  it('shows what a naive filter shows, and each choice leaves as many payments as it says', () => {
    fc.assert(
      fc.property(fc.array(anyPayment, { maxLength: 30 }), anyFilter, (payments, filter) => {
        expect(filterPayments(payments, filter)).toEqual(naiveFilter(payments, filter.status, filter.year));
        const { statuses, years } = paymentChoices(payments, filter);
        for (const { value, count } of statuses)
          expect(count).toBe(naiveFilter(payments, value, filter.year).length);
        for (const { value, count } of years)
          expect(count).toBe(naiveFilter(payments, filter.status, value).length);
        expect(new Set(statuses.map(({ value }) => value))).toEqual(
          new Set(payments.map(({ status }) => LABELS[status])),
        );
        const dated = years.map(({ value }) => value).filter((value) => value !== 'No date');
        expect(dated).toEqual([...dated].sort().reverse());
        expect(years.findIndex(({ value }) => value === 'No date')).toBe(
          payments.some(({ paidAt }) => paidAt === null) ? years.length - 1 : -1,
        );
      }),
    );
  });
});
