import { safeUrl } from '@efie/domain';
import { apiConfig } from './config';
import { asText } from './readers';

/**
 * The address of a stored picture: the public storage location before the path; a full http(s) address stays as it is,
 * and a path that already carries the storage prefix gets no second one (ruling 127, checklist 48, 49).
 * Null for anything that is no safe picture address (fault 39).
 */
export function pictureUrl(path: unknown): string | null {
  const text = asText(path).trim();
  if (!text) return null;
  if (/^(?:https?|blob):/i.test(text)) return safeUrl(text, 'image');
  if (/^[a-z][a-z\d+.-]*:/i.test(text) || text.startsWith('//') || text.includes('\\')) return null;
  const { storageBaseUrl } = apiConfig();
  const relative = text.replace(/^\/+/, '').replace(/^(?:public\/)?storage\//, '');
  // Encodes spaces, # and % that a stored file name may hold, and leaves encoded ones alone (fault 49).
  const encoded = relative
    .split('/')
    .map((part) => encodeURIComponent(decodePart(part)))
    .join('/');
  return `${storageBaseUrl}/${encoded}`;
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
