import type { PhotoKind, ExifOrientation } from '@efie/domain/photos';

/** Longest side of an uploaded photo, in pixels. */
const LONGEST_SIDE = 1920;

/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

export const needsScaling = ({ width, height }: Size): boolean => Math.max(width, height) > LONGEST_SIDE;

/** The size to upload an image in: the same aspect ratio, the longest side at most 1920 px, never enlarged. */
export function uploadSize({ width, height }: Size): Size {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Longest side of a rasterized vector image, in pixels: enough for a profile image on any display. */
const VECTOR_SIDE = 1024;

/** The size to rasterize a vector image in; a square if it has no intrinsic size. */
export function vectorSize({ width, height }: Size): Size {
  if (width === 0 || height === 0) return { width: VECTOR_SIDE, height: VECTOR_SIDE };
  const scale = VECTOR_SIDE / Math.max(width, height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The sizes to scale down through, ending with `to`. Each step at most halves, to avoid aliasing by bilinear filtering. */
export function downscaleSteps(from: Size, to: Size): readonly Size[] {
  const steps: Size[] = [];
  for (
    let { width, height } = from;
    width > 2 * to.width && height > 2 * to.height;
    steps.push({ width, height })
  ) {
    width = Math.ceil(width / 2);
    height = Math.ceil(height / 2);
  }
  return [...steps, to];
}

/** The size with EXIF orientation applied: orientations 5 to 8 swap width and height. */
export const orientedSize = ({ width, height }: Size, orientation: ExifOrientation): Size =>
  orientation >= 5 ? { width: height, height: width } : { width, height };

/** The canvas transform that draws an image with this EXIF orientation upright, at 0, 0, in a canvas of size `turned`. */
export function orientationMatrix(
  orientation: ExifOrientation,
  turned: Size,
): [number, number, number, number, number, number] {
  const { width, height } = turned;
  switch (orientation) {
    case 1:
      return [1, 0, 0, 1, 0, 0];
    case 2:
      return [-1, 0, 0, 1, width, 0];
    case 3:
      return [-1, 0, 0, -1, width, height];
    case 4:
      return [1, 0, 0, -1, 0, height];
    case 5:
      return [0, 1, 1, 0, 0, 0];
    case 6:
      return [0, 1, -1, 0, width, 0];
    case 7:
      return [0, -1, -1, 0, width, height];
    case 8:
      return [0, -1, 1, 0, 0, height];
  }
}

/** Whether to upload the redrawn image instead of the original: always for a scaled JPEG, otherwise if it has fewer bytes. */
export const isRedrawnUploaded = (
  kind: PhotoKind,
  isScaled: boolean,
  bytes: { redrawn: number; original: number },
): boolean => (kind === 'jpeg' && isScaled) || bytes.redrawn < bytes.original;
