import { readApiOptions } from './config';

/**
 * The URL of a listing's first photo in the response, for a script that runs before the app. Null unless the app's own rule
 * (`safeImageUrl`) gives the same URL, so it accepts only the usual characters. Never throws.
 * It is serialized, so it refers to its parameters only.
 * @param storage the URL or path of the image storage, without a trailing slash
 */
export function earlyPhotoUrl(body: unknown, storage: string): string | null {
  try {
    const { data } = body as { data?: { property?: unknown } };
    const { images } = (data?.property ?? data ?? body) as { images: readonly unknown[] };
    if (!Array.isArray(images)) return null;
    const photo = images[0] as string | Readonly<Record<string, unknown>>;
    const url = typeof photo === 'string' ? photo : photo['url'] || photo['path'] || photo['image_path'];
    if (typeof url !== 'string' || url.length > 2000) return null;
    if (/^https?:\/\/[\w.-]+(?::\d+)?\/[\w./?=&~-]*$/i.test(url)) return new URL(url).href;
    if (!/^\/?[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(url)) return null;
    const segments = url.replace(/^\//, '').split('/');
    if (segments.length > 1 && segments[0] === storage.slice(storage.lastIndexOf('/') + 1)) segments.shift();
    return `${storage}/${segments.join('/')}`;
  } catch {
    return null;
  }
}

/**
 * Runs in the head of 404.html, after the script that sets `saveData`: on the path of a listing it requests the listing, and
 * its first photo as soon as the response arrives. The app's first request of the same URL gets this response and can abort it.
 * It is serialized, so it refers to its parameters only.
 * @param pattern of a listing's path, with its id as the only group
 * @param apiUrl the URL of the listings
 */
function requestListing(
  pattern: string,
  base: string,
  apiUrl: string,
  photoUrlOf: (body: unknown) => string | null,
): void {
  // Case does not matter, as in the router.
  const id = new RegExp(pattern, 'i').exec(location.pathname.slice(base.length - 1))?.[1];
  if (id === undefined) return;
  let url: string;
  try {
    // Encoded as the app does, or the URLs differ.
    url = new URL(`${apiUrl}/${encodeURIComponent(decodeURIComponent(id))}`, location.href).href;
  } catch {
    return;
  }
  const controller = new AbortController();
  const early = fetch(url, { signal: controller.signal });
  const { fetch: send } = window;
  let isUsed = false;
  const sendOnce: typeof fetch = (input, init) => {
    if (isUsed || !(input instanceof Request) || input.url !== url || input.method !== 'GET')
      return send(input, init);
    isUsed = true;
    // Unless something else has wrapped it.
    if (window.fetch === sendOnce) window.fetch = send;
    const { signal } = input;
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort);
    return early;
  };
  window.fetch = sendOnce;
  early
    .then((response) => response.clone().json())
    .then((body: unknown) => {
      const href = photoUrlOf(body);
      // Who saves data asks for photos.
      if (href === null || 'saveData' in document.documentElement.dataset) return;
      const link = document.createElement('link');
      Object.assign(link, { rel: 'preload', as: 'image', fetchPriority: 'high', href });
      document.head.append(link);
      // The loading screen of phones shows it; the app sets the property when that screen unmounts.
      const { style } = document.documentElement;
      if (style.getPropertyValue('--early-photo') === '')
        style.setProperty('--early-photo', `url("${href}")`);
    })
    .catch(() => undefined);
}

/** A JavaScript expression for a script that runs before the app; see `requestListing` for its parameters. */
export const earlyListingExpression = (parameters: {
  pattern: string;
  base: string;
  /** VITE_API_BASE_URL. */
  baseUrl: string;
  /** VITE_STORAGE_BASE_URL. */
  storageBaseUrl: string;
}): string => {
  const { pattern, base, ...backend } = parameters;
  const { baseUrl, storageBaseUrl } = readApiOptions(backend);
  const texts = [pattern, base, `${baseUrl}/api/properties`].map((text) => JSON.stringify(text)).join(',');
  const photoUrlOf = `(body)=>(${earlyPhotoUrl.toString()})(body,${JSON.stringify(storageBaseUrl)})`;
  return `(${requestListing.toString()})(${texts},${photoUrlOf})`;
};
