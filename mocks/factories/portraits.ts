import { foldText } from '@efie/domain/text';
import names from '../../data/ghana-names.json' with { type: 'json' };
import { photosIn } from './photos';
import { Random } from './random';

export type Gender = 'woman' | 'man';

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

const MUSLIM_HEADWEAR_SHARE = 0.65;

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

/** The gender of the given name in a full name; null for a name that is not in the lists. */
export const genderOf = (fullName: string): Gender | null =>
  GENDER_OF_NAME.get(findGivenName(fullName) ?? '') ?? null;

/** Whether a portrait shows headwear of Muslims. */
export const hasMuslimHeadwear = (path: string): boolean => /-(hijab|kufi)-/.test(path);

/**
 * The storage path of a portrait that fits a full name: of the gender of its given name, and with headwear of Muslims only for a
 * Muslim name. A name that is not in the lists has any portrait without such headwear.
 */
export function portraitOf(fullName: string, seed: string): string {
  const name = findGivenName(fullName) ?? '';
  const gender = genderOf(fullName);
  const random = new Random(`portrait|${seed}|${name}`);
  const isMuslim = MUSLIM_KEYS.has(name) && random.chance(MUSLIM_HEADWEAR_SHARE);
  return random.pick(
    photosIn('portraits').filter(
      (path) => hasMuslimHeadwear(path) === isMuslim && (gender === null || path.includes(`/${gender}-`)),
    ),
  );
}
