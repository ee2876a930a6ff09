import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { subscriptionStep } from '../index';

const HERE = 'https://efie.test';
const step = (paymentUrl: string, status = '', appOrigin = HERE) =>
  subscriptionStep({ paymentUrl, status }, appOrigin);

describe('subscriptionStep', () => {
  it('C354 C355: an address is where to pay', () => {
    expect(step('https://pay.test/x')).toEqual({ kind: 'pay', url: 'https://pay.test/x' });
    expect(step('https://pay.test/x', 'pending')).toEqual({ kind: 'pay', url: 'https://pay.test/x' });
    expect(step(' https://pay.test/a b ')).toEqual({ kind: 'pay', url: 'https://pay.test/a%20b' });
    expect(step('http://localhost:4010/pay', '', 'http://localhost:5173')).toEqual({
      kind: 'pay',
      url: 'http://localhost:4010/pay',
    });
  });

  it('C356: without an address the link comes later', () => {
    for (const status of ['', 'pending', 'failed', 'unsuccessful']) {
      expect(step('', status), status).toEqual({ kind: 'pending' });
    }
  });

  it('C357: paid already, with nowhere to go but this site', () => {
    for (const status of ['success', 'Success', 'SUCCESS']) {
      expect(step('', status), status).toEqual({ kind: 'paid' });
    }
    expect(step('/agent/dashboard', 'success')).toEqual({ kind: 'paid' });
    expect(step(`${HERE}/agent/dashboard`, 'success')).toEqual({ kind: 'paid' });
  });

  it('a payment page is seen first, whatever the status says', () => {
    expect(step('https://pay.test/x', 'success')).toEqual({ kind: 'pay', url: 'https://pay.test/x' });
    expect(step(`${HERE}.evil.test/`, 'success')).toEqual({ kind: 'pay', url: `${HERE}.evil.test/` });
  });

  const UNSAFE = [
    'javascript:alert(1)',
    'data:text/html,x',
    'http://pay.test/x',
    '//pay.test/x',
    '/pay',
    'https://ama:secret@pay.test/',
    'https://',
    'pay',
    ' ',
  ];
  it.each(UNSAFE)('F128: %s is not followed', (address) => {
    expect(step(address)).toEqual({ kind: 'unsafe' });
    expect(step(address, 'pending')).toEqual({ kind: 'unsafe' });
    expect(step(address, 'success')).toEqual({ kind: 'paid' });
  });

  it('F128: where pay hosts are named, no other is led to', () => {
    const hosts = ['pay.test', 'pay.test:8443'];
    const at = (paymentUrl: string) => subscriptionStep({ paymentUrl, status: '' }, HERE, hosts).kind;
    for (const url of ['https://pay.test/x', 'https://PAY.test:8443/x']) expect(at(url), url).toBe('pay');
    for (const url of [
      'https://pay.test.evil.test/',
      'https://evil.test/pay.test',
      'https://pay.test@evil.test/',
      `${HERE}/x`,
    ])
      expect(at(url), url).toBe('unsafe');
  });

  it('F128: whatever comes, only a safe address is led to', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl()), fc.string(), (address, status) => {
        const next = step(address, status);
        if (next.kind === 'pay') expect(new URL(next.url).protocol).toBe('https:');
      }),
    );
  });
});
