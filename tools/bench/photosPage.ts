/** The page that photos.bench.ts opens: photos as large as a phone's and the code that makes them ready. */
import { preparePhotos } from '@efie/ui/photos';

declare global {
  interface Window {
    makePhotos: (count: number, width: number, height: number) => Promise<number>;
    /** Milliseconds until all of them are ready, and what they weigh then, in bytes. */
    sendPhotos: () => Promise<{ time: number; bytes: number }>;
  }
}

let photos: readonly File[] = [];
const weightOf = (files: readonly File[]): number => files.reduce((sum, { size }) => sum + size, 0);

/** A picture that no coder makes short work of: a field of slanting stripes, another one for each photo. */
async function makePhoto(index: number, width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing.');
  for (let stripe = 0; stripe < height; stripe += 2) {
    context.fillStyle = `hsl(${(stripe * 47 + index * 60) % 360} 60% ${30 + (stripe % 40)}%)`;
    context.fillRect(0, stripe, width, 2);
    context.fillRect((stripe * 0.618 * width) % width, 0, 2, height);
  }
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.8);
  });
  if (!blob) throw new Error('No photo came out.');
  return new File([blob], `photo-${index}.jpg`, { type: 'image/jpeg' });
}

window.makePhotos = async (count, width, height) => {
  photos = await Promise.all(Array.from({ length: count }, (_, index) => makePhoto(index, width, height)));
  return weightOf(photos);
};

window.sendPhotos = async () => {
  const start = performance.now();
  const prepared = await preparePhotos(photos);
  const time = performance.now() - start;
  return {
    time,
    bytes: weightOf(prepared.flatMap((photo) => (photo.state === 'ready' ? [photo.file] : []))),
  };
};
