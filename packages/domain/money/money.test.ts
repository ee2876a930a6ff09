import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRICE_RANGES, formatPaymentAmount, formatPrice, priceRangeOf, readPrice } from './index';

fc.configureGlobal({ seed: 20261121 });

const NBSP = '\u00a0';

describe('formatPrice', () => {
  it('writes the cedi sign, a no-break space and thousands separators', () => {
    expect(formatPrice(2800)).toBe(`GH₵${NBSP}2,800`);
    expect(formatPrice(450)).toBe(`GH₵${NBSP}450`);
    expect(formatPrice(1_234_567_890)).toBe(`GH₵${NBSP}1,234,567,890`);
  });

  it('drops .00 and rounds other decimals to two digits (ruling 3)', () => {
    expect(formatPrice(450.5)).toBe(`GH₵${NBSP}450.50`);
    expect(formatPrice(999.999)).toBe(`GH₵${NBSP}1,000`);
    expect(formatPrice(0.07)).toBe(`GH₵${NBSP}0.07`);
  });

  it('is Price on request for a missing or invalid price', () => {
    for (const price of [null, NaN, Infinity, -1]) expect(formatPrice(price)).toBe('Price on request');
  });

  it('payments always have two decimals (ruling 3)', () => {
    expect(formatPaymentAmount(50)).toBe(`GH₵${NBSP}50.00`);
    expect(formatPaymentAmount(1234.5)).toBe(`GH₵${NBSP}1,234.50`);
    expect(formatPaymentAmount(0)).toBe(`GH₵${NBSP}0.00`);
    for (const amount of [null, NaN, -1]) expect(formatPaymentAmount(amount)).toBe('Not given');
  });
});

describe('readPrice', () => {
  it('reads numbers and formatted amounts', () => {
    const readable: [unknown, number][] = [
      [450, 450],
      ['450.00', 450],
      ['1,200', 1200],
      ['GH₵ 1,200', 1200],
      ['GHS 1,200.50', 1200.5],
      [' 2 800 ', 2800],
      [`GH₵${NBSP}2,800`, 2800],
      ['450.', 450],
      [99.999, 100],
      ['GH₵. 850', 850],
      ['Ghc. 2500', 2500],
      ['GHs. 1200', 1200],
      ['GHS. 1,200', 1200],
      ['1,200 GHS', 1200],
      ['1200 cedis', 1200],
      ['GHS 1,200 per month', 1200],
      ['₵1,200/month', 1200],
      ["1'200", 1200],
      ['\u200b１２００', 1200],
      ['١٬٢٠٠٫٥', 1200.5],
    ];
    for (const [value, price] of readable) expect(readPrice(value), String(value)).toBe(price);
  });

  it('is null for everything else', () => {
    const unreadable = [
      0,
      '0',
      -5,
      '-5',
      1e21,
      '1e21',
      'abc',
      '',
      ' ',
      null,
      undefined,
      NaN,
      'NaN',
      Infinity,
      [],
      [5],
      {},
      true,
      '1.2.3',
      '1,2',
      '12,34',
      '2,5',
      '350k',
      '1.2m',
      '3+1',
      '500 - 700',
      '500 700 00',
      '1,200 300',
      'USD 850',
      '$850',
      '1,200 per year',
      '2 80',
      '0.001',
      '9'.repeat(70),
      () => 1,
    ];
    for (const value of unreadable) expect(readPrice(value), String(value)).toBeNull();
  });

  it('for any value, the result is null or a positive amount that can be formatted', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const price = readPrice(value);
        expect(price === null || (price > 0 && price <= 1e12)).toBe(true);
        expect(formatPrice(price)).toMatch(/^Price on request$|^GH₵\u00a0[\d,]+(\.\d\d)?$/);
      }),
    );
  });

  it('reads the output of formatPrice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e14 }), (pesewas) => {
        expect(readPrice(formatPrice(pesewas / 100))).toBe(pesewas / 100);
      }),
    );
  });
});

describe('price ranges', () => {
  it('are the fourteen of the specification, with labels and with codes for the URL', () => {
    expect(PRICE_RANGES.map(({ code }) => code)).toEqual([
      '0-500',
      '500-1000',
      '1000-2000',
      '2000-5000',
      '5000-10000',
      '10000-25000',
      '25000-50000',
      '50000-100000',
      '100000-500000',
      '500000-1000000',
      '1000000-10000000',
      '10000000-50000000',
      '50000000-100000000',
      '100000000-up',
    ]);
    expect(PRICE_RANGES[0]?.label).toBe(`Under GH₵${NBSP}500`);
    expect(PRICE_RANGES[1]?.label).toBe(`GH₵${NBSP}500 to 1,000`);
    expect(PRICE_RANGES[13]?.label).toBe(`GH₵${NBSP}100,000,000+`);
  });

  it('each begins where the previous one ends; the first at 0, the last without an upper end', () => {
    expect(PRICE_RANGES.map(({ min }) => min)).toEqual([
      0,
      ...PRICE_RANGES.slice(0, -1).map(({ max }) => max),
    ]);
    expect(PRICE_RANGES.at(-1)?.max).toBe(Infinity);
    for (const range of PRICE_RANGES) expect(priceRangeOf(range.code)).toBe(range);
  });
});
