/** The pixels of a PNG as 32-bit numbers (ABGR), which are four times as fast to compare as bytes. */
export function pixelsOf(data: Buffer): Uint32Array {
  const isAligned = data.byteOffset % 4 === 0;
  const bytes = isAligned ? data : Uint8Array.from(data);
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
}
