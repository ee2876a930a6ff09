import { endOfSubBlocks, colorTableLength } from './gifBlocks';

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;
const GRAPHIC_CONTROL = 0xf9;
const APPLICATION = 0xff;

/** The applications whose block holds the loop count; browsers support both. */
const LOOP_APPLICATIONS = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);

/** The block reduced to its loop count; null for any other application. */
function loopBlock(block: Uint8Array): Uint8Array | null {
  const name = String.fromCharCode(...block.subarray(3, 14));
  const hasLoopCount = block[2] === 11 && block[14] === 3 && block[15] === 1 && block.length >= 19;
  return LOOP_APPLICATIONS.has(name) && hasLoopCount ? Uint8Array.from([...block.subarray(0, 18), 0]) : null;
}

/** The part of an extension without metadata; null for comments, plain text and other applications. */
function safeExtension(block: Uint8Array): Uint8Array | null {
  if (block[1] === GRAPHIC_CONTROL) return block[2] === 4 && block.length === 8 ? block : null;
  return block[1] === APPLICATION ? loopBlock(block) : null;
}

/**
 * The parts of a GIF without metadata: header, color tables, frames, timing and loop count. Leaves out bytes after the
 * trailer and damaged blocks.
 */
export function gifPieces(bytes: Uint8Array): Uint8Array[] {
  const head = 13 + colorTableLength(bytes[10]);
  const pieces = [bytes.subarray(0, head)];
  for (let at = head; at < bytes.length;) {
    const block = bytes[at];
    if (block === TRAILER) {
      pieces.push(bytes.subarray(at, at + 1));
      break;
    }
    if (block !== EXTENSION && block !== IMAGE) break;
    const end = endOfSubBlocks(bytes, block === IMAGE ? at + 11 + colorTableLength(bytes[at + 9]) : at + 2);
    if (end > bytes.length) break;
    const piece = bytes.subarray(at, end);
    const safe = block === IMAGE ? piece : safeExtension(piece);
    if (safe !== null) pieces.push(safe);
    at = end;
  }
  return pieces;
}
