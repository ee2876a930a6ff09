import {
  uploadSize,
  downscaleSteps,
  orientedSize,
  orientationMatrix,
  vectorSize,
  type Size,
} from './imageGeometry';
import { UndecodableError, type RedrawJob } from './processPhoto';

const SVG = 'image/svg+xml';

const JPEG_QUALITY = 0.8;

type Canvas = OffscreenCanvas | HTMLCanvasElement;
type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;
type DecodedImage = ImageBitmap | HTMLImageElement;

/** False in a worker. The main thread uses canvas elements, because older browsers have no `OffscreenCanvas`. */
const isMainThread = (): boolean => 'document' in globalThis;

function makeCanvas({ width, height }: Size): { canvas: Canvas; context: Context } {
  const canvas = isMainThread()
    ? Object.assign(document.createElement('canvas'), { width, height })
    : new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d') as Context | null;
  if (!context) throw new Error('Could not allocate a canvas for the image.');
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

/** Frees the canvas memory at once: Safari's canvas memory limit is exceeded before garbage collection. */
function release(canvas: Canvas) {
  canvas.width = 0;
  canvas.height = 0;
}

const TEST_COLORS = [0, 90, 180, 255];

/**
 * Whether the pixels of a canvas can be read back. Browsers with fingerprinting protection return noise or white, which would
 * ruin the photo; a deviation of up to 3 per color channel is accepted.
 */
function isCanvasReadable(): boolean {
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

async function decode(blob: Blob): Promise<{ image: DecodedImage; close: () => void }> {
  // Only an image element decodes an SVG; it does not load its scripts or references.
  if (blob.type !== SVG && typeof createImageBitmap === 'function') {
    const image = await createImageBitmap(blob);
    return { image, close: () => image.close() };
  }
  const url = URL.createObjectURL(blob);
  const image = new Image();
  image.src = url;
  const close = () => URL.revokeObjectURL(url);
  try {
    await image.decode();
  } catch (error) {
    close();
    throw error;
  }
  return { image, close };
}

function encode(canvas: Canvas, type: string): Promise<Blob | null> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality: JPEG_QUALITY });
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, JPEG_QUALITY);
  });
}

/**
 * Redraws an image upright with a longest side of at most 1920 px and encodes it (JPEG at quality 0.8, on white). Runs in a
 * worker or on the main thread. Null if canvas pixels cannot be read back.
 * @throws UndecodableError if the browser cannot decode the image
 */
export async function redrawPhoto({ bytes, from, to, orientation }: RedrawJob): Promise<Blob | null> {
  if (!isCanvasReadable()) return null;
  const type = `image/${to}`;
  const { image, close } = await decode(new Blob([bytes], { type: from })).catch((cause: unknown) => {
    throw new UndecodableError('Could not decode the image.', { cause });
  });
  let canvas: Canvas | null = null;
  try {
    const steps = from === SVG ? [vectorSize(image)] : downscaleSteps(image, uploadSize(image));
    for (const [index, step] of steps.entries()) {
      const stepOrientation = index === steps.length - 1 ? orientation : 1;
      const size = orientedSize(step, stepOrientation);
      const next = makeCanvas(size);
      if (to === 'jpeg') {
        next.context.fillStyle = 'white';
        next.context.fillRect(0, 0, size.width, size.height);
      }
      next.context.setTransform(...orientationMatrix(stepOrientation, size));
      next.context.drawImage(canvas ?? image, 0, 0, step.width, step.height);
      if (canvas) release(canvas);
      else close();
      canvas = next.canvas;
    }
    return canvas && (await encode(canvas, type));
  } finally {
    if (canvas) release(canvas);
    else close();
  }
}
