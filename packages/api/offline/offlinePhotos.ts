import { isPhotoStorable } from '@efie/domain/offline';
import { loadPhoto } from '../client/loadPhoto';
import { PHOTO_CACHE, photoPath } from './photoPaths';

/** Without scripts, even when a photo is an SVG and is opened as a page. */
const PHOTO_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'X-Content-Type-Options': 'nosniff',
};

const sizeOf = (response: Response | undefined): number =>
  Number(response?.headers.get('Content-Length') ?? 0);

export interface PhotoSync {
  /** The app's base path, with a trailing slash. */
  base: string;
  /** URLs of the photos to store; asked again after each request, since an account may have logged out meanwhile. */
  wanted: () => readonly string[];
  /** Whether photos may be requested now: not with the data saver, and not offline. */
  mayLoad: () => boolean;
  /** Photos that are too large to store; they are not requested again. */
  rejected: Set<string>;
  /** Photos whose request failed; the caller clears it to have them requested again. */
  failed: Set<string>;
}

/**
 * Removes stored photos that are not wanted, then stores those that are missing, within the limits.
 * @returns the URLs of the photos that are stored
 */
export async function syncPhotos({
  base,
  wanted,
  mayLoad,
  rejected,
  failed,
}: PhotoSync): Promise<ReadonlySet<string>> {
  if (!('caches' in globalThis)) return new Set();
  const isWanted = (url: string) => wanted().includes(url);
  if (wanted().length === 0) {
    await caches.delete(PHOTO_CACHE);
    return new Set();
  }
  const cache = await caches.open(PHOTO_CACHE);
  const urlOf = new Map(wanted().map((url) => [photoPath(base, url), url]));
  const stored = new Set<string>();
  let bytes = 0;
  for (const request of await cache.keys()) {
    const url = urlOf.get(new URL(request.url).pathname);
    if (url === undefined) await cache.delete(request);
    else {
      bytes += sizeOf(await cache.match(request));
      stored.add(url);
    }
  }
  for (const url of urlOf.values()) {
    if (stored.has(url) || rejected.has(url) || failed.has(url) || !mayLoad()) continue;
    const photo = await loadPhoto(url);
    if (photo === null) {
      failed.add(url);
      continue;
    }
    if (!isPhotoStorable(photo.size, bytes)) {
      rejected.add(url);
      continue;
    }
    const headers = {
      ...PHOTO_HEADERS,
      'Content-Type': photo.type,
      'Content-Length': String(photo.size),
    };
    if (!isWanted(url)) continue;
    await cache.put(photoPath(base, url), new Response(photo, { headers }));
    if (!isWanted(url)) {
      await cache.delete(photoPath(base, url));
      continue;
    }
    bytes += photo.size;
    stored.add(url);
  }
  return stored;
}

/** Bytes of all stored photos. */
export async function storedPhotoBytes(): Promise<number> {
  if (!('caches' in globalThis) || !(await caches.has(PHOTO_CACHE))) return 0;
  const cache = await caches.open(PHOTO_CACHE);
  const responses = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
  return responses.reduce((sum, response) => sum + sizeOf(response), 0);
}
