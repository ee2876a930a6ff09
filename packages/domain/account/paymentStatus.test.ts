import { describe, expect, it } from 'vitest';
import { paymentStatus } from './index';

describe('the status of a payment', () => {
  it('maps the payment server’s statuses to labels', () => {
    for (const status of ['success', 'Paid', ' SUCCESSFUL '])
      expect(paymentStatus(status).label).toBe('Successful');
    for (const status of ['pending', 'processing', 'queued'])
      expect(paymentStatus(status).label).toBe('Pending');
    expect(paymentStatus('failed')).toEqual({ kind: 'failed', label: 'Failed' });
    for (const status of ['cancelled', 'Canceled'])
      expect(paymentStatus(status)).toEqual({ kind: 'cancelled', label: 'Cancelled' });
  });

  it('never maps an unknown status to a known one (ruling 104)', () => {
    expect(paymentStatus('charged_back')).toEqual({ kind: 'unknown', label: 'Charged Back' });
    expect(paymentStatus('constructor').kind).toBe('unknown');
    expect(paymentStatus(' ')).toEqual({ kind: 'unknown', label: 'Not given' });
  });
});
