/**
 * CSS for a part that stands below what is read first: the browser lays it out and paints it once it comes near
 * (design.md section 12). The block size stands in until then; afterwards the browser remembers the real one.
 *
 * @param blockSize CSS length close to the part's own, so that the scroll bar does not jump
 */
export function belowFold(blockSize: string): string {
  return `content-visibility:auto;contain-intrinsic-block-size:auto ${blockSize};`;
}
