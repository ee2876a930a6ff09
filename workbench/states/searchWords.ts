/**
 * Words that people use for the same thing; the catalogue finds a state by any of them. In lower case, and a word that
 * contains another one is not listed beside it.
 */
const SYNONYMS: readonly (readonly string[])[] = [
  ['error', 'fail', 'fault', 'forbidden', 'invalid', 'offline', 'refused', 'reject', 'wrong'],
  ['no internet', 'no connection', 'offline'],
  ['empty', 'no results', 'no match', 'nothing found', 'nothing listed'],
  ['loading', 'busy', 'sending', 'skeleton', 'slow', 'spinner', 'submitting', 'waiting'],
  ['login', 'log in', 'sign in', 'signin'],
  ['signup', 'sign up', 'register', 'registration'],
  ['listing', 'property', 'properties'],
  ['phone', 'mobile'],
  ['favorite', 'saved', 'bookmark'],
  ['dialog', 'modal', 'popup', 'overlay'],
  ['photo', 'image', 'picture'],
  ['radius', 'radii', 'corner'],
  ['spacing', 'space'],
  ['color', 'colour'],
  ['dropdown', 'select', 'combobox'],
  ['payment', 'checkout'],
];

/** Splits names in code into words: 'UserLogin' is 'User Login'. */
export const splitNames = (text: string): string => text.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');

/** Text for a search in lower case, with names in code as they are and as words. */
export const searchText = (...parts: readonly string[]): string =>
  parts
    .flatMap((part) => [part, splitNames(part)])
    .join(' ')
    .toLowerCase();

/** One thing that a query asks for: any of these words. */
export type SearchTerm = readonly string[];

const PHRASES = SYNONYMS.flatMap((group) => group.map((phrase) => ({ phrase, group }))).toSorted(
  (a, b) => b.phrase.length - a.phrase.length,
);

/** Words of a sentence that name no state. */
const STOP_WORDS = new Set(
  'a an and at can cannot does for from i in is it my of on or page screen the to was what when with you your'.split(
    ' ',
  ),
);

/** Splits a query into terms: 'log-in error' asks for a word for logging in and for a word for an error. */
export function searchTerms(query: string): readonly SearchTerm[] {
  const terms: SearchTerm[] = [];
  let rest = ` ${query.toLowerCase().replace(/[\s/-]+/g, ' ')} `;
  for (const { phrase, group } of PHRASES) {
    for (const form of [phrase, `${phrase}s`, `${phrase}ed`]) {
      if (!rest.includes(` ${form} `)) continue;
      rest = rest.replaceAll(` ${form} `, '  ');
      terms.push(group);
    }
  }
  const words = rest.split(' ').filter((word) => word !== '');
  const named = words.filter((word) => !STOP_WORDS.has(word));
  // A query that consists of stop words searches for them.
  return [...terms, ...(named.length > 0 || terms.length > 0 ? named : words).map((word) => [word])];
}

/** How many terms a text of `searchText` has a word for. */
export const countMatches = (text: string, terms: readonly SearchTerm[]): number =>
  terms.filter((words) => words.some((word) => text.includes(word))).length;

/** Names of components as people say them, where Storybook's search does not find them by the name in code. */
const SPOKEN_NAMES: readonly (readonly [title: RegExp, name: string])[] = [
  [/^Cards\/PropertyCard$/, 'listing card'],
  [/^Screens\/PropertyDetail$/, 'listing page'],
  [/Login(?!Required)/, 'login'],
];

/** Separates a story's name from its search words in Storybook's index. */
const SEPARATOR = ' · ';

interface IndexedState {
  title: string;
  name: string;
  isEmpty: boolean;
  isError: boolean;
  /** The first state of its component. */
  isFirst: boolean;
}

/**
 * A story's name in Storybook's index, whose search looks at names and titles only: 'Wrong Password · login error'. Few
 * names have search words, because each further word lowers a name's rank.
 */
export function indexName({ title, name, isEmpty, isError, isFirst }: IndexedState): string {
  const spokenName = SPOKEN_NAMES.find(([pattern]) => pattern.test(title))?.[1];
  const words = [
    ...(spokenName && (isError || isFirst) ? [spokenName] : []),
    ...(spokenName && isError ? ['error'] : []),
    ...(isEmpty ? ['no results'] : []),
  ];
  return words.length === 0 ? name : `${name}${SEPARATOR}${words.join(' ')}`;
}

/** The name of a story without its search words. */
export const storyName = (name: string): string => name.split(SEPARATOR)[0] ?? name;
