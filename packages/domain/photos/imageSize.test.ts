import { describe, expect, it } from 'vitest';
import { imageSize, isExpensiveSvg, isSvgText } from './index';
import { bmpBytes, heifBytes, jpegBytes, tiffBytes, webpWith } from '../../../testing/photoBytes';

const text = (value: string) => new TextEncoder().encode(value);
const size = { width: 20_000, height: 10_001 };

const webp = (name: string, data: readonly number[]) =>
  Uint8Array.from([...text(`RIFF\0\0\0\0WEBP${name}\0\0\0\0`), ...data, ...new Uint8Array(20)]);

describe('imageSize', () => {
  it('reads a BMP, also one stored top-down with a negative height', () => {
    expect(imageSize(bmpBytes(size))).toEqual(size);
    expect(imageSize(bmpBytes({ width: 20_000, height: -10_001 }))).toEqual(size);
  });

  it('reads each format of WEBP', () => {
    expect(imageSize(webpWith(webp('VP8 ', []), size, []))).toEqual(size);
    expect(imageSize(webp('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, 0x40, 1, 0xf0, 0]))).toEqual({
      width: 320,
      height: 240,
    });
    // 319 in the lowest 14 bits, 239 in the next 14.
    expect(imageSize(webp('VP8L', [0x2f, 0x3f, 0xc1, 0x3b, 0]))).toEqual({ width: 320, height: 240 });
    expect(imageSize(webp('ALPH', []))).toBeNull();
  });

  it('reads the largest size in an AVIF or HEIC, which also holds tiles and a thumbnail', () => {
    const small = { width: 512, height: 512 };
    expect(imageSize(heifBytes('avif', [size]))).toEqual(size);
    expect(imageSize(heifBytes('heic', [small, size, small]))).toEqual(size);
  });

  it('is null for other types and for truncated headers', () => {
    for (const bytes of [text('hello'), tiffBytes(), jpegBytes(), new Uint8Array()]) {
      expect(imageSize(bytes)).toBeNull();
    }
    for (const whole of [bmpBytes(size), webp('VP8L', []), heifBytes('heic', [size])]) {
      for (let length = 0; length < 26; length += 1) expect(imageSize(whole.slice(0, length))).toBeNull();
    }
  });
});

it('isSvgText accepts text that begins with a tag and contains an svg element', () => {
  for (const svg of [
    '<svg/>x',
    '<svg>',
    '\ufeff<?xml version="1.0"?>\n<!-- a -->\n<svg viewBox="0 0 1 1">',
  ]) {
    expect(isSvgText(text(svg.replace('<svg/>', '<svg />'))), svg).toBe(true);
  }
  for (const other of ['<html><body>svg</body></html>', 'var x = "<svg >"', '', '<svgfoo>']) {
    expect(isSvgText(text(other)), other).toBe(false);
  }
});

describe('isExpensiveSvg', () => {
  const svg = (content: string, prologue = '<?xml version="1.0" encoding="UTF-8"?>') =>
    text(`${prologue}<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`);

  it.each([
    ['copies of copies', '<g id="a"><rect/></g><g id="b"><use href="#a"/><use href="#a"/></g>'],
    ['elements with a prefix', '<s:use xmlns:s="http://www.w3.org/2000/svg" href="#a"/>'],
    ['an embedded image', '<image href="data:image/png;base64,iVBORw0KGgo="/>'],
    ['a filter', '<filter id="f"><feTurbulence numOctaves="9"/></filter>'],
    ['a pattern', '<pattern id="p"><rect/></pattern>'],
    ['an animation', '<rect><animateTransform/></rect>'],
    ['styles', '<style>rect { filter: blur(900px) }</style>'],
    ['more elements than a logo has', '<g/>'.repeat(5_000)],
  ])('%s', (_, content) => expect(isExpensiveSvg(svg(content))).toBe(true));

  it('entities, and encodings that hide elements', () => {
    expect(isExpensiveSvg(svg('&b;', '<!DOCTYPE svg [<!ENTITY a "x"><!ENTITY b "&a;&a;">]>'))).toBe(true);
    const hidden = svg('<\u001b(Juse href="#a"/>', '<?xml version="1.0" encoding="ISO-2022-JP"?>');
    expect(isExpensiveSvg(hidden)).toBe(true);
  });

  it('plain shapes, gradients, titles and scripts, which do not run, are not', () => {
    const logo =
      '<title>Logo</title><linearGradient id="g"/><path d="M0 0h9"/><text>Used</text><script>1</script>';
    expect(isExpensiveSvg(svg(logo))).toBe(false);
  });
});
