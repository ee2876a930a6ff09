import { apiConfig, apiFetch, readListingBody } from '@efie/api';
import type { EarlyState } from './earlyState';
import { pathParameter } from './pathParameter';
import { preloadImage } from './preload';

/** Loads the first photo of a listing before others. Returns its URL; null without one. */
async function preloadPhoto(response: Response): Promise<string | null> {
  const [photo] = readListingBody(await response.json())?.photos ?? [];
  if (!photo) return null;
  preloadImage(photo.url);
  return photo.url;
}

interface EarlyListing {
  /** Sends requests, but the first one of this listing gets the response, and can abort it. */
  fetch: NonNullable<EarlyState['fetch']>;
  /** URL of the first photo; null without one. */
  photo: Promise<string | null>;
}

/**
 * Requests the listing on whose path the page was opened, and its first photo as soon as the response arrives.
 * @param path without the base path of the site
 * @param pattern of a listing's path, with its id as the only group; null requests nothing
 */
export function requestListing(
  path: string,
  pattern: string | null,
  { withPhoto }: { withPhoto: boolean },
): EarlyListing {
  const send = apiFetch();
  const id = pattern === null ? null : pathParameter(path, pattern);
  if (id === null) return { fetch: send, photo: Promise.resolve(null) };
  const { href: url } = new URL(`${apiConfig().baseUrl}/api/properties/${id}`, location.href);
  const controller = new AbortController();
  const early = send(new Request(url, { signal: controller.signal }));
  let isUsed = false;
  return {
    fetch: (request) => {
      if (isUsed || request.url !== url || request.method !== 'GET') return send(request);
      isUsed = true;
      const { signal } = request;
      const abort = () => controller.abort(signal.reason);
      if (signal.aborted) abort();
      else signal.addEventListener('abort', abort);
      return early;
    },
    photo: early.then((response) => (withPhoto ? preloadPhoto(response.clone()) : null)).catch(() => null),
  };
}
