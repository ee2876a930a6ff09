/** A seeded stream of choices: the same seed gives the same choices on every machine. */
export type Random = {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean;
  /** One of a non-empty list. */
  pick<T>(items: readonly T[]): T;
  /** One key, likelier with its weight. */
  weighted<T extends string>(weights: Readonly<Record<T, number>>): T;
  /** A number between `low` and `high`, likeliest near `typical`. */
  triangular(low: number, typical: number, high: number): number;
  /** A new list in another order. */
  shuffle<T>(items: readonly T[]): T[];
};

/** FNV-1a: a 32-bit hash of a text. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** Opaque text of `length` characters out of `alphabet`, the same for the same key. */
export function hashedText(key: string, length: number, alphabet: string): string {
  const random = createRandom(key);
  return Array.from({ length }, () => alphabet.charAt(random.int(0, alphabet.length - 1))).join('');
}

/**
 * A mulberry32 stream from a text seed. Give each concern its own seed (`${seed}|price`), so that a choice in
 * one place never shifts the choices of another.
 */
export function createRandom(seed: string): Random {
  let state = hashText(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[int(0, items.length - 1)];
    if (item === undefined) throw new RangeError('Nothing to pick from.');
    return item;
  };
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    weighted: <T extends string>(weights: Readonly<Record<T, number>>) => {
      const entries = Object.entries(weights) as [T, number][];
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [key, weight] of entries) {
        left -= weight;
        if (left < 0) return key;
      }
      return pick(entries)[0];
    },
    triangular: (low, typical, high) => {
      const at = next();
      const peak = (typical - low) / (high - low);
      return at < peak
        ? low + Math.sqrt(at * (high - low) * (typical - low))
        : high - Math.sqrt((1 - at) * (high - low) * (high - typical));
    },
    shuffle: <T>(items: readonly T[]) => {
      const order = items.map((item) => ({ item, at: next() }));
      return order.sort((left, right) => left.at - right.at).map(({ item }) => item);
    },
  };
}
