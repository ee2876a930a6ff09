/**
 * A picture's points as one number each: opacity, blue, green, red from the highest byte down, as the bytes lie in memory. To
 * go through points one number at a time takes a quarter of what it takes by bytes.
 */
export function wordsOf(data: Buffer): Uint32Array {
  const isInStep = data.byteOffset % 4 === 0;
  const bytes = isInStep ? data : Uint8Array.from(data);
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
}
