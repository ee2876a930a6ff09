/**
 * The bytes of a public photo, requested without credentials; null for everything but an image, and without CORS. A photo that
 * is on the page comes from the HTTP cache. Never rejects.
 */
export async function loadPhoto(url: string): Promise<Blob | null> {
  try {
    const response = await fetch(url, {
      mode: 'cors',
      credentials: 'omit',
      cache: 'force-cache',
      priority: 'low',
    });
    const blob = response.ok ? await response.blob() : null;
    return blob?.type.startsWith('image/') ? blob : null;
  } catch {
    return null;
  }
}
