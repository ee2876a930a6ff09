import { ApiError } from '@efie/api';
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

/** What an error happened in. */
export interface ErrorContext {
  /** URL of the page. */
  url: string;
  /** Where the app is published, without a slash at the end: '' or '/homes'. */
  basename: string;
  /** Values that must not be in a report, such as the token of the session. */
  privateValues: readonly string[];
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
function patternOf({ url, basename }: ErrorContext): string {
  const { pathname } = new URL(url);
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
 * @param value a thrown value, or the event that reports one
 * @throws whatever a thrown value's getters throw
 */
export function toErrorReport(value: unknown, context: ErrorContext): ErrorReport {
  if (isEvent(value, globalThis.SecurityPolicyViolationEvent)) return policyReport(value, context);
  if (isEvent(value, globalThis.ErrorEvent)) return reportOf('error', value.error ?? value.message, context);
  if (isEvent(value, globalThis.PromiseRejectionEvent)) return reportOf('rejection', value.reason, context);
  return reportOf('render', value, context);
}
