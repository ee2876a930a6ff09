import {
  imageSize,
  inspectPhoto,
  isSvgText,
  PHOTO_LIMITS,
  stripLocation,
  takeTurn,
  type PhotoKind,
} from '@efie/domain';
import { UndecodableError, type DrawingJob, type Redraw } from './readyPhoto';

export type ReadyProfileImage =
  | { state: 'ready'; kind: PhotoKind; body: Blob | Uint8Array<ArrayBuffer> }
  | { state: 'undecodable' | 'damaged' | 'tooManyPixels' };

const isTooLarge = (size: { width: number; height: number } | null): boolean =>
  size !== null && size.width * size.height > PHOTO_LIMITS.pixels;

function jobFor(bytes: Uint8Array<ArrayBuffer>, kind: PhotoKind | null): DrawingJob {
  if (kind === 'jpeg') return { from: 'image/jpeg', to: 'jpeg', ...takeTurn(bytes) };
  // Browsers detect every type except SVG by its bytes.
  const from = kind === null ? (isSvgText(bytes) ? 'image/svg+xml' : '') : `image/${kind}`;
  return { bytes, from, to: 'jpeg', turn: 1 };
}

/**
 * Redraws a profile image as a JPEG, so that only pixels of the chosen file are uploaded (ruling 141). If redrawing is not
 * possible, a JPEG, PNG or GIF is returned without its metadata and any other type is rejected. Never throws.
 */
export async function readyProfileImage(
  bytes: Uint8Array<ArrayBuffer>,
  redraw: Redraw,
): Promise<ReadyProfileImage> {
  const content = inspectPhoto(bytes);
  if (content.state === 'damaged') return { state: 'damaged' };
  if (isTooLarge(content.state === 'whole' ? content : imageSize(bytes))) return { state: 'tooManyPixels' };
  const kind = content.state === 'whole' ? content.kind : null;
  try {
    const redrawn = await redraw(jobFor(bytes, kind));
    if (redrawn?.type === 'image/jpeg') return { state: 'ready', kind: 'jpeg', body: redrawn };
  } catch (error) {
    if (error instanceof UndecodableError) return { state: 'undecodable' };
  }
  return kind === null
    ? { state: 'undecodable' }
    : { state: 'ready', kind, body: stripLocation(bytes, kind) };
}
