import fc from 'fast-check';
import { expect, it } from 'vitest';
import { codeLabel, foldText, formatBytes, pluralize } from '../index';

fc.configureGlobal({ seed: 20261121 });

it('folds case, accents and the special letters of Akan and Ewe', () => {
  expect(foldText('Kɔkɔɔ AGYƐMAN')).toBe('kokoo agyeman');
  expect(foldText('Mawuɖem Aƒeto Ŋutifafa Ʋɔvɔ Ɣ')).toBe('mawudem afeto nutifafa vovo g');
  expect(foldText('José Akpɛ́ne')).toBe('jose akpene');
  expect(foldText('STRASSE')).toBe(foldText('straße'));
  expect(foldText('ΟΔΟΣ')).toBe(foldText('οδος'));
  expect(foldText('İI')).toBe('ii');
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
