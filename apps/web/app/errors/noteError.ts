import { getSession } from '@efie/api';

/**
 * Passes an error, or the event that reports one, to `reportError` without personal data. The code is loaded with the first
 * error of a visit; without a connection nothing is reported.
 */
export function passError(value: unknown): void {
  // Until the code is loaded, the page and the session may change.
  const place = { url: window.location.href, session: getSession() };
  import('./collectError').then((module) => module.collectError(value, place)).catch(() => {});
}

/** For errors that a boundary caught. */
export function noteError(error: unknown): void {
  // oxlint-disable-next-line no-console -- the browser logs only what nothing caught
  console.error(error);
  passError(error);
}
