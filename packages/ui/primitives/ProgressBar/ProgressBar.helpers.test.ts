import { describe, expect, it } from 'vitest';
import { partOf } from './ProgressBar.helpers';

describe('partOf', () => {
  it('returns the percentage', () => {
    expect(partOf(7, 10)).toBe(70);
    expect(partOf(0, 10)).toBe(0);
    expect(partOf(10, 10)).toBe(100);
  });

  it('is limited to 0 to 100', () => {
    expect(partOf(12, 10)).toBe(100);
    expect(partOf(-1, 10)).toBe(0);
    expect(partOf(1, 0)).toBe(100);
  });

  it('is undefined when the value is unknown', () => {
    expect(partOf(undefined, 10)).toBeUndefined();
    expect(partOf(Number.NaN, 10)).toBeUndefined();
  });
});
