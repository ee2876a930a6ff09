import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ErrorReport } from './describeError';

const reports: ErrorReport[] = [];
const reporter = vi.hoisted(() => ({ hasFailed: false }));
vi.mock('../sendErrorReport', () => ({
  sendErrorReport: (report: ErrorReport) => {
    reports.push(report);
    if (reporter.hasFailed) throw new Error('a reporter that fails');
  },
}));

/** A new visit: nothing has been reported. */
async function visit() {
  vi.resetModules();
  return {
    ...(await import('./reportError')),
    ...(await import('../lastResort')),
    ...(await import('@efie/api')),
  };
}

/** A page of the app. */
const openPage = (path: string) => {
  const values = new Map<string, string>();
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), {
      location: new URL(path, 'https://efie.test'),
      localStorage: {
        getItem: (key: string) => values.get(key) ?? null,
        setItem: (key: string, value: string) => values.set(key, value),
        removeItem: (key: string) => values.delete(key),
      },
    }),
  );
};

const spyOnConsole = () => vi.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  reports.length = 0;
  reporter.hasFailed = false;
  openPage('/verify-email?email=Kwame');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('logs what React caught and reports it; a reporter that fails is not an error of the page', async () => {
  const log = spyOnConsole();
  const { reportError } = await visit();
  reporter.hasFailed = true;
  const error = new Error('no');
  reportError(error);
  await vi.waitFor(() => expect(reports).toMatchObject([{ source: 'render', message: 'no' }]));
  expect(log.mock.calls).toEqual([[error]]);
});

it('reports uncaught errors, rejections and violations of the policy, which the browser logs itself', async () => {
  const log = spyOnConsole();
  const classes = ['ErrorEvent', 'PromiseRejectionEvent', 'SecurityPolicyViolationEvent'].map((name) => {
    const kind = class extends Event {
      readonly message = 'no';
      readonly reason = 'no reason';
      readonly effectiveDirective = 'img-src';
      readonly blockedURI = 'inline';
    };
    vi.stubGlobal(name, kind);
    return kind;
  });
  const { installLastResort } = await visit();
  installLastResort({ textContent: 'A page' } as HTMLElement);
  const sources = ['error', 'rejection', 'policy'];
  for (const [index, type] of ['error', 'unhandledrejection', 'securitypolicyviolation'].entries()) {
    const Kind = classes[index] ?? Event;
    window.dispatchEvent(new Kind(type));
    await vi.waitFor(() => expect(reports.map(({ source }) => source)).toEqual(sources.slice(0, index + 1)));
  }
  expect(log).not.toHaveBeenCalled();
});

describe('what reaches the reporter', () => {
  it('is each error once, whoever noticed it, and at most 20 in a visit', async () => {
    spyOnConsole();
    const { reportError } = await visit();
    const error = new TypeError('no');
    reportError(error);
    reportError(error);
    await vi.waitFor(() =>
      expect(reports).toMatchObject([{ name: 'TypeError', message: 'no', page: '/verify-email' }]),
    );
    for (const name of 'abcdefghijklmnopqrstuvwxyz') reportError(new TypeError(`no ${name}`));
    await vi.waitFor(() => expect(reports).toHaveLength(20));
  });

  it('holds neither the account’s data nor the values of the URL', async () => {
    spyOnConsole();
    const { reportError, startSession } = await visit();
    startSession('user', 'short-token', { name: 'Ama Boateng' });
    reportError(new Error('short-token of Ama Boateng, Kwame'));
    await vi.waitFor(() => expect(reports).toMatchObject([{ message: '[private] of [private], [private]' }]));
  });

  it('is of the page and the session in which it happened, which may change meanwhile', async () => {
    spyOnConsole();
    openPage('/property/7');
    const { reportError, startSession, endSession } = await visit();
    startSession('user', 'token-of-ama', { name: 'Ama' });
    reportError(new Error('token-of-ama'));
    endSession();
    openPage('/');
    await vi.waitFor(() => expect(reports).toMatchObject([{ page: '/property/:id', message: '[private]' }]));
  });
});
