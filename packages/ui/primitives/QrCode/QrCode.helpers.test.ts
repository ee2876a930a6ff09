import { configureSiteUrl, listingUrl } from '@efie/domain/contact';
import fc from 'fast-check';
import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { qrShape } from './QrCode.helpers';

/** Pixels of a module and modules of the quiet zone. */
const SCALE = 4;
const QUIET = 4;

/** Reads the drawn path as a camera would: an independent decoder gets pixels. */
function scan(text: string): string | undefined {
  const shape = qrShape(text);
  if (shape === null) return undefined;
  const { path, size } = shape;
  const width = (size + 2 * QUIET) * SCALE;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, left = '', top = '', length = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = 0; row < SCALE; row++) {
      const y = (Number(top) + QUIET) * SCALE + row;
      for (let x = 0; x < Number(length) * SCALE; x++)
        pixels.set([0, 0, 0], 4 * (y * width + (Number(left) + QUIET) * SCALE + x));
    }
  }
  return jsQR(pixels, width, width)?.data;
}

describe('the QR code', () => {
  it('is read by a decoder as the canonical URL of the listing', () => {
    configureSiteUrl('https://efie.example');
    expect(scan(listingUrl('1001'))).toBe('https://efie.example/property/1001');
  });

  it('is left out for a text that no camera could read', () => {
    expect(qrShape('https://efie.example/property/'.padEnd(500, '1'))).not.toBeNull();
    expect(qrShape('https://efie.example/property/'.padEnd(501, '1'))).toBeNull();
  });

  it('is read for a listing of any id and any host', () => {
    const host = fc.constantFrom('https://efie.example', 'https://homes.example.com.gh/demo/app');
    fc.assert(
      fc.property(host, fc.string({ minLength: 1, maxLength: 40 }), (site, id) => {
        configureSiteUrl(site);
        const url = listingUrl(id);
        expect(scan(url)).toBe(url);
      }),
      { numRuns: 60 },
    );
  });
});
