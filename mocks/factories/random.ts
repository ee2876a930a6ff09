/** 32-bit FNV-1a hash of a text. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** Pseudo-random text of `length` characters from `alphabet`, the same for the same key. */
export function pseudoRandomText(key: string, length: number, alphabet: string): string {
  const random = new Random(key);
  return Array.from({ length }, () => alphabet.charAt(random.int(0, alphabet.length - 1))).join('');
}

/**
 * A mulberry32 generator: the same seed gives the same sequence on every machine. Use a seed per concern (`${seed}|price`), so
 * that a change in one does not affect the others.
 */
export class Random {
  #state: number;

  constructor(seed: string) {
    this.#state = hashText(seed);
  }

  /** A number in [0, 1). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** An integer from `low` to `high`, inclusive. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** A random item. Throws a RangeError for an empty list. */
  pick<T>(items: readonly T[]): T {
    const item = items[this.int(0, items.length - 1)];
    if (item === undefined) throw new RangeError('Cannot pick from an empty list.');
    return item;
  }

  /** A random key, with a probability proportional to its weight. */
  weighted<T extends string>(weights: Readonly<Record<T, number>>): T {
    const entries = Object.entries(weights) as [T, number][];
    let remaining = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [key, weight] of entries) {
      remaining -= weight;
      if (remaining < 0) return key;
    }
    return this.pick(entries)[0];
  }

  /** A number from a triangular distribution between `low` and `high` with its peak at `typical`. */
  triangular(low: number, typical: number, high: number): number {
    const value = this.next();
    const peak = (typical - low) / (high - low);
    return value < peak
      ? low + Math.sqrt(value * (high - low) * (typical - low))
      : high - Math.sqrt((1 - value) * (high - low) * (high - typical));
  }

  shuffle<T>(items: readonly T[]): T[] {
    const order = items.map((item) => ({ item, at: this.next() }));
    return order.sort((left, right) => left.at - right.at).map(({ item }) => item);
  }
}
