import { inspectPhoto, PHOTO_LIMITS } from '@efie/domain';
import { exifBytes, gifBytes, jpegBytes, jpegWith, PLACE, pngBytes } from '@efie/domain/testBytes';
import { describe, expect, it, vi } from 'vitest';
import { readyPhoto, type Redraw } from './readyPhoto';

const drawn = (length: number, type = 'image/jpeg') => new Blob([new Uint8Array(length)], { type });
const drawing = (blob: Blob | null) => vi.fn<Redraw>(() => Promise.resolve(blob));

async function bodyOf(bytes: Uint8Array<ArrayBuffer>, redraw: Redraw) {
  const ready = await readyPhoto(bytes, redraw);
  return ready.state === 'ready' ? ready.body : ready.state;
}

describe('a JPEG', () => {
  it('is drawn, from its coded points and its turn', async () => {
    const redraw = drawing(drawn(10));
    const photo = jpegWith([{ marker: 0xe1, bytes: exifBytes({ turn: 6 }) }]);
    expect(await bodyOf(photo, redraw)).toBeInstanceOf(Blob);
    expect(redraw).toHaveBeenCalledWith({
      from: 'image/jpeg',
      to: 'jpeg',
      turn: 6,
      bytes: jpegWith([]),
    });
  });

  it('that needs no scaling is drawn only to become smaller; a larger one always', async () => {
    const large = drawn(5000);
    expect(await bodyOf(jpegBytes(), drawing(large))).toBeInstanceOf(Uint8Array);
    expect(await bodyOf(jpegBytes({ width: 4000, height: 3000 }), drawing(large))).toBe(large);
  });

  it('that cannot be drawn here, or comes out as something else, is sent as it was chosen', async () => {
    const photo = jpegBytes({ width: 4000, height: 3000 });
    const failing: readonly Redraw[] = [
      drawing(null),
      drawing(drawn(10, 'image/png')),
      () => Promise.reject(new Error('no room')),
    ];
    for (const redraw of failing) expect(await bodyOf(photo, redraw)).toBeInstanceOf(Uint8Array);
  });
});

describe('a PNG', () => {
  it('is drawn only when it is too large in points, and sent so only when it is smaller in bytes', async () => {
    const small = drawing(drawn(10, 'image/png'));
    expect(await bodyOf(pngBytes({ width: 1920 }), small)).toBeInstanceOf(Uint8Array);
    expect(small).not.toHaveBeenCalled();
    expect(await bodyOf(pngBytes({ width: 2000 }), small)).toBeInstanceOf(Blob);
    expect(await bodyOf(pngBytes({ width: 2000 }), drawing(drawn(5000, 'image/png')))).toBeInstanceOf(
      Uint8Array,
    );
  });

  it('that moves keeps moving', async () => {
    const redraw = drawing(drawn(10, 'image/png'));
    expect(await bodyOf(pngBytes({ width: 4000, frames: 3 }), redraw)).toBeInstanceOf(Uint8Array);
    expect(redraw).not.toHaveBeenCalled();
  });
});

it('a GIF is never drawn: it keeps its frames and loses its notes', async () => {
  const redraw = drawing(drawn(1));
  const body = await bodyOf(gifBytes({ width: 4000, height: 3000, frames: 2, note: PLACE }), redraw);
  const bytes = body instanceof Uint8Array ? body : new Uint8Array();
  expect(inspectPhoto(bytes)).toMatchObject({ state: 'whole', frames: 2, width: 4000 });
  expect(Buffer.from(bytes).includes(PLACE)).toBe(false);
  expect(redraw).not.toHaveBeenCalled();
});

it('F114: a pixel flood is never decoded', async () => {
  const redraw = drawing(drawn(1));
  const side = Math.ceil(Math.sqrt(PHOTO_LIMITS.pixels)) + 1;
  for (const flood of [jpegBytes({ width: side, height: side }), pngBytes({ width: side, height: side })]) {
    expect(await bodyOf(flood, redraw)).toBeInstanceOf(Uint8Array);
  }
  expect(redraw).not.toHaveBeenCalled();
});

it('F113: what is cut or no photo at all is told apart', async () => {
  const redraw = drawing(drawn(1));
  expect(await bodyOf(jpegBytes().slice(0, -2), redraw)).toBe('unreadable');
  expect(await bodyOf(new TextEncoder().encode('<svg/>'), redraw)).toBe('other');
  expect(redraw).not.toHaveBeenCalled();
});
