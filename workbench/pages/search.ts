/** Words that people use for the same thing, in lower case. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['error', 'fail', 'fault', 'forbidden', 'invalid', 'offline', 'refused', 'reject', 'wrong'],
  ['no internet', 'no connection', 'offline'],
  ['empty', 'no results', 'no match', 'nothing found', 'nothing listed'],
  ['loading', 'busy', 'sending', 'skeleton', 'slow', 'spinner', 'submitting', 'waiting'],
  ['login', 'log in', 'sign in'],
  ['signup', 'sign up', 'register', 'registration'],
  ['listing', 'property', 'properties'],
  ['phone', 'mobile'],
  ['favorite', 'saved', 'bookmark'],
  ['dialog', 'modal', 'popup', 'overlay'],
  ['photo', 'image', 'picture'],
  ['radius', 'radii', 'corner'],
  ['spacing', 'space'],
  ['dropdown', 'select', 'combobox'],
  ['payment', 'checkout'],
];

/** The longest first: 'no internet' before 'offline'. */
const PHRASES = SYNONYMS.flatMap((group) => group.map((phrase) => ({ phrase, group }))).toSorted(
  (a, b) => b.phrase.length - a.phrase.length,
);

/** Text for a search in lower case, with a name in code both whole and split: 'userlogin user login'. */
export const searchText = (...parts: readonly string[]): string =>
  parts
    .flatMap((part) => [part, part.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')])
    .join(' ')
    .toLowerCase();

/** A term of a query with its synonyms: one of them must match. */
type SearchTerm = readonly string[];

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
  return [...terms, ...rest.split(' ').flatMap((word) => (word === '' ? [] : [[word]]))];
}

/** How many terms a text of `searchText` has a word for. */
export const countMatches = (text: string, terms: readonly SearchTerm[]): number =>
  terms.filter((words) => words.some((word) => text.includes(word))).length;
