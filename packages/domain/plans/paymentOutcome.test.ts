import { describe, expect, it } from 'vitest';
import { paymentOutcome, paymentReference, type PaymentResponse } from './index';

const response = (success: boolean | null, status = '', isPaid = false): PaymentResponse => ({
  isPaid,
  success,
  status,
});

describe('paymentOutcome', () => {
  it('is paid only when isPaid is set', () => {
    expect(paymentOutcome(response(true, '', true))).toBe('paid');
    expect(paymentOutcome(response(null, 'success', true))).toBe('paid');
    expect(paymentOutcome(response(true, 'success'))).toBe('inconclusive');
  });

  it.each([
    response(false),
    response(false, 'failed'),
    response(false, 'Declined'),
    response(null, 'failed'),
    response(false, ' '),
  ])('is failed when nothing contradicts the failure: %o', (failure) => {
    expect(paymentOutcome(failure)).toBe('failed');
  });

  it.each([response(false, 'cancelled'), response(false, 'Canceled'), response(null, ' CANCELLED ')])(
    'is canceled when the status says so and nothing contradicts it: %o',
    (cancelled) => {
      expect(paymentOutcome(cancelled)).toBe('cancelled');
    },
  );

  it.each([
    response(true, 'failed'),
    response(true, 'cancelled'),
    response(false, 'success'),
    response(false, 'pending'),
    response(true, 'processing'),
    response(null, 'ongoing'),
    response(null),
    response(false, 'abandoned'),
    response(true, 'reversed'),
  ])('is inconclusive when the response is contradictory or unclear: %o', (unclear) => {
    expect(paymentOutcome(unclear)).toBe('inconclusive');
  });
});

describe('paymentReference', () => {
  it.each([
    ['reference', '?reference=EF-1', 'EF-1'],
    ['trxref', '?trxref=EF-2', 'EF-2'],
    ['reference rather than trxref', '?trxref=EF-2&reference=EF-1', 'EF-1'],
    ['trxref when reference is blank', '?reference=%20&trxref=EF-2', 'EF-2'],
    ['an empty query', '', ''],
    ['a second question mark', '?plan=pro?reference=abc123', 'abc123'],
    ['a second question mark between both', '?reference=abc123?trxref=abc123', 'abc123'],
    ['a second question mark before trxref', '?x=1?trxref=abc123&y=2', 'abc123'],
    ['two question marks', '??reference=abc123', 'abc123'],
    ['no question mark', 'reference=abc123', 'abc123'],
    ['a slash behind', '?reference=abc123/', 'abc123'],
    ['a slash only, then trxref', '?reference=/&trxref=abc123/', 'abc123'],
    ['an encoded question mark', '?reference=a%3Fb', 'a?b'],
    ['an empty reference', '?reference=', ''],
    ['an encoded reference', '?reference=%3Cscript%3Ea%26b%3C%2Fscript%3E', '<script>a&b</script>'],
    ['a long reference', `?reference=${'x'.repeat(5000)}`, 'x'.repeat(5000)],
    ['a reference with an invalid encoding', '?reference=%E0%A4%A', '\uFFFD%A'],
  ])('is read from %s', (_mark, search, reference) => {
    expect(paymentReference(search)).toBe(reference);
  });
});
