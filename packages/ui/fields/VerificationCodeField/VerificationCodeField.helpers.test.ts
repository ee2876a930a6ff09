import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeCodeInput } from './VerificationCodeField.helpers';

describe('readVerificationCode', () => {
  it('returns at most six characters of any kind, no spaces, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const code = normalizeCodeInput(text);
        expect([...code].length).toBeLessThanOrEqual(6);
        expect(code).not.toMatch(/\s/);
        expect(normalizeCodeInput(code)).toBe(code);
      }),
    );
  });

  it('ignores spaces in any position', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9]{0,6}$/), fc.nat(6), (code, position) => {
        expect(normalizeCodeInput(` ${code.slice(0, position)} \u00a0${code.slice(position)}\n`)).toBe(code);
      }),
    );
  });
});
