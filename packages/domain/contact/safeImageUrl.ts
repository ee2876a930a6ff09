import { urlText, webUrl } from './webUrl';

/**
 * The one check of image URLs that come from outside: http, https, blob (own previews), or a stored path below `base`.
 * @param base where stored paths lie: 'https://host/storage', or a path of this site such as '/storage'
 * @returns an encoded URL, or null for everything else (`javascript:`, `data:`, `//host`, wrong types)
 */
export function safeImageUrl(value: unknown, base: string): string | null {
  const text = urlText(value);
  if (/^blob:https?:\/\//.test(text)) return text;
  return /^(?:$|[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(text)
    ? (webUrl(text)?.href ?? null)
    : storedPath(text, base);
}

/**
 * Two dots as a part of a path, or a percent-encoded dot or separator: browsers and servers decode these, and the path
 * leaves its folder.
 */
const LEAVES_FOLDER = /%(?:2[ef]|5c)|(?:^|[/\\])\.\.(?:$|[/\\?])/i;

/** A stored path is a file name, not a URL: '#' and a lone '%' belong to the name, and '..' is rejected. */
function storedPath(path: string, base: string): string | null {
  if (LEAVES_FOLDER.test(path)) return null;
  const folder = base.replace(/\/+$/, '');
  const lastPart = folder.slice(folder.lastIndexOf('/') + 1);
  const parts = path.split(/[/\\]+/).filter((part) => part !== '' && part !== '.');
  // A path that already names the storage folder is not prefixed twice (ruling 127).
  if (parts.length > 1 && parts[0] === lastPart) parts.shift();
  return `${folder}/${parts.map(encodePart).join('/')}`;
}

function encodePart(part: string): string {
  return part
    .replace(/\p{Cs}/gu, '')
    .replace(/%(?![\da-f]{2})|[^\w.~!$&'()*+,;=:@%?-]+/gi, (unsafe) => encodeURIComponent(unsafe));
}
