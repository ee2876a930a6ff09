import { expect, it } from 'vitest';
import { noPaymentsText } from './PaymentFilters.helpers';

it('says which filters leave no payment', () => {
  expect(noPaymentsText({ status: 'Failed', year: '2025' })).toBe('No payment in 2025 is “Failed”.');
  expect(noPaymentsText({ status: 'Failed', year: 'No date' })).toBe(
    'No payment without a date is “Failed”.',
  );
  expect(noPaymentsText({ status: 'Charged Back', year: null })).toBe('No payment is “Charged Back”.');
  expect(noPaymentsText({ status: null, year: '2025' })).toBe('No payment in 2025.');
});
