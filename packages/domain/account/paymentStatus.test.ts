import { describe, expect, it } from 'vitest';
import { paymentStatus } from '../index';

describe('the status of a payment', () => {
  it('C399: reads the words of payment servers', () => {
    for (const word of ['success', 'Paid', ' SUCCESSFUL '])
      expect(paymentStatus(word).label).toBe('Successful');
    for (const word of ['pending', 'processing', 'queued']) expect(paymentStatus(word).label).toBe('Pending');
    expect(paymentStatus('failed')).toEqual({ kind: 'failed', label: 'Failed' });
  });

  it('never turns a status it does not know into one it does (ruling 104)', () => {
    expect(paymentStatus('charged_back')).toEqual({ kind: 'unknown', label: 'Charged Back' });
    expect(paymentStatus('constructor').kind).toBe('unknown');
    expect(paymentStatus(' ')).toEqual({ kind: 'unknown', label: 'Not given' });
  });
});
