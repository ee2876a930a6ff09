import { http, HttpResponse } from 'msw';
import type { MockDb } from '../db/types';

const PREFIX = '/storage/';

/** An uploaded SVG must never run as a page of its own (fault 113). */
const GUARDS = { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" };

/** The path below the public storage location, decoded; what cannot be decoded stays as it is. */
function storedPath(address: string): string {
  const { pathname } = new URL(address);
  const encoded = pathname.slice(pathname.indexOf(PREFIX) + PREFIX.length);
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/** Stored pictures (ruling 127): uploads as they came, everything else drawn when asked for. */
export function createStorageHandlers(db: MockDb) {
  return {
    // A pattern without groups: MSW decodes groups and throws on a broken address.
    getStoredPicture: http.get(/\/storage\/./, async ({ request }) => {
      const path = storedPath(request.url);
      const upload = db.files.get(path);
      if (upload) {
        return new HttpResponse(upload, {
          headers: { ...GUARDS, 'Content-Type': upload.type, 'X-Content-Type-Options': 'nosniff' },
        });
      }
      const { drawPicture } = await import('./drawPicture');
      const drawing = drawPicture(path);
      if (drawing === null) return new HttpResponse('No such picture.', { status: 404 });
      return new HttpResponse(drawing, {
        headers: { ...GUARDS, 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
      });
    }),
  };
}
