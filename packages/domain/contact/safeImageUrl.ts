import { urlText, webUrl } from './webUrl';

/**
 * Checks an untrusted image URL: http, https, blob (previews), or a stored path below `base`.
 * @param base the URL or path of the image storage: 'https://host/storage', '/storage'
 * @returns an encoded URL, or null for everything else (`javascript:`, `data:`, `//host`, wrong types)
 */
export function safeImageUrl(value: unknown, base: string): string | null {
  const text = urlText(value);
  if (/^blob:https?:\/\//.test(text)) return text;
  return /^(?:$|[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(text)
    ? (webUrl(text)?.href ?? null)
    : storedPath(text, base);
}

/** '..' as a path segment, or a percent-encoded dot or slash, which browsers and servers decode. */
const LEAVES_FOLDER = /%(?:2[ef]|5c)|(?:^|[/\\])\.\.(?:$|[/\\?])/i;

/** A stored path is a file name, not a URL: '#' and a lone '%' are part of the name and get encoded. */
function storedPath(path: string, base: string): string | null {
  if (LEAVES_FOLDER.test(path)) return null;
  const folder = base.replace(/\/+$/, '');
  const folderName = folder.slice(folder.lastIndexOf('/') + 1);
  const segments = path.split(/[/\\]+/).filter((segment) => segment !== '' && segment !== '.');
  // Some servers include the storage folder in the path.
  if (segments.length > 1 && segments[0] === folderName) segments.shift();
  return `${folder}/${segments.map(encodeSegment).join('/')}`;
}

function encodeSegment(segment: string): string {
  return segment
    .replace(/\p{Cs}/gu, '')
    .replace(/%(?![\da-f]{2})|[^\w.~!$&'()*+,;=:@%?-]+/gi, (unsafe) => encodeURIComponent(unsafe));
}
