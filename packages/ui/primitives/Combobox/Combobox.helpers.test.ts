import { foldText } from '@efie/domain/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterOptions, splitMatch } from './Combobox.helpers';

const options = [
  { value: 'a', label: 'Atwima Nwabiagya', hint: 'near Kumasi' },
  { value: 'b', label: 'Kumasi Metropolitan' },
  { value: 'c', label: 'Sɛfwi Wiawso' },
  { value: 'd', label: 'Aŋlɔgã Ɖoɖome Aƒetome' },
];
const search = (typed: string) => filterOptions(options, typed, foldText).map(({ value }) => value);

describe('filterOptions', () => {
  it('returns every option when nothing is typed', () => expect(search('  ')).toEqual(['a', 'b', 'c', 'd']));
  it('lists labels that start with the typed text first, and searches hints', () =>
    expect(search('kum')).toEqual(['b', 'a']));
  it('matches ɛ with e', () => expect(search('sefwi')).toEqual(['c']));
  it('matches the other letters of Akan and Ewe, as the search of listings does', () => {
    for (const typed of ['anloga', 'dodome', 'afetome', 'ANLƆGA', 'Ɖodo'])
      expect(search(typed)).toEqual(['d']);
  });
  it('returns nothing when no option matches', () => expect(search('zzz')).toEqual([]));
});

describe('splitMatch', () => {
  it('keeps every character', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        (text, typed) => splitMatch(text, typed, foldText).join('') === text,
      ),
    );
  });
  it('ignores case', () =>
    expect(splitMatch('Kumasi Metropolitan', 'kum', foldText)).toEqual(['', 'Kum', 'asi Metropolitan']));
  it('finds special letters by plain ones', () =>
    expect(splitMatch('Sɛfwi Wiawso', 'sef', foldText)).toEqual(['', 'Sɛf', 'wi Wiawso']));
});
