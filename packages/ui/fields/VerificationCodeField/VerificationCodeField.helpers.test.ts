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

  it.each([
    'Your code is 123456',
    'G-123456',
    '123-456',
    '123 456',
    '\u200b123456',
    '<#> 123456 is your Efie code. 2026',
    'On 28 11 2026: 123456.',
    '１２３４５６',
  ])('finds the code in %j', (text) => {
    expect(normalizeCodeInput(text)).toBe('123456');
  });

  it('ignores spaces in any position', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9]{0,6}$/), fc.nat(6), (code, position) => {
        expect(normalizeCodeInput(` ${code.slice(0, position)} \u00a0${code.slice(position)}\n`)).toBe(code);
      }),
    );
  });
});
