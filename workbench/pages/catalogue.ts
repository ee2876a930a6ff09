import type { ParsedStory } from '../../tools/stories/parseStories';
import type { Requirement } from '../../tools/coverage/requirements';
import { kindsOf, requirementsById, roleOf, type StateKind, type StateRole } from '../states/stateTags';
import { countMatches, searchTerms, searchText } from './search';

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

const place = (title: string): number =>
  (LAYERS.indexOf(layerOf(title)) + LAYERS.length + 1) % (LAYERS.length + 1);

/** Groups the stories by component, with the kinds, the role and the search text of each; screens come first. */
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
  return [...byTitle]
    .map(([title, states]) => ({ title, states }))
    .toSorted((a, b) => place(a.title) - place(b.title));
}

/** The number of states of each layer: 'Screens' of 'Screens/Listings'. */
export function countLayers(groups: readonly CatalogueGroup[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { title, states } of groups)
    counts.set(layerOf(title), (counts.get(layerOf(title)) ?? 0) + states.length);
  return counts;
}

/** The states that match a filter, without empty groups. Matches in titles, names and kinds come before those in descriptions. */
export function filterCatalogue(
  groups: readonly CatalogueGroup[],
  { kind, role, layer, text }: CatalogueFilter,
): readonly CatalogueGroup[] {
  const terms = searchTerms(text);
  return groups
    .filter(({ title }) => layer === '' || layerOf(title) === layer)
    .map(({ title, states }) => {
      const found = states.filter(
        (state) =>
          (kind === '' || state.kinds.some((each) => each === kind)) &&
          (role === '' || state.role === role) &&
          countMatches(state.text, terms) === terms.length,
      );
      const rank = Math.max(0, ...found.map(({ label }) => countMatches(label, terms)));
      return { title, states: found, rank: rank + countMatches(searchText(title), terms) };
    })
    .filter(({ states }) => states.length > 0)
    .toSorted((a, b) => b.rank - a.rank || (terms.length > 0 ? a.title.length - b.title.length : 0));
}
