import { foldText } from '@efie/domain';
import { HEADS, MUSLIM_HEADS, type Gender, type PortraitLook } from '@efie/illustrations/names';
import names from '../../data/ghana-names.json' with { type: 'json' };
import { createRandom } from './random';

/** The given names in the data that Muslims have. */
export const MUSLIM_NAMES: ReadonlySet<string> = new Set([
  'Abdul-Rahman',
  'Alhassan',
  'Iddrisu',
  'Yakubu',
  'Mohammed',
  'Ibrahim',
  'Fuseini',
  'Sulemana',
  'Abukari',
  'Issahaku',
  'Salamatu',
  'Rahinatu',
  'Memunatu',
  'Amina',
  'Fatima',
  'Zainab',
  'Hawa',
  'Samira',
  'Memuna',
]);

const MUSLIM_HEAD_SHARE = 0.65;

const MUSLIM_KEYS: ReadonlySet<string> = new Set([...MUSLIM_NAMES].map(foldText));

const GENDER_OF_NAME: ReadonlyMap<string, Gender> = new Map(
  [names.given, ...names.given.akanDayNames, ...names.given.eweDayNames].flatMap(({ male, female }) => [
    ...male.map((name): [string, Gender] => [foldText(name), 'man']),
    ...female.map((name): [string, Gender] => [foldText(name), 'woman']),
  ]),
);

/** The first given name of the lists in a full name, of one word or two. The last word of a longer name is a surname. */
function findGivenName(fullName: string): string | undefined {
  const words = foldText(fullName).match(/[\p{L}'-]+/gu) ?? [];
  const hasSurname = words.length > 1 && !GENDER_OF_NAME.has(words.join(' '));
  const given = hasSurname ? words.slice(0, -1) : words;
  return given
    .flatMap((word, index) => [`${word} ${given[index + 1] ?? ''}`, word])
    .find((name) => GENDER_OF_NAME.has(name));
}

/**
 * A look that fits a full name: the gender of its given name, and headwear of Muslims only for a Muslim name. Null for a name
 * that is not in the lists.
 */
export function portraitLookOf(fullName: string, seed: string): PortraitLook | null {
  const name = findGivenName(fullName);
  const gender = name === undefined ? undefined : GENDER_OF_NAME.get(name);
  if (name === undefined || gender === undefined) return null;
  const random = createRandom(`portrait|${seed}|${name}`);
  const isMuslimHead = MUSLIM_KEYS.has(name) && random.chance(MUSLIM_HEAD_SHARE);
  const heads = HEADS[gender].filter((head) => MUSLIM_HEADS.has(head) === isMuslimHead);
  return { gender, head: random.pick(heads) };
}
