import { inspectPhoto, PHOTO_LIMITS } from '@efie/domain/photos';
import {
  exifBytes,
  gifBytes,
  jpegBytes,
  jpegWith,
  GPS_LOCATION,
  pngBytes,
} from '../../../testing/photoBytes';
import { describe, expect, it, vi } from 'vitest';
import { processPhoto, type Redraw } from './processPhoto';

const redrawnBlob = (length: number, type = 'image/jpeg') => new Blob([new Uint8Array(length)], { type });
const redrawsTo = (blob: Blob | null) => vi.fn<Redraw>(() => Promise.resolve(blob));

async function bodyOf(bytes: Uint8Array<ArrayBuffer>, redraw: Redraw) {
  const ready = await processPhoto(bytes, redraw);
  return ready.state === 'ready' ? ready.body : ready.state;
}

describe('a JPEG', () => {
  it('is redrawn from its bytes without metadata and its orientation', async () => {
    const redraw = redrawsTo(redrawnBlob(10));
    const photo = jpegWith([{ marker: 0xe1, bytes: exifBytes({ orientation: 6 }) }]);
    expect(await bodyOf(photo, redraw)).toBeInstanceOf(Blob);
    expect(redraw).toHaveBeenCalledWith({
      from: 'image/jpeg',
      to: 'jpeg',
      orientation: 6,
      bytes: jpegWith([]),
    });
  });

  it('that needs no scaling is replaced only if that saves bytes; a larger one always', async () => {
    const large = redrawnBlob(5000);
    expect(await bodyOf(jpegBytes(), redrawsTo(large))).toBeInstanceOf(Uint8Array);
    expect(await bodyOf(jpegBytes({ width: 4000, height: 3000 }), redrawsTo(large))).toBe(large);
  });

  it('that cannot be redrawn, or is encoded as another type, is uploaded as the original', async () => {
    const photo = jpegBytes({ width: 4000, height: 3000 });
    const failing: readonly Redraw[] = [
      redrawsTo(null),
      redrawsTo(redrawnBlob(10, 'image/png')),
      () => Promise.reject(new Error('no canvas')),
    ];
    for (const redraw of failing) expect(await bodyOf(photo, redraw)).toBeInstanceOf(Uint8Array);
  });
});

describe('a PNG', () => {
  it('is redrawn only if it has too many pixels, and replaced only if that saves bytes', async () => {
    const small = redrawsTo(redrawnBlob(10, 'image/png'));
    expect(await bodyOf(pngBytes({ width: 1920 }), small)).toBeInstanceOf(Uint8Array);
    expect(small).not.toHaveBeenCalled();
    expect(await bodyOf(pngBytes({ width: 2000 }), small)).toBeInstanceOf(Blob);
    expect(await bodyOf(pngBytes({ width: 2000 }), redrawsTo(redrawnBlob(5000, 'image/png')))).toBeInstanceOf(
      Uint8Array,
    );
  });

  it('that is animated is not redrawn', async () => {
    const redraw = redrawsTo(redrawnBlob(10, 'image/png'));
    expect(await bodyOf(pngBytes({ width: 4000, frames: 3 }), redraw)).toBeInstanceOf(Uint8Array);
    expect(redraw).not.toHaveBeenCalled();
  });
});

it('a GIF is never redrawn: it keeps its frames and loses its metadata', async () => {
  const redraw = redrawsTo(redrawnBlob(1));
  const body = await bodyOf(gifBytes({ width: 4000, height: 3000, frames: 2, note: GPS_LOCATION }), redraw);
  const bytes = body instanceof Uint8Array ? body : new Uint8Array();
  expect(inspectPhoto(bytes)).toMatchObject({ state: 'whole', frames: 2, width: 4000 });
  expect(Buffer.from(bytes).includes(GPS_LOCATION)).toBe(false);
  expect(redraw).not.toHaveBeenCalled();
});

it('a pixel flood is never decoded', async () => {
  const redraw = redrawsTo(redrawnBlob(1));
  const side = Math.ceil(Math.sqrt(PHOTO_LIMITS.maxPixels)) + 1;
  for (const flood of [jpegBytes({ width: side, height: side }), pngBytes({ width: side, height: side })]) {
    expect(await bodyOf(flood, redraw)).toBeInstanceOf(Uint8Array);
  }
  expect(redraw).not.toHaveBeenCalled();
});

it('a truncated photo is unreadable, other content is not a photo', async () => {
  const redraw = redrawsTo(redrawnBlob(1));
  expect(await bodyOf(jpegBytes().slice(0, -2), redraw)).toBe('unreadable');
  expect(await bodyOf(new TextEncoder().encode('<svg/>'), redraw)).toBe('other');
  expect(redraw).not.toHaveBeenCalled();
});
