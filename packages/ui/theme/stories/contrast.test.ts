import { describe, expect, it } from 'vitest';
import { contrastRatio, MIN_CONTRAST, formatRatio } from './contrast';
import { contrastPairs } from './colorRoles';

describe('contrast', () => {
  it('is 1 for equal colors and 21 for black and white, in either order', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 10);
    expect(contrastRatio('#FFFFFF', '#000000')).toBeCloseTo(21, 10);
    expect(contrastRatio('#17523A', '#17523a')).toBe(1);
  });

  it('matches known values', () => {
    expect(contrastRatio('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
    expect(contrastRatio('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
    expect(contrastRatio('#FF0000', '#FFFFFF')).toBeCloseTo(4, 2);
  });

  it('throws for colors that are not #RRGGBB', () => {
    expect(() => contrastRatio('rgba(0,0,0,.5)', '#FFFFFF')).toThrow('rgba(0,0,0,.5)');
    expect(() => contrastRatio('#FFF', '#FFFFFF')).toThrow('#FFF');
  });

  it('never rounds a ratio up', () => {
    expect(formatRatio(4.4999)).toBe('4.49:1');
    expect(formatRatio(4.5)).toBe('4.50:1');
    expect(formatRatio(16.37)).toBe('16.37:1');
  });
});

describe('the pairs of roles', () => {
  const nameOf = ({ foreground, background }: { foreground: string; background: string }) =>
    `${foreground} on ${background}`;

  it('requires at least the contrast of WCAG 2.2 AA', () => {
    for (const { kind, required } of contrastPairs)
      expect(required).toBeGreaterThanOrEqual(MIN_CONTRAST[kind]);
  });

  it.each(contrastPairs.map((pair) => [nameOf(pair), pair] as const))(
    '%s has the required contrast',
    (_, pair) => {
      expect(pair.light).toBeGreaterThanOrEqual(pair.required);
      expect(pair.dark).toBeGreaterThanOrEqual(pair.required);
    },
  );
});
