import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { initials } from './initials';

fc.configureGlobal({ seed: 20261121 });

const { edgeCases } = JSON.parse(
  readFileSync(new URL('../../../data/ghana-names.json', import.meta.url), 'utf8'),
) as { edgeCases: { fullName: string; case: string; initialsLettersOnly: string }[] };

afterEach(() => vi.unstubAllGlobals());

describe('initials', () => {
  it.each(edgeCases.map((edge) => [edge.case, edge] as const))('%s', (_, edge) => {
    expect(initials(edge.fullName)).toBe(edge.initialsLettersOnly);
  });

  it('empty names, emoji families, long and right-to-left names', () => {
    expect(initials('')).toBe('');
    expect(initials('   ')).toBe('');
    expect(initials('👨‍👩‍👧‍👦 🇬🇭')).toBe('👨‍👩‍👧‍👦');
    expect(initials('x'.repeat(10_000))).toBe('X');
    expect(initials('ßtraße ﬁn')).toBe('SF');
    expect(initials('محمد علي')).toBe('مع');
  });

  it('for any text, gives at most two characters and does not throw', () => {
    const segments = new Intl.Segmenter();
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), (first, second) => {
        for (const name of [first, second, `${first} ${second}`]) {
          expect([...segments.segment(initials(name))].length).toBeLessThanOrEqual(2);
        }
      }),
    );
  });

  it('letters of European and Ghanaian languages are single graphemes', () => {
    const letters = Array.from({ length: 0x2b0 - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
    expect(Array.from(new Intl.Segmenter().segment(letters.join('')), ({ segment }) => segment)).toEqual(
      letters,
    );
  });

  it('works without Intl.Segmenter', () => {
    vi.stubGlobal('Intl', {});
    expect(initials('Ɛsi Ɔkyere')).toBe('ƐƆ');
    expect(initials('')).toBe('');
  });
});
