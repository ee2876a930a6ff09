/**
 * Passes an error, or the event that reports one, to `reportError` without personal data. The code is loaded with the first
 * error of a visit; without a connection nothing is reported.
 */
export function passError(value: unknown): void {
  import('./collectError').then(({ collectError }) => collectError(value)).catch(() => undefined);
}

/** For errors that the browser does not log itself: those that React caught or recovered from. */
export function noteError(error: unknown): void {
  // oxlint-disable-next-line no-console -- for who debugs the app in this browser; reports are scrubbed
  console.error(error);
  passError(error);
}
