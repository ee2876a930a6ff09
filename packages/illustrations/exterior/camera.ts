import type { View } from '../drawing/document';
import type { DrawingContext } from '../drawing/context';
import { createRandom } from '../random';
import { SCENE, type BuildingKind } from './kinds';

/** Zoom by building kind. Buildings with four floors are not zoomed. */
const ZOOM: Readonly<Record<BuildingKind, number>> = {
  apartment: 1.16,
  house: 1.32,
  villa: 1.24,
  townhouse: 1.3,
  studio: 1.55,
  shared_room: 1.42,
  commercial: 1.22,
};

export interface Subject {
  readonly kind: BuildingKind;
  readonly floors: number;
  /** X coordinate of the building's center. */
  readonly middle: number;
  readonly groundLine: number;
}

/** The visible part of the scene: centered on the building and anchored near the ground, with random variation. */
export function frameView({ random }: DrawingContext, { kind, floors, middle, groundLine }: Subject): View {
  const baseZoom = kind === 'apartment' && floors === 4 ? 1 : ZOOM[kind];
  const zoom = Math.max(1, baseZoom * random.range(0.97, 1.06));
  const width = SCENE.width / zoom;
  const height = SCENE.height / zoom;
  const center = clamp(width / 2, SCENE.width - width / 2, middle + random.range(-30, 30));
  const bottom = groundLine + (kind === 'apartment' ? 104 : 92);
  return {
    x: center - width / 2,
    y: clamp(0, SCENE.height - height, bottom - height),
    width,
    height,
  };
}

/** A part of `view` near the ground, towards one side of the building. */
export function closerView({ x, y, width, height }: View, seed: string): View {
  const random = createRandom(`${seed}|closer`);
  const zoom = random.range(1.55, 1.7);
  const spare = width - width / zoom;
  return {
    x: x + spare * (random.chance(0.5) ? random.range(0.22, 0.34) : random.range(0.66, 0.78)),
    y: y + (height - height / zoom) * 0.86,
    width: width / zoom,
    height: height / zoom,
  };
}

const clamp = (min: number, max: number, value: number): number => Math.max(min, Math.min(max, value));
