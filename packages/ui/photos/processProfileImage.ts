import {
  imageSize,
  inspectPhoto,
  isExpensiveSvg,
  isSvgText,
  PHOTO_LIMITS,
  stripMetadata,
  splitOrientation,
  type PhotoKind,
} from '@efie/domain/photos';
import { UndecodableError, type RedrawJob, type Redraw } from './processPhoto';

export type ProcessedProfileImage =
  | { state: 'ready'; kind: PhotoKind; body: Blob | Uint8Array<ArrayBuffer> }
  | { state: 'undecodable' | 'damaged' | 'tooManyPixels' | 'tooComplex' };

const isTooLarge = (size: { width: number; height: number } | null): boolean =>
  size !== null && size.width * size.height > PHOTO_LIMITS.maxPixels;

function jobFor(bytes: Uint8Array<ArrayBuffer>, kind: PhotoKind | null): RedrawJob {
  if (kind === 'jpeg') return { from: 'image/jpeg', to: 'jpeg', ...splitOrientation(bytes) };
  // Browsers detect every type except SVG by its bytes.
  const from = kind === null ? (isSvgText(bytes) ? 'image/svg+xml' : '') : `image/${kind}`;
  return { bytes, from, to: 'jpeg', orientation: 1 };
}

/**
 * Redraws a profile image as a JPEG, so that only pixels of the chosen file are uploaded (ruling 141). If redrawing is not
 * possible, a JPEG, PNG or GIF is returned without its metadata and any other type is rejected. Never throws.
 */
export async function processProfileImage(
  bytes: Uint8Array<ArrayBuffer>,
  redraw: Redraw,
): Promise<ProcessedProfileImage> {
  const content = inspectPhoto(bytes);
  if (content.state === 'damaged') return { state: 'damaged' };
  if (isTooLarge(content.state === 'whole' ? content : imageSize(bytes))) return { state: 'tooManyPixels' };
  const kind = content.state === 'whole' ? content.kind : null;
  if (kind === null && isSvgText(bytes) && isExpensiveSvg(bytes)) return { state: 'tooComplex' };
  try {
    const redrawn = await redraw(jobFor(bytes, kind));
    if (redrawn?.type === 'image/jpeg') return { state: 'ready', kind: 'jpeg', body: redrawn };
  } catch (error) {
    if (error instanceof UndecodableError) return { state: 'undecodable' };
  }
  return kind === null
    ? { state: 'undecodable' }
    : { state: 'ready', kind, body: stripMetadata(bytes, kind) };
}
