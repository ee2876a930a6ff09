import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, getSession, startSession } from '@efie/api';
import type { ErrorReport } from './errorReport';

const reports: ErrorReport[] = [];
vi.mock('../reportError', () => ({ reportError: (report: ErrorReport) => reports.push(report) }));

/** A new visit: nothing has been reported. */
async function visit() {
  vi.resetModules();
  const { collectError } = await import('./collectError');
  return (error: Error) => collectError(error, { url: window.location.href, session: getSession() });
}

beforeEach(() => {
  reports.length = 0;
  const values = new Map<string, string>();
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), {
      location: new URL('https://efie.test/verify-email?email=Kwame'),
      localStorage: {
        getItem: (key: string) => values.get(key) ?? null,
        setItem: (key: string, value: string) => values.set(key, value),
        removeItem: (key: string) => values.delete(key),
      },
    }),
  );
});
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

describe('what reaches the reporter', () => {
  it('is each error once, whoever noticed it, and at most 20 in a visit', async () => {
    const collectError = await visit();
    const error = new TypeError('no');
    collectError(error);
    collectError(error);
    expect(reports).toMatchObject([{ name: 'TypeError', message: 'no', page: '/verify-email' }]);
    for (const name of 'abcdefghijklmnopqrstuvwxyz') collectError(new TypeError(`no ${name}`));
    expect(reports).toHaveLength(20);
  });

  it('holds neither the account’s data nor the values of the URL', async () => {
    const collectError = await visit();
    startSession('user', 'short-token', { name: 'Ama Boateng' });
    collectError(new Error('short-token of Ama Boateng, Kwame'));
    expect(reports).toMatchObject([{ message: '[private] of [private], [private]' }]);
  });
});
