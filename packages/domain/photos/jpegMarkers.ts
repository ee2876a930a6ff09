/**
 * The offset of the next JPEG marker's last 0xFF; -1 when there is none. Skips what decoders skip: bytes between segments,
 * fill bytes and escaped 0xFF.
 */
export function nextMarker(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1];
    if (marker !== undefined && marker !== 0 && marker !== 0xff) return at;
  }
  return -1;
}

/** Whether a marker has neither length nor content: a restart marker, or TEM. */
export const isLoneMarker = (marker: number): boolean =>
  marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
