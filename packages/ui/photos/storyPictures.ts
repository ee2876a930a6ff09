import { exifBytes, jpegNote, PLACE } from '@efie/domain/testBytes';

/** Colours of the four corners, from the top left as one reads. */
export const CORNERS = ['rgb(200,30,30)', 'rgb(30,160,60)', 'rgb(40,60,200)', 'rgb(230,200,40)'] as const;

interface Drawing {
  width: number;
  height: number;
  type?: 'image/jpeg' | 'image/png' | 'image/webp';
  /** Of a JPEG, from 0 to 1. */
  quality?: number;
  /** How the bottom right corner lets the ground through: 1 not at all. */
  alpha?: number;
  /** Fine lines, as leaves and roof tiles draw them: a picture that is not coded in a few bytes. */
  isFine?: boolean;
  /** A chessboard of single points instead: coded in next to no bytes, until it is scaled. */
  isChecked?: boolean;
}

function chessboard(context: CanvasRenderingContext2D): CanvasPattern | string {
  const field = new OffscreenCanvas(2, 2);
  field.getContext('2d')?.fillRect(0, 0, 1, 1);
  field.getContext('2d')?.fillRect(1, 1, 1, 1);
  return context.createPattern(field, 'repeat') ?? 'black';
}

/** Draws a picture with a colour in each quarter; real bytes of this browser's own coder. */
export async function drawPicture({
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
  if (!context) throw new Error('This browser draws nothing.');
  CORNERS.forEach((colour, index) => {
    context.globalAlpha = index === 3 ? alpha : 1;
    context.fillStyle = colour;
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
      // A slant that never repeats: 0.618 of the width on from line to line.
      context.fillRect((line * 0.618 * width) % width, line, width / 7, 1);
    }
  }
  return await new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('No picture came out.'))),
      type,
      quality,
    );
  });
}

/** A JPEG as a phone writes it: lying as `turn` says, with the place it was taken at. */
export async function phonePhoto(turn: number, drawing: Drawing, name = 'front.jpg'): Promise<File> {
  const jpeg = await drawPicture(drawing);
  const exif = jpegNote({ marker: 0xe1, bytes: exifBytes({ turn }) });
  return new File([jpeg.slice(0, 2), exif, jpeg.slice(2)], name, { type: 'image/jpeg' });
}

export const bytesOf = async (blob: Blob): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await blob.arrayBuffer());

/** Whether a place, or any EXIF, is still in a file. */
export async function notesIn(blob: Blob): Promise<{ hasPlace: boolean; hasExif: boolean }> {
  const text = new TextDecoder('latin1').decode(await bytesOf(blob));
  return { hasPlace: text.includes(PLACE), hasExif: text.includes('Exif') };
}

/** What a person would see: the size, and red, green, blue and alpha in the middle of each quarter. */
export async function look(blob: Blob): Promise<{ size: string; corners: readonly (readonly number[])[] }> {
  const picture = await createImageBitmap(blob);
  const { width, height } = picture;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws nothing.');
  context.drawImage(picture, 0, 0);
  const corners = CORNERS.map((_, index) => {
    const x = Math.floor(width * (index % 2 ? 0.75 : 0.25));
    const y = Math.floor(height * (index > 1 ? 0.75 : 0.25));
    return [...context.getImageData(x, y, 1, 1).data];
  });
  return { size: `${width} × ${height}`, corners };
}

/** Which colour of `CORNERS` each quarter has, by its number: [0, 1, 2, 3] is a picture that stands upright. */
export async function standing(blob: Blob): Promise<readonly number[]> {
  const wanted = CORNERS.map((colour) => colour.match(/\d+/g)?.map(Number) ?? []);
  return (await look(blob)).corners.map((found) => {
    const distances = wanted.map((colour) =>
      colour.reduce((sum, value, part) => sum + Math.abs(value - (found[part] ?? 0)), 0),
    );
    return distances.indexOf(Math.min(...distances));
  });
}
