/** A seeded random number generator: the same seed always gives the same sequence. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A number in [`from`, `to`). */
  range(from: number, to: number): number;
  /** An integer from `from` to `to`, inclusive. */
  integer(from: number, to: number): number;
  /** A random entry of a non-empty list. */
  pick<T>(choices: readonly [T, ...T[]]): T;
  chance(probability: number): boolean;
}

/** 32-bit FNV-1a hash of a text. */
export function hashText(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index++) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 16777619);
  }
  return hash >>> 0;
}

/** A mulberry32 generator, seeded with the hash of `seed`. */
export function createRandom(seed: string): Random {
  // Zero would be valid, but the original design uses one instead.
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
