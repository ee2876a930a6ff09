import { describe, expect, it } from 'vitest';
import { paymentOutcome, paymentReference, type PaymentAnswer } from '../index';

const answer = (success: boolean | null, status = '', isPaid = false): PaymentAnswer => ({
  isPaid,
  success,
  status,
});

describe('paymentOutcome', () => {
  it('F131: paid is what the one rule calls paid, and nothing else', () => {
    expect(paymentOutcome(answer(true, '', true))).toBe('paid');
    expect(paymentOutcome(answer(null, 'success', true))).toBe('paid');
    expect(paymentOutcome(answer(true, 'success'))).toBe('doubtful');
  });

  it.each([
    answer(false),
    answer(false, 'failed'),
    answer(false, 'Declined'),
    answer(null, 'failed'),
    answer(false, ' '),
  ])('a refusal that nothing contradicts is a failure: %o', (refusal) => {
    expect(paymentOutcome(refusal)).toBe('failed');
  });

  it.each([
    answer(true, 'failed'),
    answer(false, 'success'),
    answer(false, 'pending'),
    answer(true, 'processing'),
    answer(null, 'ongoing'),
    answer(null),
    answer(false, 'abandoned'),
    answer(true, 'reversed'),
  ])('F131: doubt is neither: %o', (doubt) => {
    expect(paymentOutcome(doubt)).toBe('doubtful');
  });
});

describe('paymentReference', () => {
  it.each([
    ['C524', '?reference=EF-1', 'EF-1'],
    ['C18 C525', '?trxref=EF-2', 'EF-2'],
    ['F130', '?trxref=EF-2&reference=EF-1', 'EF-1'],
    ['F130', '?reference=%20&trxref=EF-2', 'EF-2'],
    ['C523', '', ''],
    ['C523', '?reference=', ''],
    ['F130', '?reference=%3Cscript%3Ea%26b%3C%2Fscript%3E', '<script>a&b</script>'],
    ['F130', `?reference=${'x'.repeat(5000)}`, 'x'.repeat(5000)],
    ['F130', '?reference=%E0%A4%A', '\uFFFD%A'],
  ])('%s: of %.40s', (_mark, search, reference) => {
    expect(paymentReference(search)).toBe(reference);
  });
});
