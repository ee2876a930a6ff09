import type { Session } from '@efie/api';
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

/** Where an error happened, read at once: the code that reports it is loaded later. */
export interface ErrorPlace {
  /** URL of the page. */
  url: string;
  session: Session;
}

/** The account's token and data, and the parameters of the URL. */
function privateValues({ url, session }: ErrorPlace): readonly string[] {
  const { pathname, search, hash } = new URL(url);
  const account = session.role === 'guest' ? [] : [session.token, ...textsIn(session.record)];
  const ids = pathname.split('/').filter((part) => /\d/.test(part));
  return [...account, ...new URLSearchParams(search).values(), search, hash, ...ids];
}

function contextOf(place: ErrorPlace): ErrorContext {
  return {
    url: place.url,
    basename: import.meta.env.BASE_URL.replace(/\/$/, ''),
    privateValues: privateValues(place),
  };
}

/** Reports an error, or the event that reports one, unless the same error was reported in this visit. */
export function collectError(value: unknown, place: ErrorPlace): void {
  const report = toErrorReport(value, contextOf(place));
  const { source: _source, ...error } = report;
  const key = JSON.stringify(error);
  if (reported.has(key) || reported.size >= MAX_REPORTS) return;
  reported.add(key);
  reportError(report);
}
