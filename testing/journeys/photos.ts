import { exifBytes, jpegSegment, GPS_LOCATION } from '../photoBytes';
import type { Locator, Page } from '@playwright/test';

export interface PhotoFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Creates JPEG photos like those of a phone: larger than the uploaded size, rotated by EXIF, with GPS data. */
export async function createPhonePhotos(page: Page, names: readonly string[]): Promise<PhotoFile[]> {
  const jpegs = await page.evaluate(
    (count) =>
      Array.from({ length: count }, (_, index) => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 2400, height: 1600 });
        const context = canvas.getContext('2d');
        for (let stripe = 0; context && stripe < 1600; stripe += 40) {
          context.fillStyle = `hsl(${(stripe + count * 70 + index * 45) % 360} 50% 55%)`;
          context.fillRect(0, stripe, 2400, 40);
        }
        return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
      }),
    names.length,
  );
  return jpegs.map((base64, index) => {
    const jpeg = Buffer.from(base64, 'base64');
    const exif = jpegSegment({ marker: 0xe1, bytes: exifBytes({ orientation: 6 }) });
    return {
      name: names[index] ?? 'photo.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]),
    };
  });
}

/** Downloads the photo that an image element shows, and returns its size and whether it still has GPS data. */
export async function inspectStoredPhoto(image: Locator): Promise<{ size: string; hasLocation: boolean }> {
  return image.evaluate(async (element, location) => {
    const response = await fetch((element as HTMLImageElement).src);
    const blob = await response.blob();
    const { width, height } = await createImageBitmap(blob);
    const text = new TextDecoder('latin1').decode(await blob.arrayBuffer());
    return { size: `${width} × ${height}`, hasLocation: text.includes(location) };
  }, GPS_LOCATION);
}

/** The hue near the top right corner of each photo, in degrees. It identifies photos of `createPhonePhotos`. */
export async function readHues(page: Page, urls: readonly string[]): Promise<number[]> {
  return page.evaluate(
    (photoUrls) =>
      Promise.all(
        photoUrls.map(async (url) => {
          // The Content-Security-Policy allows images from blobs, but no requests.
          const image = Object.assign(new Image(), { src: url });
          await image.decode();
          const context = new OffscreenCanvas(1, 1).getContext('2d');
          context?.drawImage(image, image.naturalWidth - 8, 8, 1, 1, 0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
          const [x, y] = [2 * red - green - blue, Math.sqrt(3) * (green - blue)];
          return (Math.round((Math.atan2(y, x) * 180) / Math.PI) + 360) % 360;
        }),
      ),
    [...urls],
  );
}
