import { svgDocument } from '../drawing/document';
import { createKit } from '../kit';
import type { TimeOfDay } from '../times';
import { builtScene } from './builtScene';
import { SCENE, type ExteriorKind } from './kinds';
import { landScene } from './landScene';

/**
 * The outside of a listing as a complete SVG document, 800 x 600.
 * The seed decides everything that is built and planted; the time decides only light and weather,
 * so one house stays one house from dawn to night (design.md section 9).
 */
export function exterior(kind: ExteriorKind, seed: string, time: TimeOfDay): string {
  // The design's pictures of compound houses were drawn under this name.
  const kit = createKit(`${kind === 'shared_room' ? 'compound' : kind}|${seed}`, time);
  const { drawing, view } = kind === 'land' ? landScene(kit) : builtScene(kit, kind, seed);
  return svgDocument(drawing, SCENE.width, SCENE.height, view);
}
