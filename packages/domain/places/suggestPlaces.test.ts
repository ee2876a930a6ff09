import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '../text/index';
import { REGIONS, districtsOf } from './index';
import type { CountedPlace } from './index';
import { allowedErrors, MAX_SUGGESTIONS, placeKey, suggestPlaces, typingErrors } from './suggestPlaces';

const place = (name: string, count = 1): CountedPlace => ({
  kind: 'district',
  name,
  region: 'Ashanti',
  filters: { region: 'Ashanti', district: name, text: '' },
  count,
});
const ghana = [...REGIONS, ...REGIONS.flatMap(districtsOf), 'East Legon', 'Osu', 'Kɔkɔfu', 'Aŋlɔ'].map(
  (name) => place(name),
);
const suggest = (typed: string, places = ghana) => suggestPlaces(typed, places).map(({ name }) => name);

/** Distance by its recursive definition (optimal string alignment). */
function naiveDistance(a: string, b: string): number {
  const cache = new Map<string, number>();
  const distance = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j;
    const key = `${i} ${j}`;
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const options = [
      distance(i - 1, j) + 1,
      distance(i, j - 1) + 1,
      distance(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
    ];
    if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
      options.push(distance(i - 2, j - 2) + 1);
    const least = Math.min(...options);
    cache.set(key, least);
    return least;
  };
  return distance(a.length, b.length);
}

/** Errors against every beginning of the name. */
const naiveErrors = (typed: string, name: string) =>
  Math.min(...Array.from({ length: name.length + 1 }, (_, end) => naiveDistance(typed, name.slice(0, end))));

function naiveRank(typed: string, name: string): number {
  const [text, whole] = [placeKey(typed), placeKey(name)];
  if (text === whole) return 0;
  if (whole.indexOf(text) === 0) return 1;
  if (whole.indexOf(text) > 0) return 2;
  const errors = naiveErrors(text, whole);
  return errors <= allowedErrors(text.length) ? 2 + errors : Infinity;
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'k', 'ɔ', 'É', ' ', '-', "'"), maxLength: 10 });
const somePlaces = fc.array(
  fc.record({ name: word, count: fc.nat({ max: 5 }) }).map(({ name, count }) => place(name, count)),
  { maxLength: 15 },
);

describe('suggestPlaces', () => {
  it.each([
    ['eastlegon', 'East Legon'],
    ['east-legon', 'East Legon'],
    ['EAST  LEGÓN', 'East Legon'],
    ['kumase', 'Kumasi'],
    ['kmuasi', 'Kumasi'],
    ['Kumasi Metropolitan', 'Kumasi'],
    ['ashanti region', 'Ashanti'],
    ['kokofu', 'Kɔkɔfu'],
    ['anlo', 'Aŋlɔ'],
    ['osu', 'Osu'],
    ['Asɔkwa', 'Asokwa'],
    ['sekonditakoradi', 'Sekondi-Takoradi'],
    ['takoradi', 'Sekondi-Takoradi'],
    ['bolgatnga', 'Bolgatanga'],
    ['greter acra', 'Greater Accra'],
    ['grater a', 'Greater Accra'],
  ])('finds for %s first %s', (typed, name) => expect(suggest(typed)[0]).toBe(name));

  it.each(['zzqx', 'xkcdqwrt', '!!!', '\u0301\u0301', '\u{1f3e0}', '1234567'])(
    'finds nothing for %s',
    (typed) => expect(suggest(typed)).toEqual([]),
  );

  it('lists the same name, then beginnings, then names that contain the text', () => {
    const places = [place('Gkumasi', 9), place('Kumasi North', 1), place('Kumasi')];
    expect(suggest('kumasi', places)).toEqual(['Kumasi', 'Kumasi North', 'Gkumasi']);
  });

  it('lists names with typing errors last, and only where no name starts with the text', () => {
    const places = [place('Kumazi', 9), place('Gkumasi')];
    expect(suggest('kumasi', places)).toEqual(['Gkumasi', 'Kumazi']);
    expect(suggest('kumasi', [...places, place('Kumasi North')])).toEqual(['Kumasi North', 'Gkumasi']);
    expect(suggest('kumas', [place('Dumasua'), place('Kumasi')])).toEqual(['Kumasi']);
  });

  it('lists the place with more listings first among equals, and without text of all', () => {
    const places = [place('Tema', 2), place('Tema West', 3), place('Tema East', 7)];
    expect(suggest('tem', places)).toEqual(['Tema East', 'Tema West', 'Tema']);
    expect(suggest(' ', places)).toEqual(['Tema East', 'Tema West', 'Tema']);
  });

  it('forgives no error below four letters, one below eight, then two', () => {
    expect(suggest('oso', [place('Osu')])).toEqual([]);
    expect(suggest('tima', [place('Tema')])).toEqual(['Tema']);
    expect(suggest('kumesa', [place('Kumasi')])).toEqual([]);
    expect(suggest('technimen', [place('Techiman')])).toEqual(['Techiman']);
  });

  it('ranks as the naive rule does, for any places and any text', () => {
    fc.assert(
      fc.property(word, somePlaces, (typed, places) => {
        const isBlank = typed.trim() === '';
        const hasBeginning = places.some(({ name }) => naiveRank(typed, name) <= 1);
        const expected = places
          .filter(({ name }) => isBlank || !hasBeginning || naiveRank(typed, name) <= 2)
          .map((item, position) => ({ item, position, rank: isBlank ? 0 : naiveRank(typed, item.name) }))
          .filter(({ rank }) => rank < Infinity && (isBlank || placeKey(typed) !== ''))
          .sort((a, b) => a.rank - b.rank || b.item.count - a.item.count || a.position - b.position)
          .slice(0, MAX_SUGGESTIONS);
        expect(suggestPlaces(typed, places)).toEqual(expected.map(({ item }) => item));
      }),
    );
  });

  it('counts typing errors as the recursive definition does', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
    fc.assert(
      fc.property(letters, letters, fc.nat({ max: 3 }), (typed, name, limit) => {
        const errors = naiveErrors(typed, name);
        expect(typingErrors(typed, name, limit)).toBe(errors <= limit ? errors : Infinity);
      }),
    );
  });

  it('finds every place by its name, however it is spelled and with one letter missing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ghana), fc.nat(), fc.boolean(), (wanted, position, isUpperCase) => {
        const name = foldText(wanted.name).replace(/[ -]/g, '');
        const typed = isUpperCase ? name.toUpperCase() : name;
        expect(suggest(typed)[0]).toBe(wanted.name);
        const at = position % typed.length;
        const ranked = suggestPlaces(typed.slice(0, at) + typed.slice(at + 1), ghana, ghana.length);
        if (typed.length > 4) expect(ranked.map(({ name: found }) => found)).toContain(wanted.name);
      }),
    );
  });

  it('never throws and stays fast, for any text of any length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
        expect(suggestPlaces(typed, ghana).length).toBeLessThanOrEqual(MAX_SUGGESTIONS);
      }),
    );
    for (const typed of ['a'.repeat(1e6), 'ɔ\u0301'.repeat(1e6), ' -'.repeat(1e6), '\ud800'.repeat(1e6)]) {
      expect(placeKey(typed).length).toBeLessThanOrEqual(48);
      expect(suggest(typed)).toEqual([]);
    }
  });
});

describe('a pasted place', () => {
  it.each([
    ['East Legon, Accra', 'East Legon'],
    ['Osu, Accra, Ghana', 'Osu'],
    ['Accra, Ghana', 'Accra'],
    ['Tamale Ghana', 'Tamale'],
    ['Ashanti Region, Ghana', 'Ashanti'],
    ['Ashanti Region.', 'Ashanti'],
    ['Accra Metropolitan Assembly', 'Accra'],
    ['Kumasi Metropolitan,', 'Kumasi'],
    ['Kumasi\u200b', 'Kumasi'],
    ['\u202aKumasi\u202c', 'Kumasi'],
  ])('%j is %s', (typed, name) => {
    expect(suggest(typed)[0]).toBe(name);
  });
});
