import type { ErrorReport } from './errors/describeError';

/**
 * Receives each error of a visit once, without tokens, personal data and values of URLs: its `source`, `name`, `message`,
 * `stack` (paths of the app's scripts) and `page` (the route pattern). Logs it to the console and sends nothing. Connect an
 * error-reporting service here, for example with `navigator.sendBeacon`.
 */
export function sendErrorReport({ source, name, message, page }: ErrorReport): void {
  // oxlint-disable-next-line no-console -- the browser's console is the only reporter this product has
  console.debug(`${name} (${source}) on ${page}: ${message}`);
}
