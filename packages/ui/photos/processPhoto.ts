import {
  inspectPhoto,
  PHOTO_LIMITS,
  stripMetadata,
  splitOrientation,
  type PhotoContent,
  type PhotoKind,
  type ExifOrientation,
} from '@efie/domain/photos';
import { isRedrawnUploaded, needsScaling } from './imageGeometry';

export interface RedrawJob {
  bytes: Uint8Array<ArrayBuffer>;
  /** The MIME type to decode it as. */
  from: string;
  to: 'jpeg' | 'png';
  /** EXIF orientation. */
  orientation: ExifOrientation;
}

export class UndecodableError extends Error {}

/** Redraws an image upright and scaled for upload; gives null or rejects if the browser cannot do so. */
export type Redraw = (job: RedrawJob) => Promise<Blob | null>;

/** `other`: not a JPEG, PNG or GIF. `unreadable`: truncated or damaged. */
export type ProcessedPhoto =
  | { state: 'ready'; kind: PhotoKind; body: Blob | Uint8Array<ArrayBuffer> }
  | { state: 'other' }
  | { state: 'unreadable' };

/** Skips redrawing, so that the original is uploaded without its metadata. */
export const skipRedraw: Redraw = () => Promise.resolve(null);

type WholePhoto = Extract<PhotoContent, { state: 'whole' }>;

/** JPEGs, and still PNGs with too many pixels. Never images over the decoding limit. */
function shouldRedraw(content: WholePhoto): content is WholePhoto & { kind: RedrawJob['to'] } {
  const { kind, width, height, frames } = content;
  if (width * height > PHOTO_LIMITS.maxPixels) return false;
  return kind === 'jpeg' || (kind === 'png' && frames === 1 && needsScaling({ width, height }));
}

async function tryRedraw(content: WholePhoto, bytes: Uint8Array<ArrayBuffer>, redraw: Redraw) {
  if (!shouldRedraw(content)) return null;
  const { kind } = content;
  const types = { from: `image/${kind}`, to: kind };
  try {
    return await (kind === 'jpeg'
      ? redraw({ ...types, ...splitOrientation(bytes) })
      : redraw({ ...types, bytes: stripMetadata(bytes, kind), orientation: 1 }));
  } catch {
    return null;
  }
}

/** Makes a photo smaller, upright, and free of its location and other metadata (rulings 114, 130). Never rejects. */
export async function processPhoto(bytes: Uint8Array<ArrayBuffer>, redraw: Redraw): Promise<ProcessedPhoto> {
  const content = inspectPhoto(bytes);
  if (content.state === 'other') return { state: 'other' };
  if (content.state === 'damaged') return { state: 'unreadable' };
  const { kind } = content;
  const original = stripMetadata(bytes, kind);
  const redrawn = await tryRedraw(content, bytes, redraw);
  const isRedrawnUsed =
    redrawn?.type === `image/${kind}` &&
    isRedrawnUploaded(kind, needsScaling(content), { redrawn: redrawn.size, original: original.length });
  return { state: 'ready', kind, body: isRedrawnUsed ? redrawn : original };
}
