import { encode } from 'uqr';

export interface QrShape {
  /** Modules on a side, without the quiet zone. */
  size: number;
  /** The path of all dark modules, one unit each. */
  path: string;
}

/** Characters; a code of more is too dense for the camera of a phone. */
const MAX_LENGTH = 500;

/**
 * The QR code of a text. Medium error correction reads through a scratched window; more would make the modules smaller.
 * Null for a text that is too long.
 */
export function qrShape(text: string): QrShape | null {
  if (text.length > MAX_LENGTH) return null;
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const runs = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1] === true) return [];
      const end = row.indexOf(false, x);
      const length = (end === -1 ? size : end) - x;
      return `M${x} ${y}h${length}v1h-${length}z`;
    }),
  );
  return { size, path: runs.join('') };
}
