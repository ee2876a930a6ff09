import { sentSize, stepsTo, turnedSize, uprightMatrix, vectorSize, type Size } from './plan';
import { UndecodableError, type DrawingJob } from './readyPhoto';

const SVG = 'image/svg+xml';

/** Of a JPEG, from 0 to 1. */
const QUALITY = 0.8;

type Canvas = OffscreenCanvas | HTMLCanvasElement;
type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;
type Picture = ImageBitmap | HTMLImageElement;

/** A worker has no document, and an older browser's page has no canvas but its document's. */
const isInPage = (): boolean => 'document' in globalThis;

function makeCanvas({ width, height }: Size): { canvas: Canvas; context: Context } {
  const canvas = isInPage()
    ? Object.assign(document.createElement('canvas'), { width, height })
    : new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d') as Context | null;
  if (!context) throw new Error('This browser has no room for the picture.');
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

/** Gives a canvas's memory back at once: Safari keeps it until it looks for room, and then has none. */
function release(canvas: Canvas) {
  canvas.width = 0;
  canvas.height = 0;
}

const COLOURS = [0, 90, 180, 255];

/**
 * Whether what is drawn can be read again. Browsers that guard against fingerprints give noise or white in its place, and a
 * house in noise is worse than one sent as it is; a point or two of difference in a colour is not seen.
 */
function isHonest(): boolean {
  const { canvas, context } = makeCanvas({ width: COLOURS.length, height: 1 });
  COLOURS.forEach((value, index) => {
    context.fillStyle = `rgb(${value},${255 - value},${value})`;
    context.fillRect(index, 0, 1, 1);
  });
  const { data } = context.getImageData(0, 0, COLOURS.length, 1);
  release(canvas);
  return COLOURS.every((value, index) =>
    [value, 255 - value, value, 255].every(
      (wanted, part) => Math.abs((data[4 * index + part] ?? -1) - wanted) <= 3,
    ),
  );
}

async function decode(blob: Blob): Promise<{ picture: Picture; close: () => void }> {
  // An SVG is decoded by an image element only; neither its scripts nor its references are loaded there.
  if (blob.type !== SVG && typeof createImageBitmap === 'function') {
    const picture = await createImageBitmap(blob);
    return { picture, close: () => picture.close() };
  }
  const address = URL.createObjectURL(blob);
  const picture = new Image();
  picture.src = address;
  const close = () => URL.revokeObjectURL(address);
  try {
    await picture.decode();
  } catch (error) {
    close();
    throw error;
  }
  return { picture, close };
}

function encode(canvas: Canvas, type: string): Promise<Blob | null> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality: QUALITY });
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, QUALITY);
  });
}

/**
 * Draws a picture upright, its longest side at most 1920, and codes it anew (JPEG at quality 0.8, on white). In a worker or,
 * in older browsers, in the page. Null where this browser does not let a drawn picture be read; rejects with
 * `UndecodableError` where it cannot decode it.
 */
export async function redrawPhoto({ bytes, from, to, turn }: DrawingJob): Promise<Blob | null> {
  if (!isHonest()) return null;
  const type = `image/${to}`;
  const { picture, close } = await decode(new Blob([bytes], { type: from })).catch((cause: unknown) => {
    throw new UndecodableError('The image cannot be decoded.', { cause });
  });
  let canvas: Canvas | null = null;
  try {
    const steps = from === SVG ? [vectorSize(picture)] : stepsTo(picture, sentSize(picture));
    for (const [index, step] of steps.entries()) {
      const turnNow = index === steps.length - 1 ? turn : 1;
      const size = turnedSize(step, turnNow);
      const next = makeCanvas(size);
      if (to === 'jpeg') {
        next.context.fillStyle = 'white';
        next.context.fillRect(0, 0, size.width, size.height);
      }
      next.context.setTransform(...uprightMatrix(turnNow, size));
      next.context.drawImage(canvas ?? picture, 0, 0, step.width, step.height);
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
