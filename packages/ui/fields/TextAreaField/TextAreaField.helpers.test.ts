import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countText } from './TextAreaField.helpers';

describe('formatCount', () => {
  it.each([
    ['', 500, '0 of 500'],
    ['Akwaaba', 500, '7 of 500'],
    ['🏠é', 2, '2 of 2'],
    ['abc', 2, '3 of 2, 1 too many'],
    ['x'.repeat(1200), 1000, '1,200 of 1,000, 200 too many'],
  ])('"%.10s" with a maximum of %i gives %s', (value, max, text) => {
    expect(countText(value, max).text).toBe(text);
  });

  it('is over the maximum only when there are more characters than allowed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(60), (value, max) => {
        const { count, isOver, text } = countText(value, max);
        expect(count).toBe(Array.from(value).length);
        expect(isOver).toBe(count > max);
        expect(text.includes('too many')).toBe(isOver);
      }),
    );
  });
});
