import { describe, expect, it } from 'vitest';
import { createRandom, hashText } from './random';

describe('createRandom', () => {
  it('gives the same choices for the same seed, and different ones for other seeds', () => {
    const choices = (seed: string): number[] => {
      const random = createRandom(seed);
      return [random.next(), random.range(5, 9), random.integer(1, 6), random.chance(0.5) ? 1 : 0];
    };
    expect(choices('osu')).toEqual(choices('osu'));
    expect(choices('osu')).not.toEqual(choices('labone'));
  });

  it('keeps every choice in its bounds and reaches both ends', () => {
    const random = createRandom('bounds');
    const dice = new Set<number>();
    for (let roll = 0; roll < 2000; roll++) {
      const share = random.next();
      expect(share >= 0 && share < 1).toBe(true);
      const length = random.range(-6, 10);
      expect(length >= -6 && length < 10).toBe(true);
      dice.add(random.integer(1, 6));
      expect(['a', 'b']).toContain(random.pick(['a', 'b']));
    }
    expect([...dice].toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('hashes text with FNV-1a', () => {
    expect(hashText('')).toBe(2166136261);
    expect(hashText('a')).toBe(0xe40c292c);
    expect(hashText('foobar')).toBe(0xbf9cf968);
  });
});
