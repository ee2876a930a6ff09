export type UrlKind = 'image' | 'link' | 'redirect';

export interface SafeUrlOptions {
  /** Where relative addresses live: 'https://host/storage' or a path of this site such as '/storage'. Without it they are refused. */
  base?: string;
  /** Origin of the app itself: on a loopback host it may be redirected to plain http on loopback (fault 128). */
  appOrigin?: string;
  /** When given, a redirect may only go to these hosts. */
  hosts?: readonly string[];
}

const LONGEST = 4096;

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * The one judge of addresses that come from outside: pictures, links and redirects.
 * - image: http, https, blob (own previews), or a stored path below `base`
 * - link: http, https, or a path below `base`
 * - redirect: https only; http between loopback hosts; `hosts` when configured
 * @returns an encoded address, or null for everything else (`javascript:`, `data:`, `//host`, wrong types)
 */
export function safeUrl(value: unknown, kind: UrlKind, options: SafeUrlOptions = {}): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (text === '' || text.length > LONGEST || /\p{Cc}/u.test(text)) return null;
  if (kind === 'image' && /^blob:https?:\/\//.test(text)) return text;
  if (/^https?:\/\//i.test(text)) return absoluteUrl(text, kind, options);
  const isRelative = !/^[a-z][a-z\d+.-]*:/i.test(text) && !/^[/\\]{2}/.test(text);
  return isRelative && kind !== 'redirect' && options.base !== undefined
    ? storedPath(text, options.base)
    : null;
}

function absoluteUrl(text: string, kind: UrlKind, { appOrigin, hosts }: SafeUrlOptions): string | null {
  const url = parseUrl(text);
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (kind !== 'redirect') return url.href;
  if (hosts !== undefined && !hosts.includes(url.host)) return null;
  const app = parseUrl(appOrigin ?? '');
  const isLocal = app !== null && LOOPBACK.test(app.hostname) && LOOPBACK.test(url.hostname);
  return url.protocol === 'https:' || isLocal ? url.href : null;
}

/** A stored path is a file name, not an address: '#' and a lone '%' belong to the name (fault 49), '..' to nobody. */
function storedPath(path: string, base: string): string | null {
  const folder = base.replace(/\/+$/, '');
  const lastPart = folder.slice(folder.lastIndexOf('/') + 1);
  const parts = path.split(/[/\\]+/).filter((part) => part !== '' && part !== '.');
  if (parts.includes('..')) return null;
  // A path that already names the storage folder is not prefixed twice (ruling 127).
  if (parts.length > 1 && parts[0] === lastPart) parts.shift();
  return `${folder}/${parts.map(encodePart).join('/')}`;
}

function encodePart(part: string): string {
  return part
    .replace(/\p{Cs}/gu, '')
    .replace(/%(?![\da-f]{2})|[^\w.~!$&'()*+,;=:@%?-]+/gi, (unsafe) => encodeURIComponent(unsafe));
}

/** Null for what cannot be read. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
