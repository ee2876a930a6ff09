import type { Drawing } from '../drawing/shape';

/** A building and where its roof ends. */
export interface Building {
  readonly drawing: Drawing;
  /** The y of its highest edge, for what stands on the roof. */
  readonly top: number;
}
