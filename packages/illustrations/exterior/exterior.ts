import { svgDocument } from '../drawing/document';
import { createDrawingContext } from '../drawing/context';
import type { TimeOfDay } from '../times';
import { builtScene } from './builtScene';
import { SCENE, type ExteriorKind } from './kinds';
import { landScene } from './landScene';

/**
 * Draws the exterior of a listing as an SVG document, 800 x 600. The seed determines everything built and planted, the time
 * only light and weather, so that a listing shows the same house at every time of day.
 */
export function exterior(kind: ExteriorKind, seed: string, time: TimeOfDay): string {
  // Keeps the seeds of the original design, where shared rooms were named "compound".
  const context = createDrawingContext(`${kind === 'shared_room' ? 'compound' : kind}|${seed}`, time);
  const { drawing, view } = kind === 'land' ? landScene(context) : builtScene(context, kind, seed);
  return svgDocument(drawing, SCENE.width, SCENE.height, view);
}
