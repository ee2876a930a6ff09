import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanUrlValue } from './cleanUrlValue';
import { cleanText } from './cleanText';
import { searchWords, typedWords } from './searchWords';
import { codeLabel, foldText, formatBytes, pluralize } from './index';
import { wrapText } from './wrapText';

fc.configureGlobal({ seed: 20261121 });

it('folds case, accents and the special letters of Akan and Ewe', () => {
  expect(foldText('Kɔkɔɔ AGYƐMAN')).toBe('kokoo agyeman');
  expect(foldText('Mawuɖem Aƒeto Ŋutifafa Ʋɔvɔ Ɣ')).toBe('mawudem afeto nutifafa vovo g');
  expect(foldText('José Akpɛ́ne')).toBe('jose akpene');
  expect(foldText('STRASSE')).toBe(foldText('straße'));
  expect(foldText('ΟΔΟΣ')).toBe(foldText('οδος'));
  expect(foldText('İI')).toBe('ii');
  expect(foldText('ﬂat, ﬁrst ﬂoor')).toBe('flat, first floor');
});

it('folding never throws and is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
  );
});

it('formats codes and counts', () => {
  expect(codeLabel('SEA-VIEW')).toBe('Sea View');
  expect(codeLabel('__')).toBe('');
  expect(pluralize(1, 'photo', 'photos')).toBe('1 photo');
  expect(pluralize(1204, 'photo', 'photos')).toBe('1,204 photos');
});

it.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [340_000, '340 kB'],
  [999_999, '1000 kB'],
  [1_240_000, '1.2 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

describe('cleanText', () => {
  it('removes what cannot be seen and converts wide characters and other digits', () => {
    expect(cleanText('\u202a+233 24\u00a0412\u202f3456\u202c')).toBe('+233 24 412 3456');
    expect(cleanText('\u200bKu\u00admasi\ufeff\u2060')).toBe('Kumasi');
    expect(cleanText('１２ａＢ')).toBe('12aB');
    expect(cleanText('٠٢٤٤ ۱۲')).toBe('0244 12');
  });

  it('keeps the joiners of an emoji, and no others', () => {
    for (const emoji of ['👨‍👩‍👧', '❤️‍🔥', '👩🏾‍🌾']) expect(cleanText(emoji)).toBe(emoji);
    expect(cleanText('a\u200db \u200d🏠\u200d')).toBe('ab 🏠');
  });

  it('is idempotent, and changes nothing in a text without marks', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(fc.property(text, (value) => cleanText(cleanText(value)) === cleanText(value)));
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('Agyɛman’s 🏠 – 120 m²\n\tx')), (value) => {
        expect(cleanText(value)).toBe(value);
      }),
    );
  });
});

it.each(['1', '1.', '1)', '1,', '1\u200b', ' 1”.', '(1)', '"1"'])('the id of %j is 1', (text) => {
  expect(cleanUrlValue(text)).toBe('1');
});

describe('the words of a search', () => {
  it.each([
    ['Kumasi, Ashanti', 'kumasi ashanti'],
    ['“East Legon.”', 'east legon'],
    ['Osu/East-Legon!', 'osu east legon'],
    ['2–bedroom', '2 bedroom'],
    ['Mama’s', 'mamas'],
    ["Mama's", 'mamas'],
    ['\u202aKumasi\u200b\u202c', 'kumasi'],
    ['Kumasi - Ashanti', 'kumasi - ashanti'],
  ])('of %j are those of %j', (text, words) => {
    expect(searchWords(text).join(' ')).toBe(words);
  });

  it('drop the s of a plural, when they are typed', () => {
    expect(typedWords('2 bedrooms – glass Ho bus')).toEqual(['2', 'bedroom', 'glass', 'ho', 'bus']);
  });

  it('are found in the text that they were taken from', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const words = searchWords(text);
        expect(typedWords(text).every((typed) => words.some((word) => word.includes(typed)))).toBe(true);
      }),
    );
  });
});

describe('wrapText', () => {
  const wrap = (text: string, width: number, maxLines: number) =>
    wrapText(text, { width, maxLines, measure: (part) => Array.from(part).length });

  it('breaks at spaces, and inside a word that is longer than a line', () => {
    expect(wrap('two rooms in Osu', 9, 3)).toEqual(['two rooms', 'in Osu']);
    expect(wrap('abcdefghij', 4, 3)).toEqual(['abcd', 'efgh', 'ij']);
    expect(wrap('  ', 4, 3)).toEqual([]);
  });

  it('ends in an ellipsis when something is left over', () => {
    expect(wrap('two rooms in Osu', 9, 1)).toEqual(['two…']);
    expect(wrap('abcdefghij', 4, 2)).toEqual(['abcd', 'efg…']);
    expect(wrap('ab', 0, 2)).toEqual([]);
  });

  it('never makes a line longer than the width, and loses nothing without an ellipsis', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.nat(20),
        fc.nat(5),
        (text, width, maxLines) => {
          const lines = wrap(text, width, maxLines);
          expect(lines.length).toBeLessThanOrEqual(maxLines);
          for (const line of lines) expect(Array.from(line).length).toBeLessThanOrEqual(width);
          const solid = (part: string) => part.replace(/\s+/g, '');
          const isWhole = solid(lines.join('')) === solid(text);
          expect(isWhole || lines.length === 0 || lines.length === maxLines || width < 4).toBe(true);
        },
      ),
    );
  });
});
