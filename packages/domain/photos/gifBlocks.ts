/** Bytes of the color table that a GIF's packed field announces. */
export const tableBytes = (packed = 0): number => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);

/** Where a GIF's chain of data blocks ends, its closing zero included. */
export function endOfBlocks(bytes: Uint8Array, from: number): number {
  let at = from;
  for (let length = bytes[at]; length !== undefined && length > 0; length = bytes[at]) at += 1 + length;
  return at + 1;
}
