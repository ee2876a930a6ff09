import {
  inspectPhoto,
  PHOTO_LIMITS,
  stripLocation,
  takeTurn,
  type PhotoContent,
  type PhotoKind,
  type PhotoTurn,
} from '@efie/domain';
import { isDrawnSent, needsScaling } from './plan';

/** A picture to be drawn anew: `bytes` hold it as it is coded, `turn` says how it is to be turned upright. */
export interface DrawingJob {
  bytes: Uint8Array<ArrayBuffer>;
  /** The MIME type to decode it as. */
  from: string;
  /** The type to encode it in. */
  to: 'jpeg' | 'png';
  turn: PhotoTurn;
}

/** This browser cannot decode the image. */
export class UndecodableError extends Error {}

/** Draws a picture upright in the size it is sent in; null or a rejection where it cannot be done here. */
export type Redraw = (job: DrawingJob) => Promise<Blob | null>;

/** `other`: none of the kinds that a listing takes. `unreadable`: begins as one of them and does not end. */
export type ReadyPhoto =
  | { state: 'ready'; kind: PhotoKind; body: Blob | Uint8Array<ArrayBuffer> }
  | { state: 'other' }
  | { state: 'unreadable' };

/** Where no picture can be drawn: the chosen one is sent, without its notes. */
export const drawNothing: Redraw = () => Promise.resolve(null);

type Whole = Extract<PhotoContent, { state: 'whole' }>;

/** What is worth drawing: a JPEG, and a still PNG that is too large in points. Never a pixel flood (fault 114). */
function isDrawable(content: Whole): content is Whole & { kind: DrawingJob['to'] } {
  const { kind, width, height, frames } = content;
  if (width * height > PHOTO_LIMITS.pixels) return false;
  return kind === 'jpeg' || (kind === 'png' && frames === 1 && needsScaling({ width, height }));
}

async function drawnFrom(content: Whole, bytes: Uint8Array<ArrayBuffer>, redraw: Redraw) {
  if (!isDrawable(content)) return null;
  const { kind } = content;
  const types = { from: `image/${kind}`, to: kind };
  try {
    return await (kind === 'jpeg'
      ? redraw({ ...types, ...takeTurn(bytes) })
      : redraw({ ...types, bytes: stripLocation(bytes, kind), turn: 1 }));
  } catch {
    return null;
  }
}

/**
 * Makes one photo's bytes ready: smaller, upright, without the place it was taken at (specification section 5; rulings 114,
 * 130). Runs in the worker and, where there is none, in the page. Never rejects.
 */
export async function readyPhoto(bytes: Uint8Array<ArrayBuffer>, redraw: Redraw): Promise<ReadyPhoto> {
  const content = inspectPhoto(bytes);
  if (content.state === 'other') return { state: 'other' };
  if (content.state === 'damaged') return { state: 'unreadable' };
  const { kind } = content;
  const chosen = stripLocation(bytes, kind);
  const drawn = await drawnFrom(content, bytes, redraw);
  const isDrawn =
    drawn?.type === `image/${kind}` &&
    isDrawnSent(kind, needsScaling(content), { drawn: drawn.size, chosen: chosen.length });
  return { state: 'ready', kind, body: isDrawn ? drawn : chosen };
}
