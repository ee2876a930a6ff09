import type { ParsedStory } from '../../tools/stories/parseStories';
import type { Requirement } from '../../tools/coverage/requirements';
import { countMatches, searchTerms, searchText, splitNames, type SearchTerm } from '../states/searchWords';
import { kindsOf, requirementsById, roleOf, type StateKind, type StateRole } from '../states/stateTags';

export interface CatalogueState extends ParsedStory {
  kinds: readonly StateKind[];
  /** Null for a component that is rendered without the app. */
  role: StateRole | null;
  /** What a search looks at. */
  text: string;
  /** Its title, name and kinds, which a search ranks by. */
  label: string;
}

export interface CatalogueGroup {
  title: string;
  /** The title, for a search. */
  text: string;
  states: readonly CatalogueState[];
}

/** Filters as in the page's URL; '' matches everything. */
export interface CatalogueFilter {
  /** One of `STATE_KINDS`. */
  kind: string;
  /** One of `STATE_ROLES`. */
  role: string;
  /** 'Screens', 'Dialogs' */
  layer: string;
  /** Words that must all occur, or synonyms of them, in the title, name, description, requirement IDs, session or kinds. */
  text: string;
}

/** Groups the stories by component, with the kinds, the role and the search text of each. */
export function catalogueOf(
  stories: readonly ParsedStory[],
  requirements: readonly Requirement[],
): readonly CatalogueGroup[] {
  const byId = requirementsById(requirements);
  const byTitle = new Map<string, CatalogueState[]>();
  for (const story of stories) {
    const { title, name, doc, session, proves } = story;
    const kinds = kindsOf(story, byId);
    const label = searchText(title, name, ...kinds);
    const text = `${label} ${searchText(doc, session, ...proves)}`;
    const group = byTitle.get(title) ?? [];
    group.push({ ...story, kinds, role: roleOf(story), text, label });
    byTitle.set(title, group);
  }
  return [...byTitle].map(([title, states]) => ({ title, text: searchText(title), states }));
}

/** The layers, with screens first because they are searched most. */
const LAYERS = [
  'Screens',
  'Journeys',
  'Dialogs',
  'Panels',
  'Forms',
  'Cards',
  'Fields',
  'Photos',
  'Primitives',
  'Theme',
  'Mocks',
];

const layerOf = (title: string): string => title.split('/')[0] ?? '';

export interface CatalogueLayer {
  name: string;
  /** Number of states. */
  count: number;
}

/** The layers with their number of states: 'Screens' of 'Screens/Listings'. */
export function layersOf(groups: readonly CatalogueGroup[]): readonly CatalogueLayer[] {
  const counts = new Map<string, number>();
  for (const { title, states } of groups) {
    counts.set(layerOf(title), (counts.get(layerOf(title)) ?? 0) + states.length);
  }
  const place = (name: string) => (LAYERS.includes(name) ? LAYERS.indexOf(name) : LAYERS.length);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => place(a.name) - place(b.name));
}

const hasKindAndRole = (state: CatalogueState, { kind, role }: CatalogueFilter): boolean =>
  (kind === '' || state.kinds.some((each) => each === kind)) && (role === '' || state.role === role);

function filterByTerms(
  groups: readonly CatalogueGroup[],
  filter: CatalogueFilter,
  terms: readonly SearchTerm[],
): readonly CatalogueGroup[] {
  return groups
    .map((group) => {
      const inTitle = countMatches(group.text, terms);
      const isWhole = terms.length > 0 && inTitle === terms.length;
      const states = group.states.filter(
        (state) =>
          hasKindAndRole(state, filter) && (isWhole || countMatches(state.text, terms) === terms.length),
      );
      const inLabels = Math.max(0, ...states.map(({ label }) => countMatches(label, terms)));
      return { ...group, states, rank: inLabels + inTitle };
    })
    .filter(({ states }) => states.length > 0)
    .toSorted((a, b) => b.rank - a.rank || (terms.length > 0 ? a.title.length - b.title.length : 0));
}

/**
 * The states that match a filter, without empty groups. If a component's title matches the text, all of its states do.
 * Matches in titles, names and kinds come before those in descriptions.
 */
export const filterCatalogue = (
  groups: readonly CatalogueGroup[],
  filter: CatalogueFilter,
): readonly CatalogueGroup[] =>
  filterByTerms(
    groups.filter(({ title }) => filter.layer === '' || layerOf(title) === filter.layer),
    filter,
    searchTerms(filter.text),
  );

export const countStates = (groups: readonly CatalogueGroup[]): number =>
  groups.reduce((sum, { states }) => sum + states.length, 0);

/** Another filter that has results, for a filter that has few or none. */
export interface NearFilter {
  label: string;
  count: number;
  filter: CatalogueFilter;
}

/** Letters that a word and a word of a title share at least to count as near. */
const SHARED_LETTERS = 3;

/** The query with a word that nothing has replaced by words of titles that begin alike, the nearest first. */
function nearQueries(groups: readonly CatalogueGroup[], words: readonly string[]): string[] {
  const known = [
    ...new Set(
      groups.flatMap(({ title }) =>
        splitNames(title)
          .toLowerCase()
          .split(/[\s/]+/),
      ),
    ),
  ];
  const shared = (word: string, other: string): number => {
    let length = 0;
    while (length < word.length && word[length] === other[length]) length += 1;
    return length;
  };
  return words
    .filter((word) => !groups.some(({ states }) => states.some(({ text }) => text.includes(word))))
    .flatMap((word) =>
      known
        .map((near) => ({ near, length: shared(near, word) }))
        .filter(({ length }) => length >= SHARED_LETTERS)
        .toSorted((a, b) => b.length - a.length)
        .map(({ near }) => words.map((each) => (each === word ? near : each)).join(' ')),
    );
}

/** Suggestions for a text that finds nothing. */
const SUGGESTIONS = 5;

/**
 * What else a text finds: the other layers with results; if nothing has any, the text with one word corrected or left out.
 */
export function nearFilters(
  groups: readonly CatalogueGroup[],
  filter: CatalogueFilter,
): readonly NearFilter[] {
  if (filter.text.trim() === '') return [];
  const withCount = (label: string, near: CatalogueFilter): NearFilter => ({
    label,
    count: countStates(filterCatalogue(groups, near)),
    filter: near,
  });
  const everywhere = { ...filter, layer: '' };
  const layers =
    filter.layer === ''
      ? []
      : layersOf(filterCatalogue(groups, everywhere))
          .filter(({ name }) => name !== filter.layer)
          .map(({ name, count }) => ({ label: name, count, filter: { ...filter, layer: name } }));
  if (layers.length > 0 || countStates(filterCatalogue(groups, filter)) > 0) return layers;
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  const shorter =
    words.length > 1 ? words.map((word) => words.filter((each) => each !== word).join(' ')) : [];
  return [...new Set([...nearQueries(groups, words), ...shorter])]
    .map((text) => withCount(text, { kind: '', role: '', layer: '', text }))
    .filter(({ count }) => count > 0)
    .slice(0, SUGGESTIONS);
}

/** Checklist lines that a test in code proves instead of a story. */
const IS_PROVED_IN_CODE = /^(?:\[R\] )?\[T\] /;

/** Requirements that no story claims to prove. */
export interface WithoutStory {
  /** Checklist lines that need a story. */
  gaps: readonly Requirement[];
  /** Checklist lines that tests in code prove. */
  inCode: readonly Requirement[];
  faults: readonly Requirement[];
}

export function withoutStory(
  stories: readonly ParsedStory[],
  requirements: readonly Requirement[],
): WithoutStory {
  const shown = new Set(stories.flatMap(({ proves }) => proves));
  const open = requirements.filter(({ id }) => !shown.has(id));
  const lines = open.filter(({ id }) => id.startsWith('C'));
  return {
    gaps: lines.filter(({ text }) => !IS_PROVED_IN_CODE.test(text)),
    inCode: lines.filter(({ text }) => IS_PROVED_IN_CODE.test(text)),
    faults: open.filter(({ id }) => id.startsWith('F')),
  };
}

/** A group of the checklist with the stories that prove its lines. */
export interface SpecifiedGroup {
  name: string;
  stories: readonly ParsedStory[];
}

/** The groups of the checklist ('C. Home'), each with the states that prove its lines. */
export function specifiedStates(
  stories: readonly ParsedStory[],
  requirements: readonly Requirement[],
): readonly SpecifiedGroup[] {
  const lines = requirements.filter(({ id }) => id.startsWith('C'));
  return [...new Set(lines.map(({ group }) => group))].map((name) => {
    const ids = new Set(lines.filter(({ group }) => group === name).map(({ id }) => id));
    return { name, stories: stories.filter(({ proves }) => proves.some((id) => ids.has(id))) };
  });
}
