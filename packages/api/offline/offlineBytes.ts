import { storedPhotoBytes } from './offlinePhotos';
import { storedCharacters } from './offlineStore';

/**
 * About how much the copies take on this device: a byte for each character, which is right for English, and the photos where
 * the browser lets them be read. Never rejects.
 */
export const offlineBytes = async (): Promise<number> =>
  storedCharacters() + (await storedPhotoBytes().catch(() => 0));
