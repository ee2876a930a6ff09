import { parseUrl, urlText, webUrl } from './webUrl';

export interface SafeRedirectOptions {
  /** The app's own origin. On a loopback host, redirects to http on loopback are allowed. */
  appOrigin?: string;
  /** Allowed hosts; any host when left out. */
  hosts?: readonly string[];
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Checks an untrusted URL before the browser is redirected to it: absolute https, or http between loopback hosts.
 * @returns the encoded URL, or null when it is rejected
 */
export function safeRedirectUrl(
  value: unknown,
  { appOrigin, hosts }: SafeRedirectOptions = {},
): string | null {
  const url = webUrl(urlText(value));
  if (url === null || (hosts !== undefined && !hosts.includes(url.host))) return null;
  const app = parseUrl(appOrigin ?? '');
  const isLocal = app !== null && LOOPBACK.test(app.hostname) && LOOPBACK.test(url.hostname);
  return url.protocol === 'https:' || isLocal ? url.href : null;
}
