import { exterior, interior, portrait } from '@efie/illustrations';
import {
  decodeIllustrationPath,
  decodePortraitPath,
  exteriorViewOf,
  isExterior,
  illustrationSeed,
} from '../factories/illustrationPath';

/** The illustration at a storage path, as SVG; null for any other path. */
export function drawIllustration(path: string): string | null {
  const illustration = decodeIllustrationPath(path);
  if (illustration) {
    const seed = illustrationSeed(illustration);
    return isExterior(illustration.kind)
      ? exterior(illustration.kind, seed, illustration.time, exteriorViewOf(illustration))
      : interior(illustration.kind, seed, illustration.time);
  }
  const decoded = decodePortraitPath(path);
  return decoded === null ? null : portrait(`agent-${decoded.agentId}`, decoded.look ?? undefined);
}
