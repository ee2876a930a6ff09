/** The page that photos.bench.ts opens. */
import { preparePhotos } from '@efie/ui/photos';

declare global {
  interface Window {
    /** Creates photos; returns their size in bytes. */
    makePhotos: (count: number, width: number, height: number) => Promise<number>;
    /** Prepares the photos for upload; returns the time in ms and their new size in bytes. */
    preparePhotos: () => Promise<{ time: number; bytes: number }>;
  }
}

let photos: readonly File[] = [];
const totalSize = (files: readonly File[]): number => files.reduce((sum, { size }) => sum + size, 0);

/** Creates an image that compresses badly: slanting stripes, in other colors for each photo. */
async function makePhoto(index: number, width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Canvas 2D context is not available.');
  for (let stripe = 0; stripe < height; stripe += 2) {
    context.fillStyle = `hsl(${(stripe * 47 + index * 60) % 360} 60% ${30 + (stripe % 40)}%)`;
    context.fillRect(0, stripe, width, 2);
    context.fillRect((stripe * 0.618 * width) % width, 0, 2, height);
  }
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.8);
  });
  if (!blob) throw new Error('The canvas could not be encoded as JPEG.');
  return new File([blob], `photo-${index}.jpg`, { type: 'image/jpeg' });
}

window.makePhotos = async (count, width, height) => {
  photos = await Promise.all(Array.from({ length: count }, (_, index) => makePhoto(index, width, height)));
  return totalSize(photos);
};

window.preparePhotos = async () => {
  const start = performance.now();
  const prepared = await preparePhotos(photos);
  const time = performance.now() - start;
  return {
    time,
    bytes: totalSize(prepared.flatMap((photo) => (photo.state === 'ready' ? [photo.file] : []))),
  };
};
