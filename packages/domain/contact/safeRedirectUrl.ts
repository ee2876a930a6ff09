import { parseUrl, urlText, webUrl } from './webUrl';

export interface SafeRedirectOptions {
  /** Origin of the app itself: on a loopback host it may be redirected to plain http on loopback. */
  appOrigin?: string;
  /** When given, the only hosts to redirect to. */
  hosts?: readonly string[];
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * The one check of URLs from outside that the browser is sent to: absolute https, or http between loopback hosts.
 * @returns an encoded URL, or null for everything else
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
