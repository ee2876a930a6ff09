import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterOptions, splitMatch } from './Combobox.helpers';

const options = [
  { value: 'a', label: 'Atwima Nwabiagya', hint: 'near Kumasi' },
  { value: 'b', label: 'Kumasi Metropolitan' },
  { value: 'c', label: 'Sɛfwi Wiawso' },
];
const found = (typed: string) => filterOptions(options, typed).map(({ value }) => value);

describe('filterOptions', () => {
  it('gives everything when nothing is typed', () => expect(found('  ')).toEqual(['a', 'b', 'c']));
  it('puts labels that begin with the words first and searches hints', () =>
    expect(found('kum')).toEqual(['b', 'a']));
  it('reads e for ɛ', () => expect(found('sefwi')).toEqual(['c']));
  it('finds nothing for other words', () => expect(found('zzz')).toEqual([]));
});

describe('splitMatch', () => {
  it('loses no letter', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, typed) => splitMatch(text, typed).join('') === text),
    );
  });
  it('finds the match whatever its case', () =>
    expect(splitMatch('Kumasi Metropolitan', 'kum')).toEqual(['', 'Kum', 'asi Metropolitan']));
});
