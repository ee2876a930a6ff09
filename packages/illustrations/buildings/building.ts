import type { Drawing } from '../drawing/shape';

export interface Building {
  readonly drawing: Drawing;
  /** Y coordinate of the roof, for drawing on top of it. */
  readonly top: number;
}
