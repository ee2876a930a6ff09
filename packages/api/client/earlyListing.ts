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
 * Runs first in 404.html: on the path of a listing it sends the request for the listing, and one for its first photo as soon
 * as the response arrives. The app's first request of the same URL gets this response. It is serialized, so it refers to its
 * parameters only.
 * @param pattern of a listing's path, with its id as the only group
 * @param apiUrl the URL of the listings
 */
function requestListing(
  pattern: string,
  base: string,
  apiUrl: string,
  photoUrlOf: (body: unknown) => string | null,
): void {
  const id = new RegExp(pattern).exec(location.pathname.slice(base.length - 1))?.[1];
  if (id === undefined) return;
  const url = new URL(`${apiUrl}/${id}`, location.href).href;
  const early = fetch(url);
  const { fetch: send } = window;
  let isUsed = false;
  const sendOnce: typeof fetch = (input, init) => {
    if (isUsed || !(input instanceof Request) || input.url !== url || input.method !== 'GET')
      return send(input, init);
    isUsed = true;
    // Unless something else has wrapped it.
    if (window.fetch === sendOnce) window.fetch = send;
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
  apiUrl: string;
  storageUrl: string;
}): string => {
  const { pattern, base, apiUrl, storageUrl } = parameters;
  const texts = [pattern, base, apiUrl].map((text) => JSON.stringify(text)).join(',');
  const photoUrlOf = `(body)=>(${earlyPhotoUrl.toString()})(body,${JSON.stringify(storageUrl)})`;
  return `(${requestListing.toString()})(${texts},${photoUrlOf})`;
};
