import { http, HttpResponse } from 'msw';
import type { MockDb } from '../db/types';

const PREFIX = '/storage/';

/** Prevents an uploaded SVG from running scripts when it is opened as a document. */
const SECURITY_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** The decoded path below /storage/; a path with invalid escapes is returned as is. */
function storedPath(url: string): string {
  const { pathname } = new URL(url);
  const encoded = pathname.slice(pathname.indexOf(PREFIX) + PREFIX.length);
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/** Stored images: uploads as sent, illustrations generated per request. */
export function createStorageHandlers(db: MockDb) {
  return {
    // The pattern has no groups, because MSW decodes groups and throws on invalid escapes.
    getStoredImage: http.get(/\/storage\/./, async ({ request }) => {
      const path = storedPath(request.url);
      const upload = db.files.get(path);
      if (upload) {
        return new HttpResponse(upload, {
          headers: { ...SECURITY_HEADERS, 'Content-Type': upload.type, 'X-Content-Type-Options': 'nosniff' },
        });
      }
      const { drawIllustration } = await import('./drawIllustration');
      const svg = drawIllustration(path);
      if (svg === null) return new HttpResponse('Image not found.', { status: 404 });
      return new HttpResponse(svg, {
        headers: {
          ...SECURITY_HEADERS,
          'Content-Type': 'image/svg+xml',
          'Cache-Control': 'public, max-age=86400',
        },
      });
    }),
  };
}
