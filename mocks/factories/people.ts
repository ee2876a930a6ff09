import names from '../../data/ghana-names.json';
import phones from '../../data/ghana-phones.json';
import type { Random } from './random';

const GIVEN: readonly string[] = [
  ...names.given.male,
  ...names.given.female,
  ...names.given.akanDayNames.flatMap((day) => [...day.male, ...day.female]),
];

const AKAN = [...names.surnames.akan, ...names.surnames.doubleBarrelled];

const SURNAMES_BY_REGION: Readonly<Record<string, readonly string[]>> = {
  'Greater Accra': [...names.surnames.ga, ...AKAN],
  Volta: names.surnames.ewe,
  Oti: names.surnames.ewe,
  Northern: names.surnames.northern,
  Savannah: names.surnames.northern,
  'North East': names.surnames.northern,
  'Upper East': names.surnames.northern,
  'Upper West': names.surnames.northern,
};

const AVOIDED: ReadonlySet<string> = new Set(names.avoidCombinations);

const LETTERS: Readonly<Record<string, string>> = names.transliteration;

/** A fictional full name that fits the region; well-known people's names are drawn again. */
export function fullNameOf(random: Random, region = 'Greater Accra'): string {
  const surnames = SURNAMES_BY_REGION[region] ?? AKAN;
  let name: string;
  do {
    name = `${random.pick(GIVEN)} ${random.pick(surnames)}`;
  } while (AVOIDED.has(name));
  return name;
}

/** An address on a reserved example domain, after the data's emailRule. */
export function emailOf(fullName: string, random: Random): string {
  const plain = [...fullName].map((letter) => LETTERS[letter] ?? letter).join('');
  const local = plain
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '.')
    .replace(/^\.|\.$/g, '');
  return `${local}@${random.pick(names.emailDomains)}`;
}

/** Codes whose numbers may start with 000, where a real subscriber is unlikely (the data's seedRule). */
const CODES: readonly string[] = phones.networks
  .flatMap((network) => network.prefixes)
  .filter((prefix) => !['25', '55', '59'].includes(prefix));

/** A mobile number as '+233 24 000 1234'. */
export function phoneOf(random: Random): string {
  return `+233 ${random.pick(CODES)} 000 ${String(random.int(1, 9_999)).padStart(4, '0')}`;
}

/** The invented agency names of the data. */
export const AGENCIES: readonly string[] = names.agencies;
