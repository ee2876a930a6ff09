/** A stream of repeatable random choices. The same seed always gives the same choices in the same order. */
export interface Random {
  /** The next number, from 0 up to but not including 1. */
  next(): number;
  /** A number from `from` up to `to`. */
  range(from: number, to: number): number;
  /** A whole number from `from` to `to`, both included. */
  integer(from: number, to: number): number;
  /** One entry of a list that is never empty. */
  pick<T>(choices: readonly [T, ...T[]]): T;
  /** True with the given probability (0 to 1). */
  chance(probability: number): boolean;
}

/** FNV-1a: a 32-bit number for any text. */
export function hashText(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index++) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 16777619);
  }
  return hash >>> 0;
}

/** A mulberry32 stream that starts from the hash of `seed` (design.md section 9). */
export function createRandom(seed: string): Random {
  // A state of zero is legal, but the design's pictures were drawn with one in its place.
  let state = hashText(seed) || 1;

  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const range = (from: number, to: number): number => from + (to - from) * next();

  return {
    next,
    range,
    integer: (from, to) => Math.floor(range(from, to + 1)),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
    chance: (probability) => next() < probability,
  };
}
