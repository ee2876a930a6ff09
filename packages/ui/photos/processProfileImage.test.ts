import { PHOTO_LIMITS } from '@efie/domain/photos';
import {
  bmpBytes,
  exifBytes,
  gifBytes,
  heifBytes,
  jpegBytes,
  jpegWith,
  GPS_LOCATION,
  pngBytes,
} from '../../../testing/photoBytes';
import { describe, expect, it, vi } from 'vitest';
import { skipRedraw, UndecodableError, type Redraw } from './processPhoto';
import { processProfileImage } from './processProfileImage';

const text = (value: string) => new TextEncoder().encode(value);
const REDRAWN = new Blob(['drawn'], { type: 'image/jpeg' });
const mockRedraw = () => vi.fn<Redraw>(() => Promise.resolve(REDRAWN));
const rotatedJpeg = () => jpegWith([{ marker: 0xe1, bytes: exifBytes({ orientation: 6 }) }]);

describe('a profile image', () => {
  it.each([
    ['JPEG', jpegBytes(), { from: 'image/jpeg', orientation: 1 }],
    ['rotated JPEG', rotatedJpeg(), { from: 'image/jpeg', orientation: 6 }],
    ['PNG', pngBytes(), { from: 'image/png' }],
    ['GIF', gifBytes(), { from: 'image/gif' }],
    ['BMP', bmpBytes(), { from: '' }],
    [
      'SVG',
      text('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      { from: 'image/svg+xml' },
    ],
  ])('of type %s is redrawn as a JPEG, and only that is uploaded', async (_, bytes, job) => {
    const redraw = mockRedraw();
    expect(await processProfileImage(bytes, redraw)).toEqual({ state: 'ready', kind: 'jpeg', body: REDRAWN });
    expect(redraw).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ ...job, to: 'jpeg' }));
  });

  it('of over 65 megapixels is rejected before it is decoded', async () => {
    const redraw = mockRedraw();
    const side = { width: 10_000, height: PHOTO_LIMITS.maxPixels / 10_000 + 1 };
    for (const bomb of [
      jpegBytes(side),
      pngBytes(side),
      gifBytes(side),
      bmpBytes(side),
      heifBytes('avif', [side]),
    ]) {
      expect(await processProfileImage(bomb, redraw)).toEqual({ state: 'tooManyPixels' });
    }
    expect(redraw).not.toHaveBeenCalled();
  });

  it('that is an SVG of copies of copies is rejected before it is drawn', async () => {
    const redraw = mockRedraw();
    const bomb = text('<svg xmlns="http://www.w3.org/2000/svg"><g id="a"/><use href="#a"/></svg>');
    expect(await processProfileImage(bomb, redraw)).toEqual({ state: 'tooComplex' });
    expect(redraw).not.toHaveBeenCalled();
  });

  it('that is truncated, or that the browser cannot decode, is rejected', async () => {
    expect(await processProfileImage(jpegBytes().slice(0, -2), mockRedraw())).toEqual({ state: 'damaged' });
    const failing: Redraw = () => Promise.reject(new UndecodableError());
    for (const bytes of [text('<html></html>'), text('alert(1)'), jpegBytes(), heifBytes('heic', [])]) {
      expect(await processProfileImage(bytes, failing)).toEqual({ state: 'undecodable' });
    }
  });
});

describe('if nothing can be redrawn', () => {
  const blocked: readonly Redraw[] = [
    skipRedraw,
    () => Promise.reject(new Error('no canvas')),
    () => Promise.resolve(new Blob([], { type: 'image/png' })),
  ];

  it('a JPEG, PNG or GIF is uploaded without its metadata', async () => {
    for (const redraw of blocked) {
      for (const bytes of [
        rotatedJpeg(),
        pngBytes({ note: GPS_LOCATION }),
        gifBytes({ note: GPS_LOCATION }),
      ]) {
        expect(Buffer.from(bytes).includes(GPS_LOCATION)).toBe(true);
        const ready = await processProfileImage(bytes, redraw);
        const body = ready.state === 'ready' ? ready.body : null;
        expect(body).toBeInstanceOf(Uint8Array);
        expect(body instanceof Uint8Array && Buffer.from(body).includes(GPS_LOCATION)).toBe(false);
      }
    }
  });

  it('any other type is rejected', async () => {
    for (const redraw of blocked) {
      for (const bytes of [
        bmpBytes(),
        text('<svg >'),
        heifBytes('heic', []),
        text(`RIFF    WEBP${GPS_LOCATION}`),
      ]) {
        expect(await processProfileImage(bytes, redraw)).toEqual({ state: 'undecodable' });
      }
    }
  });
});
