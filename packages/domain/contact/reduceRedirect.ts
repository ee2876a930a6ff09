import { parseUrl } from './webUrl';

/**
 * A redirect address of the payment server reduced to path, query and fragment: the host is dropped and leading
 * slashes collapse, so it can only lead inside this site (ruling 105, fault 132).
 * @param base path below which the site stands, '/' or '/efie/': a whole address names it too, and it is taken off
 * @returns null when there is nothing readable; the caller goes to its own default
 */
export function reduceRedirect(value: unknown, base = '/'): string | null {
  if (typeof value !== 'string' || value.trim() === '') return null;
  const url = parseUrl(value.trim(), 'https://this-site.invalid');
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const path = url.pathname.replace(/^[/\\]+/, '/');
  const folder = base.replace(/\/*$/, '/');
  const inside = `${path}/`.startsWith(folder) ? `/${path.slice(folder.length)}` : path;
  return inside.replace(/^[/\\]+/, '/') + url.search + url.hash;
}
