import type { Hex } from '../color';
import type { DrawingContext } from '../drawing/context';
import type { BlockPattern } from '../masonry/blocks';
import type { BuildingKind } from './kinds';

/** The building of a scene and its surroundings, shared by the parts of the scene. */
export interface Site {
  readonly context: DrawingContext;
  readonly kind: BuildingKind;
  /** The left edge of the building, in user units. */
  readonly x: number;
  readonly width: number;
  readonly groundLine: number;
  /** In a town: with a skyline and more cars, without side walls. */
  readonly isUrban: boolean;
  readonly wall: Hex;
  readonly blockPattern: BlockPattern;
}
