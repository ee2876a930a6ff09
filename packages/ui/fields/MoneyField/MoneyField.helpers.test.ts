import { amountToSend } from '@efie/domain/numbers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmountText } from './MoneyField.helpers';

describe('readAmountText', () => {
  it('reads server numbers, drafts and missing values', () => {
    expect(readAmountText('450.00')).toBe('450.00');
    expect(readAmountText('GH₵\u00a01,200')).toBe('1200');
    expect(readAmountText(2800)).toBe('2800');
    expect(readAmountText(0)).toBe('0');
    expect(readAmountText(0.5)).toBe('0.5');
    for (const invalid of [undefined, null, Number.NaN, Infinity, 1e21, 1e-7, -5, [], {}, true]) {
      expect(readAmountText(invalid)).toBe('');
    }
  });

  it('reads any form value as digits with at most one point, idempotently', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.double(), fc.string({ unit: 'binary' })), (raw) => {
        const text = readAmountText(raw);
        expect(text).toMatch(/^\d*\.?\d*$/);
        expect(readAmountText(text)).toBe(text);
      }),
    );
  });

  it('preserves the amount of a number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e14 }), (pesewas) => {
        expect(Number(readAmountText(pesewas / 100))).toBe(pesewas / 100);
      }),
    );
  });
});

describe('amountToSend', () => {
  it('returns the digits, with a point only between digits', () => {
    const typed = { '2,800.50': '2800.50', '450000.': '450000', '.5': '0.5', '.': '', '': '', '0': '0' };
    for (const [text, sent] of Object.entries(typed)) expect(amountToSend(text)).toBe(sent);
  });
});
