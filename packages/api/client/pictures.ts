import { safeImageUrl } from '@efie/domain';
import { apiConfig } from './config';

/**
 * The address of a stored picture: the public storage location before the path, a full http(s) address as it is
 * (ruling 127, checklist 48, 49). Null for anything that is no safe picture address (fault 39).
 */
export function pictureUrl(path: unknown): string | null {
  return safeImageUrl(path, apiConfig().storageBaseUrl);
}
