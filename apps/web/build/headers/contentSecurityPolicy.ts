import { createHash } from 'node:crypto';

/** In CSP's notation. */
const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const captures = (pattern: RegExp, html: string): string[] =>
  [...html.matchAll(pattern)].map(([, text = '']) => text);

/** The hashes of a built page's inline code, each once. */
export function inlineHashes(pages: readonly string[]): { scripts: string[]; styles: string[] } {
  const all = (pattern: RegExp): string[] => [
    ...new Set(pages.flatMap((html) => captures(pattern, html)).map(hash)),
  ];
  return {
    scripts: all(/<script(?![^>]*\s(?:src|type="application)[=/])[^>]*>(.*?)<\/script>/gis),
    styles: all(/<style[^>]*>(.*?)<\/style>/gis),
  };
}

interface PolicyOptions {
  /** The HTML of every published page. */
  pages: readonly string[];
  /** Origins of the backend and of its photos where they are not the app's: 'https://api.example.com'. */
  backendOrigin: string | null;
  storageOrigin: string | null;
  /** Receives reports of violations; null: nothing is reported. */
  reportUrl: string | null;
}

/**
 * The Content-Security-Policy of a build. Scripts and styles in the HTML are allowed by their hash; styled-components adds its
 * rules through the CSSOM to style elements that are empty when they are inserted, so the hash of the empty text is allowed.
 * Only the default Trusted Types policy of `trustedTypes.ts` can write scripts or HTML into the page.
 */
export function contentSecurityPolicy({
  pages,
  backendOrigin,
  storageOrigin,
  reportUrl,
}: PolicyOptions): string {
  const { scripts, styles } = inlineHashes(pages);
  const directives: Record<string, readonly (string | null)[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src-elem': ["'self'", ...styles, hash('')],
    'style-src-attr': ["'none'"],
    // Photos may come from any host that the backend names; previews are blobs, icons in styles are data URLs.
    'img-src': [
      "'self'",
      'https:',
      'blob:',
      'data:',
      storageOrigin?.startsWith('http:') ? storageOrigin : null,
    ],
    'font-src': ["'self'"],
    'connect-src': ["'self'", backendOrigin, storageOrigin],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    ...(reportUrl !== null && { 'report-uri': [reportUrl], 'report-to': ['csp'] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources.filter((source) => source !== null))].join(' '))
    .join('; ');
}
