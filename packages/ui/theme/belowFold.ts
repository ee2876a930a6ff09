/**
 * CSS for a part below the fold: the browser lays it out and paints it only when it is near the viewport. Until then the
 * part has the given block size, later the size it had when last rendered.
 *
 * @param blockSize CSS length close to the real one, so that the scroll bar does not jump
 */
export function belowFold(blockSize: string): string {
  return `content-visibility:auto;contain-intrinsic-block-size:auto ${blockSize};`;
}
