import { getSession } from '@efie/api';
import { reportError } from '../reportError';
import { toErrorReport, type ErrorContext } from './errorReport';

/** An error in a loop must not flood the service that receives the reports. */
const MAX_REPORTS = 20;

const reported = new Set<string>();

/** The texts in a record and in its records. */
const textsIn = (value: unknown, depth = 3): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || depth === 0) return [];
  return Object.values(value).flatMap((item) => textsIn(item, depth - 1));
};

/** The account's token and data, and the parameters of the URL. */
function privateValues({ pathname, search, hash }: Location): readonly string[] {
  const session = getSession();
  const account = session.role === 'guest' ? [] : [session.token, ...textsIn(session.record)];
  const ids = pathname.split('/').filter((part) => /\d/.test(part));
  return [...account, ...new URLSearchParams(search).values(), search, hash, ...ids];
}

function currentContext(): ErrorContext {
  return {
    url: window.location.href,
    basename: import.meta.env.BASE_URL.replace(/\/$/, ''),
    privateValues: privateValues(window.location),
  };
}

/** Reports an error, or the event that reports one, unless the same error was reported in this visit. */
export function collectError(value: unknown): void {
  const report = toErrorReport(value, currentContext());
  const { source: _source, ...error } = report;
  const key = JSON.stringify(error);
  if (reported.has(key) || reported.size >= MAX_REPORTS) return;
  reported.add(key);
  reportError(report);
}
