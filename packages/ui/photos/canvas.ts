import type { Size } from './imageGeometry';

export type Canvas = OffscreenCanvas | HTMLCanvasElement;
export type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

/** False in a worker. The main thread uses canvas elements, because older browsers have no `OffscreenCanvas`. */
const isMainThread = (): boolean => 'document' in globalThis;

export function makeCanvas({ width, height }: Size): { canvas: Canvas; context: Context } {
  const canvas = isMainThread()
    ? Object.assign(document.createElement('canvas'), { width, height })
    : new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d') as Context | null;
  if (!context) throw new Error('Could not allocate a canvas for the image.');
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

/** Frees the canvas memory at once: Safari's canvas memory limit is exceeded before garbage collection. */
export function release(canvas: Canvas) {
  canvas.width = 0;
  canvas.height = 0;
}

const TEST_COLORS = [0, 90, 180, 255];

/**
 * Whether the pixels of a canvas can be read back. Browsers with fingerprinting protection return noise or white, which would
 * ruin the photo; a deviation of up to 3 per color channel is accepted.
 */
export function isCanvasReadable(): boolean {
  const { canvas, context } = makeCanvas({ width: TEST_COLORS.length, height: 1 });
  TEST_COLORS.forEach((value, index) => {
    context.fillStyle = `rgb(${value},${255 - value},${value})`;
    context.fillRect(index, 0, 1, 1);
  });
  const { data } = context.getImageData(0, 0, TEST_COLORS.length, 1);
  release(canvas);
  return TEST_COLORS.every((value, index) =>
    [value, 255 - value, value, 255].every(
      (expected, channel) => Math.abs((data[4 * index + channel] ?? -1) - expected) <= 3,
    ),
  );
}

const JPEG_QUALITY = 0.8;

/** Null when the browser cannot encode it. */
export function encode(canvas: Canvas, type: string): Promise<Blob | null> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality: JPEG_QUALITY });
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, JPEG_QUALITY);
  });
}
