import { svgDocument } from '../drawing/document';
import { createDrawingContext } from '../drawing/context';
import type { TimeOfDay } from '../times';
import { builtScene } from './builtScene';
import { closerView } from './camera';
import { SCENE, type ExteriorKind, type ExteriorView } from './kinds';
import { landPlan } from './landPlan';
import { landRoad } from './landRoad';
import { landScene } from './landScene';

const LAND_SCENES = [landScene, landRoad, landPlan] as const;

/**
 * Draws the exterior of a listing as an SVG document, 800 x 600. The seed determines everything built and planted, the time
 * only light and weather, so that a listing shows the same house at every time of day.
 */
export function exterior(
  kind: ExteriorKind,
  seed: string,
  time: TimeOfDay,
  exteriorView: ExteriorView = 0,
): string {
  // Keeps the seeds of the original design, where shared rooms were named "compound".
  const context = createDrawingContext(`${kind === 'shared_room' ? 'compound' : kind}|${seed}`, time);
  const { drawing, view } =
    kind === 'land' ? LAND_SCENES[exteriorView](context) : builtScene(context, kind, seed);
  const shown = kind === 'land' || exteriorView === 0 ? view : closerView(view, seed);
  return svgDocument(drawing, SCENE.width, SCENE.height, shown);
}
