import { exterior, interior, portrait } from '@efie/illustrations';
import {
  decodeIllustrationPath,
  decodePortraitPath,
  isExterior,
  illustrationSeed,
} from '../factories/illustrationPath';

/** The illustration at a storage path, as SVG; null for any other path. */
export function drawIllustration(path: string): string | null {
  const picture = decodeIllustrationPath(path);
  if (picture) {
    const seed = illustrationSeed(picture);
    return isExterior(picture.kind)
      ? exterior(picture.kind, seed, picture.time)
      : interior(picture.kind, seed, picture.time);
  }
  const agentId = decodePortraitPath(path);
  return agentId === null ? null : portrait(`agent-${agentId}`);
}
