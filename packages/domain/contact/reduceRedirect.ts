import { parseUrl } from './safeUrl';

/**
 * A redirect address of the payment server reduced to path, query and fragment: the host is dropped and leading
 * slashes collapse, so it can only lead inside this site (ruling 105, fault 132).
 * @returns null when there is nothing readable; the caller goes to its own default
 */
export function reduceRedirect(value: unknown): string | null {
  if (typeof value !== 'string' || value.trim() === '') return null;
  const url = parseUrl(value.trim(), 'https://this-site.invalid');
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  return url.pathname.replace(/^[/\\]+/, '/') + url.search + url.hash;
}
