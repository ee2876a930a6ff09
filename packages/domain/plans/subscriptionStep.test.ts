import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { subscriptionStep, type SubscriptionStep } from './index';

const ORIGIN = 'https://efie.test';
const PAID_PATHS = ['/agent/dashboard'];

const redirectTo = (redirectUrl: string, status = '', origin = ORIGIN): SubscriptionStep =>
  subscriptionStep({ authorizationUrl: '', redirectUrl, status }, { origin, paidPaths: PAID_PATHS });
const authorizeAt = (authorizationUrl: string, status = '', origin = ORIGIN): SubscriptionStep =>
  subscriptionStep({ authorizationUrl, redirectUrl: '', status }, { origin, paidPaths: PAID_PATHS });

describe('subscriptionStep', () => {
  it.each([authorizeAt, redirectTo])('a safe URL is the payment page', (step) => {
    expect(step('https://pay.test/x')).toEqual({ kind: 'pay', url: 'https://pay.test/x' });
    expect(step('https://pay.test/x', 'pending')).toEqual({ kind: 'pay', url: 'https://pay.test/x' });
    expect(step(' https://pay.test/a b ')).toEqual({ kind: 'pay', url: 'https://pay.test/a%20b' });
    expect(step('http://localhost:4010/pay', '', 'http://localhost:5173')).toEqual({
      kind: 'pay',
      url: 'http://localhost:4010/pay',
    });
  });

  it.each(['', 'pending', 'failed', 'unsuccessful', 'success', 'SUCCESS'])(
    'is pending without a URL, also with the status "%s"',
    (status) => {
      expect(redirectTo('', status)).toEqual({ kind: 'pending' });
      expect(authorizeAt('', status)).toEqual({ kind: 'pending' });
    },
  );

  it.each(['success', 'Success', 'SUCCESS'])(
    'the status "%s" with a redirect to the dashboard means paid',
    (status) => {
      expect(redirectTo('/agent/dashboard', status)).toEqual({ kind: 'paid' });
      expect(redirectTo('/agent/dashboard?plan=pro#top', status)).toEqual({ kind: 'paid' });
      expect(redirectTo(`${ORIGIN}/agent/dashboard`, status)).toEqual({ kind: 'paid' });
    },
  );

  it('the dashboard without a status, as payment page or on another site does not mean paid', () => {
    expect(redirectTo('/agent/dashboard')).toEqual({ kind: 'unsafe' });
    expect(authorizeAt('/agent/dashboard', 'success')).toEqual({ kind: 'unsafe' });
    for (const url of [`${ORIGIN}/agent/dashboard`, `${ORIGIN}/pay/1`])
      expect(authorizeAt(url, 'success')).toEqual({ kind: 'pay', url });
    expect(redirectTo('https://evil.test/agent/dashboard', 'success').kind).toBe('pay');
    expect(redirectTo('//evil.test/agent/dashboard', 'success')).toEqual({ kind: 'unsafe' });
    expect(redirectTo('/\\evil.test/agent/dashboard', 'success')).toEqual({ kind: 'unsafe' });
  });

  it('a payment page is opened with any status', () => {
    for (const url of ['https://pay.test/x', `${ORIGIN}.evil.test/`, `${ORIGIN}/pay/1`])
      expect(redirectTo(url, 'success')).toEqual({ kind: 'pay', url });
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
  it.each(UNSAFE)('%s is rejected, and does not mean paid with any status', (url) => {
    for (const status of ['', 'pending', 'success']) {
      expect(redirectTo(url, status), status).toEqual({ kind: 'unsafe' });
      expect(authorizeAt(url, status), status).toEqual({ kind: 'unsafe' });
    }
  });

  it('with payment hosts configured, all other hosts are rejected', () => {
    const payHosts = ['pay.test', 'pay.test:8443'];
    const at = (authorizationUrl: string) =>
      subscriptionStep(
        { authorizationUrl, redirectUrl: '', status: 'success' },
        { origin: ORIGIN, paidPaths: PAID_PATHS, payHosts },
      ).kind;
    for (const url of ['https://pay.test/x', 'https://PAY.test:8443/x']) expect(at(url), url).toBe('pay');
    for (const url of [
      'https://pay.test.evil.test/',
      'https://evil.test/pay.test',
      'https://pay.test@evil.test/',
      `${ORIGIN}/x`,
    ])
      expect(at(url), url).toBe('unsafe');
  });

  it('for any response, only a safe URL is opened, and only this site’s dashboard means paid', () => {
    const url = fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.constantFrom(...UNSAFE));
    fc.assert(
      fc.property(url, url, fc.constantFrom('success', ''), (authorizationUrl, redirectUrl, status) => {
        const site = { origin: ORIGIN, paidPaths: PAID_PATHS };
        const next = subscriptionStep({ authorizationUrl, redirectUrl, status }, site);
        if (next.kind === 'pay') expect(new URL(next.url).protocol).toBe('https:');
        if (next.kind === 'paid')
          expect(new URL(redirectUrl, ORIGIN).href).toMatch(/^https:\/\/efie\.test\/agent/);
      }),
    );
  });
});
