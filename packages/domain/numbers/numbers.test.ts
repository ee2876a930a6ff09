import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPrice } from '../money/index';
import { groupThousands } from '../text/index';
import {
  addDropped,
  isDoubtful,
  isWholeNumberText,
  readNumberText,
  sanitizePriceInput,
  withoutCurrency,
  type DroppedText,
} from './index';

fc.configureGlobal({ seed: 20261121 });

describe('readNumberText', () => {
  it.each([
    ['1200', 1200],
    ['1,200.50', 1200.5],
    ['1 200', 1200],
    ["1'200'300", 1_200_300],
    [' .5 ', 0.5],
    ['5.', 5],
    ['\u202a1\u00a0200\u202c', 1200],
    ['１２', 12],
    ['٣٥٠', 350],
  ])('%j is %d', (text, number) => {
    expect(readNumberText(text)).toBe(number);
  });

  it.each([
    '',
    ' ',
    '2,5',
    '12,34',
    '1,200 300',
    '3+1',
    '2-3',
    '100x80',
    '350k',
    '1.2.3',
    '-5',
    '1e3',
    '0x10',
    '2 80',
  ])('%j is not read', (text) => {
    expect(readNumberText(text)).toBeNull();
  });

  it('returns no digits that the text does not contain in this order', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d ,.'kx+-]{0,12}$/), (text) => {
        const number = readNumberText(text);
        if (number === null) return;
        expect(text.replace(/[ ,']/g, '')).toMatch(/^[\d.]+$/);
        expect(number).toBe(Number(text.replace(/[ ,']/g, '')));
      }),
    );
  });

  it('reads a printed number back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (number) => {
        expect(readNumberText(groupThousands(number))).toBe(number);
      }),
    );
  });
});

it.each([
  ['980 sq ft', true],
  ['1,200 sqft', true],
  ['42 square feet', true],
  ['120m2', false],
  ['2.5', false],
  ['100x80', false],
])('%j is a whole number: %s', (text, isWhole) => {
  expect(isWholeNumberText(text)).toBe(isWhole);
});

describe('a typed amount', () => {
  /** Types each key, or pastes the whole, as the field does: with the separators that it has inserted. */
  function enter(keys: Iterable<string>, isWhole = false) {
    let value = '';
    let dropped: readonly DroppedText[] = [];
    for (const inserted of keys) {
      const before = groupThousands(value);
      dropped = addDropped(dropped, { inserted, before }, isWhole);
      value = sanitizePriceInput(before + inserted);
    }
    return { value, isDoubtful: isDoubtful(value, dropped) };
  }
  const type = (text: string, isWhole?: boolean) => enter(text, isWhole);
  const paste = (text: string) => enter([text]);

  it.each(['1500,50', '2,5', '1.500,00', '350k', '1.2m', '500-700', '1.2.3', '5 00', '1,500,50'])(
    '%j is doubtful, typed and pasted',
    (text) => {
      expect(type(text).isDoubtful).toBe(true);
      expect(paste(text).isDoubtful).toBe(true);
    },
  );

  it.each(['1500.50', '1,500', '1 500 000', 'GHS 1,500', '1500 GHS', '₵1500', '１５００', '.5'])(
    '%j is not',
    (text) => {
      expect(type(text).isDoubtful).toBe(false);
      expect(paste(text).isDoubtful).toBe(false);
    },
  );

  it('a deletion leaves nothing out', () => {
    expect(addDropped([], { inserted: '', before: '2,80' }, false)).toEqual([]);
  });

  it('a point in a whole number is doubtful', () => {
    expect(type('2.5', true)).toEqual({ value: '2.5', isDoubtful: true });
  });

  it('a printed price is taken as it is, and no other number is taken without doubt', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e12 }), (pesewas) => {
        const { value, isDoubtful: isDoubt } = paste(formatPrice(pesewas / 100));
        expect(isDoubt).toBe(false);
        expect(Number(value)).toBe(pesewas / 100);
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[\d ,.kx₵-]{2,12}$/), (text) => {
        const { value, isDoubtful: isDoubt } = paste(text);
        if (value !== '' && !isDoubt) expect(readNumberText(withoutCurrency(text)) ?? 0).toBe(Number(value));
      }),
    );
  });
});

describe('the price field', () => {
  it('keeps digits and one decimal point', () => {
    const pasted: [string, string][] = [
      ['1.2.3', '1.23'],
      ['-5', '5'],
      ['1e9', '19'],
      ['GH₵ 1,200', '1200'],
      ['GH₵. 850', '850'],
      ['850 GHS.', '850'],
      ['１２００', '1200'],
      ['٣٥٠', '350'],
      ['۴۲', '42'],
      ['١٬٢٠٠٫٥', '1200.5'],
      ['abc', ''],
      ['.5', '.5'],
    ];
    for (const [typed, sanitized] of pasted) expect(sanitizePriceInput(typed)).toBe(sanitized);
  });

  it('for any text, leaves digits and at most one decimal point, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const sanitized = sanitizePriceInput(typed);
        expect(sanitized).toMatch(/^\d*\.?\d*$/);
        expect(sanitizePriceInput(sanitized)).toBe(sanitized);
        expect(sanitizePriceInput(groupThousands(sanitized))).toBe(sanitized);
      }),
    );
  });

  it('groups thousands before the decimal point only', () => {
    expect(groupThousands('1234567.891')).toBe('1,234,567.891');
    expect(groupThousands('999')).toBe('999');
    expect(groupThousands('')).toBe('');
  });
});
