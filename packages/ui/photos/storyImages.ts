import { exifBytes, jpegSegment, GPS_LOCATION } from '../../../testing/photoBytes';

/** The colors of the four quarters, in reading order from the top left. */
export const CORNERS = ['rgb(200,30,30)', 'rgb(30,160,60)', 'rgb(40,60,200)', 'rgb(230,200,40)'] as const;

interface Drawing {
  width: number;
  height: number;
  type?: 'image/jpeg' | 'image/png' | 'image/webp';
  quality?: number;
  /** Opacity of the bottom right quarter, from 0 to 1. */
  alpha?: number;
  /** Adds fine lines, so that the image does not compress to a few bytes. */
  isFine?: boolean;
  /** Draws a chessboard of single pixels instead: it compresses to very few bytes, until it is scaled. */
  isChecked?: boolean;
}

function chessboard(context: CanvasRenderingContext2D): CanvasPattern | string {
  const tile = new OffscreenCanvas(2, 2);
  tile.getContext('2d')?.fillRect(0, 0, 1, 1);
  tile.getContext('2d')?.fillRect(1, 1, 1, 1);
  return context.createPattern(tile, 'repeat') ?? 'black';
}

/** Draws an image with a color in each quarter, encoded by the browser. */
export async function drawTestImage({
  width,
  height,
  type = 'image/jpeg',
  quality = 0.95,
  alpha = 1,
  isFine = false,
  isChecked = false,
}: Drawing): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Canvas 2D context is not available.');
  CORNERS.forEach((color, index) => {
    context.globalAlpha = index === 3 ? alpha : 1;
    context.fillStyle = color;
    context.fillRect((index % 2) * (width / 2), Math.floor(index / 2) * (height / 2), width / 2, height / 2);
  });
  if (isChecked) {
    context.clearRect(0, 0, width, height);
    context.fillStyle = chessboard(context);
    context.fillRect(0, 0, width, height);
  }
  if (isFine) {
    context.globalAlpha = 0.25;
    for (let line = 0; line < height; line += 3) {
      context.fillStyle = line % 2 ? 'black' : 'white';
      // Each line is offset by 0.618 of the width, so that the pattern never repeats.
      context.fillRect((line * 0.618 * width) % width, line, width / 7, 1);
    }
  }
  return await new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error(`Could not encode the canvas as ${type}.`))),
      type,
      quality,
    );
  });
}

/** A JPEG as from a phone, with this EXIF orientation and a GPS location. */
export async function createPhonePhoto(
  orientation: number,
  drawing: Drawing,
  name = 'front.jpg',
): Promise<File> {
  const jpeg = await drawTestImage(drawing);
  const exif = jpegSegment({ marker: 0xe1, bytes: exifBytes({ orientation }) });
  return new File([jpeg.slice(0, 2), exif, jpeg.slice(2)], name, { type: 'image/jpeg' });
}

export const bytesOf = async (blob: Blob): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await blob.arrayBuffer());

/** Whether a file contains the GPS location or any EXIF. */
export async function findMetadata(blob: Blob): Promise<{ hasLocation: boolean; hasExif: boolean }> {
  const text = new TextDecoder('latin1').decode(await bytesOf(blob));
  return { hasLocation: text.includes(GPS_LOCATION), hasExif: text.includes('Exif') };
}

/** Decodes an image: its size, and the RGBA values in the middle of each quarter. */
export async function inspectImage(
  blob: Blob,
): Promise<{ size: string; corners: readonly (readonly number[])[] }> {
  const image = await createImageBitmap(blob);
  const { width, height } = image;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('Canvas 2D context is not available.');
  context.drawImage(image, 0, 0);
  const corners = CORNERS.map((_, index) => {
    const x = Math.floor(width * (index % 2 ? 0.75 : 0.25));
    const y = Math.floor(height * (index > 1 ? 0.75 : 0.25));
    return [...context.getImageData(x, y, 1, 1).data];
  });
  return { size: `${width} × ${height}`, corners };
}

/** The index in `CORNERS` of each quarter's color: [0, 1, 2, 3] is an upright image. */
export async function quarterColors(blob: Blob): Promise<readonly number[]> {
  const expectedColors = CORNERS.map((color) => color.match(/\d+/g)?.map(Number) ?? []);
  return (await inspectImage(blob)).corners.map((found) => {
    const distances = expectedColors.map((color) =>
      color.reduce((sum, value, channel) => sum + Math.abs(value - (found[channel] ?? 0)), 0),
    );
    return distances.indexOf(Math.min(...distances));
  });
}
