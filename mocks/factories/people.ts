import names from '../../data/ghana-names.json' with { type: 'json' };
import phones from '../../data/ghana-phones.json' with { type: 'json' };
import type { Random } from './random';

const GIVEN_NAMES: readonly string[] = [
  ...names.given.male,
  ...names.given.female,
  ...names.given.akanDayNames.flatMap((day) => [...day.male, ...day.female]),
];

const AKAN_SURNAMES = [...names.surnames.akan, ...names.surnames.doubleBarrelled];

const SURNAMES_BY_REGION: Readonly<Record<string, readonly string[]>> = {
  'Greater Accra': [...names.surnames.ga, ...AKAN_SURNAMES],
  Volta: names.surnames.ewe,
  Oti: names.surnames.ewe,
  Northern: names.surnames.northern,
  Savannah: names.surnames.northern,
  'North East': names.surnames.northern,
  'Upper East': names.surnames.northern,
  'Upper West': names.surnames.northern,
};

const AVOIDED_NAMES: ReadonlySet<string> = new Set(names.avoidCombinations);

const TRANSLITERATION: Readonly<Record<string, string>> = names.transliteration;

/** A fictional full name that is typical of the region. Names of well-known people are avoided. */
export function fullNameOf(random: Random, region = 'Greater Accra'): string {
  const surnames = SURNAMES_BY_REGION[region] ?? AKAN_SURNAMES;
  let name: string;
  do {
    name = `${random.pick(GIVEN_NAMES)} ${random.pick(surnames)}`;
  } while (AVOIDED_NAMES.has(name));
  return name;
}

/** An email address on a reserved example domain, following `emailRule` of the data. */
export function emailOf(fullName: string, random: Random): string {
  const plain = [...fullName].map((letter) => TRANSLITERATION[letter] ?? letter).join('');
  const local = plain
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '.')
    .replace(/^\.|\.$/g, '');
  return `${local}@${random.pick(names.emailDomains)}`;
}

/** Network codes in which a number starting with 000 is unlikely to be assigned, following `seedRule` of the data. */
const NETWORK_CODES: readonly string[] = phones.networks
  .flatMap((network) => network.prefixes)
  .filter((prefix) => !['25', '55', '59'].includes(prefix));

/** A mobile number such as '+233 24 000 1234'. */
export function phoneOf(random: Random): string {
  return `+233 ${random.pick(NETWORK_CODES)} 000 ${String(random.int(1, 9_999)).padStart(4, '0')}`;
}

export const AGENCIES: readonly string[] = names.agencies;
