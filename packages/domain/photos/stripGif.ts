import { endOfBlocks, tableBytes } from './gifBlocks';

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;
const GRAPHIC_CONTROL = 0xf9;
const APPLICATION = 0xff;

/** The applications whose block holds the number of loops; browsers know both. */
const LOOPS = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);

/** An application block with its number of loops alone; null for any other application. */
function loopBlock(block: Uint8Array): Uint8Array | null {
  const name = String.fromCharCode(...block.subarray(3, 14));
  const isCount = block[2] === 11 && block[14] === 3 && block[15] === 1 && block.length >= 19;
  return LOOPS.has(name) && isCount ? Uint8Array.from([...block.subarray(0, 18), 0]) : null;
}

/** What of an extension is sent; null for comments, plain text and the notes of applications. */
function keptExtension(block: Uint8Array): Uint8Array | null {
  if (block[1] === GRAPHIC_CONTROL) return block[2] === 4 && block.length === 8 ? block : null;
  return block[1] === APPLICATION ? loopBlock(block) : null;
}

/**
 * The parts of a GIF that draw, in their order: header, color tables, frames, their timing and the number of loops. What
 * stands behind the end and what cannot be followed in damaged bytes is left out.
 */
export function gifPieces(bytes: Uint8Array): Uint8Array[] {
  const head = 13 + tableBytes(bytes[10]);
  const pieces = [bytes.subarray(0, head)];
  for (let at = head; at < bytes.length;) {
    const block = bytes[at];
    if (block === TRAILER) {
      pieces.push(bytes.subarray(at, at + 1));
      break;
    }
    if (block !== EXTENSION && block !== IMAGE) break;
    const end = endOfBlocks(bytes, block === IMAGE ? at + 11 + tableBytes(bytes[at + 9]) : at + 2);
    if (end > bytes.length) break;
    const piece = bytes.subarray(at, end);
    const kept = block === IMAGE ? piece : keptExtension(piece);
    if (kept !== null) pieces.push(kept);
    at = end;
  }
  return pieces;
}
