import { exterior, interior, portrait } from '@efie/illustrations';
import { decodePicturePath, decodePortraitPath, isExterior, pictureSeed } from '../factories/picturePath';

/** The illustration at a storage path, as SVG; null for any other path. */
export function drawPicture(path: string): string | null {
  const picture = decodePicturePath(path);
  if (picture) {
    const seed = pictureSeed(picture);
    return isExterior(picture.kind)
      ? exterior(picture.kind, seed, picture.time)
      : interior(picture.kind, seed, picture.time);
  }
  const agentId = decodePortraitPath(path);
  return agentId === null ? null : portrait(`agent-${agentId}`);
}
