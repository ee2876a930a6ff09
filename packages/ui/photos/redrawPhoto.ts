import { encode, isCanvasReadable, makeCanvas, release, type Canvas } from './canvas';
import { uploadSize, downscaleSteps, orientedSize, orientationMatrix, vectorSize } from './imageGeometry';
import { UndecodableError, type RedrawJob } from './processPhoto';

const SVG = 'image/svg+xml';

type DecodedImage = ImageBitmap | HTMLImageElement;

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
