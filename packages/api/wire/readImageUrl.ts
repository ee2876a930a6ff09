import { safeImageUrl } from '@efie/domain/contact';
import { apiConfig } from '../config';

/** The URL of an image from a response: a storage path gets the storage's URL. Null when the URL is not safe. */
export function readImageUrl(path: unknown): string | null {
  return safeImageUrl(path, apiConfig().storageBaseUrl);
}
