import { getSession } from '@efie/api';

/**
 * Reports an error that React caught, or the event of one that nothing caught, once in a visit and without personal data.
 * The code that describes it is loaded with the first error; without a connection nothing is reported.
 */
export function reportError(value: unknown): void {
  // The browser itself logs what nothing caught.
  // oxlint-disable-next-line no-console -- React does not log what a boundary caught
  if (!(value instanceof Event)) console.error(value);
  // Read now: until the code is loaded, the page and the session may change.
  const place = { url: window.location.href, session: getSession() };
  import('./reportOnce').then(({ reportOnce }) => reportOnce(value, place)).catch(() => {});
}
