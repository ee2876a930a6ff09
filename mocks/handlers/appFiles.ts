import { http, passthrough } from 'msw';

/** In development the app's source files are at URLs such as /packages/api/client.ts. */
const SOURCE_FILE = /\.[jt]sx?$/;

/** True for the URLs that the mock backend serves. */
export function isBackendUrl(url: string): boolean {
  const { pathname } = new URL(url, 'http://localhost');
  return /\/(?:api|storage)\//.test(pathname) && !SOURCE_FILE.test(pathname);
}

/**
 * Passes requests for the app's own files through. Goes before all other handlers: MSW asks them one by one, and each reads
 * `document.cookie` first, which blocks the page.
 */
export const passAppFiles = http.all(
  ({ request }) => !isBackendUrl(request.url),
  () => passthrough(),
);
