import { describe, expect, it } from 'vitest';
import { percentOf } from './ProgressBar.helpers';

describe('percentOf', () => {
  it('returns the percentage', () => {
    expect(percentOf(7, 10)).toBe(70);
    expect(percentOf(0, 10)).toBe(0);
    expect(percentOf(10, 10)).toBe(100);
  });

  it('is limited to 0 to 100', () => {
    expect(percentOf(12, 10)).toBe(100);
    expect(percentOf(-1, 10)).toBe(0);
    expect(percentOf(1, 0)).toBe(100);
  });

  it('is undefined when the value is unknown', () => {
    expect(percentOf(undefined, 10)).toBeUndefined();
    expect(percentOf(Number.NaN, 10)).toBeUndefined();
  });
});
