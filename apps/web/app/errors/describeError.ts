import { ApiError, type Session } from '@efie/api';
import { paths } from '../../routing/paths';
import { screenAt } from '../../routing/screens';
import { scrubText, withoutValues } from './scrubText';

/** An error of a visit, without personal data. */
export interface ErrorReport {
  /** By a boundary while React rendered, as an uncaught error or rejection, or as a violation of the Content-Security-Policy. */
  source: 'render' | 'error' | 'rejection' | 'policy';
  /** 'TypeError' */
  name: string;
  /** At most 300 characters, without values. */
  message: string;
  /** Functions and files of the app: 'save /assets/Favorites-x.js:1:200'. At most 20. */
  stack: readonly string[];
  /** The route pattern of the page: '/property/:id'. */
  page: string;
}

/** Where an error happened. */
export interface ErrorPlace {
  /** URL of the page. */
  url: string;
  session: Session;
}

interface ErrorContext {
  url: string;
  /** Values that must not be in a report. */
  privateValues: readonly string[];
}

/** The texts in a record and in its records. */
const textsIn = (value: unknown, depth = 3): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || depth === 0) return [];
  return Object.values(value).flatMap((item) => textsIn(item, depth - 1));
};

/** The account's token and data, and the parameters of the URL. */
function privateValuesOf({ url, session }: ErrorPlace): readonly string[] {
  const { pathname, search, hash } = new URL(url);
  const account = session.role === 'guest' ? [] : [session.token, ...textsIn(session.record)];
  const ids = pathname.split('/').filter((part) => /\d/.test(part));
  return [...account, ...new URLSearchParams(search).values(), search, hash, ...ids];
}

const MAX_FRAMES = 20;

const NAME = /^[A-Z][A-Za-z]{0,39}$/;
const SCRIPT = /^\/[\w./-]+\.[cm]?[jt]sx?$/;

/** A line of a stack: `at save (https://…:1:200)` of Chromium, `save@https://…:1:200` of Firefox and Safari. */
const FRAME =
  /^(?:\s*at (?:async )?(?:(?:new )?([\w$.<>]+)[^(]*\()?|([\w$.<>/]*)@)(https?:\/\/[^\s)]+):(\d+):(\d+)\)?$/;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The frames of the app's own scripts, by their path. */
function framesOf(stack: string, message: string, { url, privateValues }: ErrorContext): readonly string[] {
  const { origin } = new URL(url);
  // A message of several lines could look like frames.
  const lines = stack.replace(message, '').split('\n');
  return lines
    .flatMap((line) => {
      const [, chromiumName, otherName, file = '', row, column] = FRAME.exec(line.slice(0, 1000)) ?? [];
      if (!URL.canParse(file)) return [];
      const script = new URL(file);
      if (script.origin !== origin || !SCRIPT.test(script.pathname)) return [];
      const name = scrubText(chromiumName ?? otherName ?? '', privateValues);
      return [withoutValues(`${name} ${script.pathname}:${row}:${column}`.trim(), privateValues)];
    })
    .slice(0, MAX_FRAMES);
}

/** The route pattern of a URL, which has neither ids nor a query string. */
function patternOf({ url }: ErrorContext): string {
  const { pathname } = new URL(url);
  const basename = import.meta.env.BASE_URL.replace(/\/$/, '');
  return paths[screenAt(pathname.startsWith(basename) ? pathname.slice(basename.length) || '/' : pathname)];
}

/** An origin or a keyword such as 'inline': the whole URL may have a query string. */
function blockedSource(blockedURI: string): string {
  if (!URL.canParse(blockedURI)) return /^[a-z-]{1,30}$/.test(blockedURI) ? blockedURI : '';
  const { protocol, host } = new URL(blockedURI);
  return host === '' ? protocol : `${protocol}//${host}`;
}

function policyReport(event: SecurityPolicyViolationEvent, context: ErrorContext): ErrorReport {
  const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } = event;
  return {
    source: 'policy',
    name: 'SecurityPolicyViolation',
    message: withoutValues(
      `${effectiveDirective.slice(0, 40)} blocked ${blockedSource(blockedURI)}`.trim(),
      context.privateValues,
    ),
    stack: framesOf(`@${sourceFile}:${lineNumber}:${columnNumber}`, '', context),
    page: patternOf(context),
  };
}

function reportOf(source: ErrorReport['source'], error: unknown, context: ErrorContext): ErrorReport {
  const isError = error instanceof Error;
  const message = isError ? textOf(error.message) : textOf(error);
  return {
    source,
    name: isError && NAME.test(error.name) ? withoutValues(error.name, context.privateValues) : 'Error',
    // Of a response only its kind: the server's message may name the account.
    message:
      error instanceof ApiError
        ? `${error.kind} ${error.status ?? ''}`.trim()
        : scrubText(message, context.privateValues),
    stack: isError ? framesOf(textOf(error.stack), message, context) : [],
    page: patternOf(context),
  };
}

const isEvent = <Kind extends Event>(
  value: unknown,
  kind: { new (...args: never): Kind } | undefined,
): value is Kind => kind !== undefined && value instanceof kind;

/**
 * Describes an error without personal data.
 * @param value a thrown value, or the event that reports one
 * @throws whatever a thrown value's getters throw
 */
export function describeError(value: unknown, place: ErrorPlace): ErrorReport {
  const context = { url: place.url, privateValues: privateValuesOf(place) };
  if (isEvent(value, globalThis.SecurityPolicyViolationEvent)) return policyReport(value, context);
  if (isEvent(value, globalThis.ErrorEvent)) return reportOf('error', value.error ?? value.message, context);
  if (isEvent(value, globalThis.PromiseRejectionEvent)) return reportOf('rejection', value.reason, context);
  return reportOf('render', value, context);
}
