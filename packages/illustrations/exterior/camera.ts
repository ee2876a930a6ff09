import type { View } from '../drawing/document';
import type { Kit } from '../kit';
import { SCENE, type BuildingKind } from './kinds';

/** How near the camera stands to each kind; a block of four floors needs all of the scene. */
const ZOOM: Readonly<Record<BuildingKind, number>> = {
  apartment: 1.16,
  house: 1.32,
  villa: 1.24,
  townhouse: 1.3,
  studio: 1.55,
  shared_room: 1.42,
  commercial: 1.22,
};

/** What the camera aims at. */
export interface Subject {
  readonly kind: BuildingKind;
  readonly floors: number;
  /** The building's middle. */
  readonly middle: number;
  readonly groundLine: number;
}

/** The part of the scene the picture shows: the building, anchored near the ground, a little different each time. */
export function frameView({ random }: Kit, { kind, floors, middle, groundLine }: Subject): View {
  const nearness = kind === 'apartment' && floors === 4 ? 1 : ZOOM[kind];
  const zoom = Math.max(1, nearness * random.range(0.97, 1.06));
  const width = SCENE.width / zoom;
  const height = SCENE.height / zoom;
  const centre = within(width / 2, SCENE.width - width / 2, middle + random.range(-30, 30));
  const foot = groundLine + (kind === 'apartment' ? 104 : 92);
  return {
    x: centre - width / 2,
    y: within(0, SCENE.height - height, foot - height),
    width,
    height,
  };
}

const within = (least: number, most: number, value: number): number => Math.max(least, Math.min(most, value));
