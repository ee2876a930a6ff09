import type { Hex } from '../colour';
import type { Kit } from '../kit';
import type { BlockPattern } from '../masonry/blocks';
import type { BuildingKind } from './kinds';

/** What the parts of one built scene share. */
export interface Site {
  readonly kit: Kit;
  readonly kind: BuildingKind;
  /** The building's left edge, in scene units. */
  readonly x: number;
  readonly width: number;
  readonly groundLine: number;
  /** Town kinds: a skyline behind, no compound wall, more cars. */
  readonly urban: boolean;
  readonly wall: Hex;
  readonly blockPattern: BlockPattern;
}
