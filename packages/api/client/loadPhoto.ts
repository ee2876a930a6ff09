import { apiConfig } from '../config';

/** In ms; a host that never ends its response must not hold up what comes after the photo. */
const TIMEOUT = 20_000;

/** Whether the Content-Security-Policy lets scripts request the photo: from the app, the backend or its storage. */
export function isRequestable(url: string): boolean {
  const { baseUrl, storageBaseUrl } = apiConfig();
  const app = globalThis.location?.origin ?? 'https://app.invalid';
  const originOf = (address: string) => new URL(address, app).origin;
  return [app, baseUrl, storageBaseUrl].some((allowed) => originOf(allowed) === originOf(url));
}

/**
 * The bytes of a public photo, requested without credentials; null for everything but an image, for other hosts, without
 * CORS and after 20 s. A photo that is on the page comes from the HTTP cache. Never rejects.
 */
export async function loadPhoto(url: string): Promise<Blob | null> {
  try {
    if (!isRequestable(url)) return null;
    const response = await fetch(url, {
      mode: 'cors',
      credentials: 'omit',
      cache: 'force-cache',
      priority: 'low',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const blob = response.ok ? await response.blob() : null;
    return blob?.type.startsWith('image/') ? blob : null;
  } catch {
    return null;
  }
}
