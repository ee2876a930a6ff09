import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterOptions, splitMatch } from './Combobox.helpers';

const options = [
  { value: 'a', label: 'Atwima Nwabiagya', hint: 'near Kumasi' },
  { value: 'b', label: 'Kumasi Metropolitan' },
  { value: 'c', label: 'Sɛfwi Wiawso' },
];
const search = (typed: string) => filterOptions(options, typed).map(({ value }) => value);

describe('filterOptions', () => {
  it('returns every option when nothing is typed', () => expect(search('  ')).toEqual(['a', 'b', 'c']));
  it('lists labels that start with the typed text first, and searches hints', () =>
    expect(search('kum')).toEqual(['b', 'a']));
  it('matches ɛ with e', () => expect(search('sefwi')).toEqual(['c']));
  it('returns nothing when no option matches', () => expect(search('zzz')).toEqual([]));
});

describe('splitMatch', () => {
  it('keeps every character', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, typed) => splitMatch(text, typed).join('') === text),
    );
  });
  it('ignores case', () =>
    expect(splitMatch('Kumasi Metropolitan', 'kum')).toEqual(['', 'Kum', 'asi Metropolitan']));
});
