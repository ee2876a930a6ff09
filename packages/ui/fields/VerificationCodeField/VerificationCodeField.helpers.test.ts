import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCode } from './VerificationCodeField.helpers';

describe('readCode', () => {
  it('F100: holds at most six characters of any kind and no space, and is settled after one pass', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const code = readCode(text);
        expect([...code].length).toBeLessThanOrEqual(6);
        expect(code).not.toMatch(/\s/);
        expect(readCode(code)).toBe(code);
      }),
    );
  });

  it('F100: spaces change nothing, wherever they stand', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9]{0,6}$/), fc.nat(6), (code, place) => {
        expect(readCode(` ${code.slice(0, place)} \u00a0${code.slice(place)}\n`)).toBe(code);
      }),
    );
  });
});
