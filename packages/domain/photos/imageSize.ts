interface ImageSize {
  width: number;
  height: number;
}

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const uint24 = (view: DataView, at: number): number =>
  view.getUint16(at, true) | (view.getUint8(at + 2) << 16);

function webpSize(bytes: Uint8Array, view: DataView): ImageSize | null {
  if (bytes.length < 30) return null;
  switch (textAt(bytes, 12, 4)) {
    case 'VP8X':
      return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    default:
      return null;
  }
}

function bmpSize(bytes: Uint8Array, view: DataView): ImageSize | null {
  if (bytes.length < 26) return null;
  // The oldest header (12 bytes) has 16-bit sizes. A negative height means rows from top to bottom.
  return view.getUint32(14, true) === 12
    ? { width: view.getUint16(18, true), height: view.getUint16(20, true) }
    : { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) };
}

/** AVIF and HEIC hold a size (`ispe`) for the image, each tile and each thumbnail; the image's is the largest. */
function heifSize(bytes: Uint8Array, view: DataView): ImageSize | null {
  let largest: ImageSize | null = null;
  for (let at = bytes.indexOf(0x69); at !== -1; at = bytes.indexOf(0x69, at + 1)) {
    if (textAt(bytes, at, 4) !== 'ispe' || at + 16 > bytes.length) continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

/**
 * Reads the size from the header of a WEBP, BMP, AVIF or HEIC without decoding it. Null for other types (`inspectPhoto`
 * reads JPEG, PNG and GIF) and for unreadable headers.
 */
export function imageSize(bytes: Uint8Array): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return webpSize(bytes, view);
  if (textAt(bytes, 0, 2) === 'BM') return bmpSize(bytes, view);
  return textAt(bytes, 4, 4) === 'ftyp' ? heifSize(bytes, view) : null;
}

/** Whether the bytes look like SVG source. Only decoding them can confirm it. */
export function isSvgText(bytes: Uint8Array): boolean {
  const text = textAt(bytes, 0, 4096);
  return /^(?:\u00ef\u00bb\u00bf)?\s*</.test(text) && /<svg[\s>]/.test(text);
}

const MAX_SVG_ELEMENTS = 5_000;

/** Whether the source of an SVG can take a browser long to draw. Logos and drawings of plain shapes cannot. */
export function isExpensiveSvg(bytes: Uint8Array): boolean {
  const source = new TextDecoder('latin1').decode(bytes);
  // These draw one element many times, draw embedded images, or compute pixels: a kilobyte of them freezes a browser.
  const isExpensive =
    /<!(?:DOCTYPE|ENTITY)|<(?:[\w.-]+:)?(?:use|image|feImage|filter|pattern|mask|marker|clipPath|foreignObject|animate\w*|set|style)\b/i;
  // Another encoding could hide them.
  const hasOtherEncoding = /<\?xml[^>]*encoding\s*=\s*["'](?!utf-8["'])/i;
  return (
    isExpensive.test(source) || hasOtherEncoding.test(source) || source.split('<').length > MAX_SVG_ELEMENTS
  );
}
