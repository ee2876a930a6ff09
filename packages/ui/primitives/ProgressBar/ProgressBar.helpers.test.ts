import { describe, expect, it } from 'vitest';
import { partOf } from './ProgressBar.helpers';

describe('partOf', () => {
  it('is the part of the whole in hundredths', () => {
    expect(partOf(7, 10)).toBe(70);
    expect(partOf(0, 10)).toBe(0);
    expect(partOf(10, 10)).toBe(100);
  });

  it('stays inside the bar', () => {
    expect(partOf(12, 10)).toBe(100);
    expect(partOf(-1, 10)).toBe(0);
    expect(partOf(1, 0)).toBe(100);
  });

  it('is nothing while the value is unknown', () => {
    expect(partOf(undefined, 10)).toBeUndefined();
    expect(partOf(Number.NaN, 10)).toBeUndefined();
  });
});
