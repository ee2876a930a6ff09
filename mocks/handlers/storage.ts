import { http, HttpResponse } from 'msw';
import type { MockDb } from '../db/types';
import { PHOTO_PATHS } from '../factories/photos';
import type { ReadPhoto } from './fetchPhoto';

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

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

/** Stored images: uploads as sent, otherwise the files in mocks/photos. */
export function createStorageHandlers(db: MockDb, readPhoto: ReadPhoto) {
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
      const photo = PHOTO_PATHS.has(path) ? await readPhoto(path) : null;
      if (photo === null) return new HttpResponse('Image not found.', { status: 404 });
      return new HttpResponse(photo, {
        headers: {
          ...SECURITY_HEADERS,
          'Content-Type': CONTENT_TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? '',
          'Cache-Control': 'public, max-age=86400',
        },
      });
    }),
  };
}
