import { parseUrl } from './webUrl';

/**
 * Reduces the payment server's redirect URL to path, query string and fragment, so that it cannot leave this site: the
 * host is dropped and leading slashes are collapsed.
 * @param base the site's base path, '/' or '/efie/'; removed from the result
 * @returns null when the value is not a URL; the caller uses its default
 */
export function sameSiteRedirect(value: unknown, base = '/'): string | null {
  if (typeof value !== 'string' || value.trim() === '') return null;
  const url = parseUrl(value.trim(), 'https://this-site.invalid');
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const path = url.pathname.replace(/^[/\\]+/, '/');
  const basePath = base.replace(/\/*$/, '/');
  const sitePath = `${path}/`.startsWith(basePath) ? `/${path.slice(basePath.length)}` : path;
  return sitePath.replace(/^[/\\]+/, '/') + url.search + url.hash;
}
