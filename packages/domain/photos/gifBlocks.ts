/** Length in bytes of the color table, from a GIF's packed field. */
export const colorTableLength = (packed = 0): number => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);

/** The offset after a GIF's sub-blocks and their terminator. */
export function endOfSubBlocks(bytes: Uint8Array, from: number): number {
  let at = from;
  for (let length = bytes[at]; length !== undefined && length > 0; length = bytes[at]) at += 1 + length;
  return at + 1;
}
