import { inspectPhoto } from '@efie/domain/photos';
import { isRequestable } from './loadPhoto';

/**
 * The size in pixels of a photo of at most `maxBytes`; null for a larger one or one without `Content-Length`, for everything
 * but a whole JPEG, PNG or GIF, for other hosts and when aborted. For servers: it follows no redirect. Never rejects.
 */
export async function measurePhoto(
  url: string,
  { maxBytes, signal }: { maxBytes: number; signal: AbortSignal },
): Promise<{ width: number; height: number } | null> {
  try {
    if (!isRequestable(url)) return null;
    const response = await fetch(url, { redirect: 'manual', signal });
    const length = Number(response.headers.get('Content-Length') ?? Infinity);
    if (!response.ok || length > maxBytes) {
      // A large photo is not downloaded to its end.
      response.body?.cancel().catch(() => undefined);
      return null;
    }
    const content = inspectPhoto(new Uint8Array(await response.arrayBuffer()));
    return content.state === 'whole' ? { width: content.width, height: content.height } : null;
  } catch {
    return null;
  }
}
