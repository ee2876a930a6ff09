import type { ParsedStory } from '../../tools/stories/parseStories';
import type { Requirement } from '../../tools/coverage/requirements';

/** Kinds of states, for the catalogue's filters. */
export type StateKind = 'fault' | 'message' | 'payment';
export type StateRole = 'guest' | 'user' | 'agent';

export interface CatalogueState extends ParsedStory {
  kinds: readonly StateKind[];
  role: StateRole;
}

export interface CatalogueGroup {
  title: string;
  states: readonly CatalogueState[];
}

/** Filters as in the page's URL; '' matches everything. */
export interface CatalogueFilter {
  /** 'fault', 'message', 'payment' */
  kind: string;
  /** 'guest', 'user', 'agent' */
  role: string;
  /** 'Screens', 'Dialogs' */
  layer: string;
  /** Words that must all occur in the title, name, description, marks or session. */
  words: string;
}

/** Checklist lines about messages, which refer to sections 5 and 8 of the specification. */
const QUOTED_MESSAGE = /'[^']+'.*\(S[0-9, S]*[58]/;

/** Checklist groups about payments. */
const MONEY = /^(?:N|T)\. /;

const roleOf = (session: string): StateRole =>
  session.startsWith('agent') ? 'agent' : session.startsWith('user') ? 'user' : 'guest';

/** Determines the kinds of state of every story from its proofs and parameters. */
export function catalogueOf(
  stories: readonly ParsedStory[],
  demands: readonly Requirement[],
): readonly CatalogueGroup[] {
  const byMark = new Map(demands.map((demand) => [demand.mark, demand]));
  const kindsOf = ({ proves, network, failingOperations, title }: ParsedStory): StateKind[] => {
    const asked = proves.map((mark) => byMark.get(mark)).filter((demand) => demand !== undefined);
    const isFault =
      network !== '' || failingOperations.length > 0 || proves.some((mark) => mark.startsWith('F'));
    const isMessage = asked.some(({ text }) => QUOTED_MESSAGE.test(text));
    const isPayment = /(?:Plan|Payment|Checkout)/.test(title) || asked.some(({ group }) => MONEY.test(group));
    return [
      ...(isFault ? (['fault'] as const) : []),
      ...(isMessage ? (['message'] as const) : []),
      ...(isPayment ? (['payment'] as const) : []),
    ];
  };
  const byTitle = new Map<string, CatalogueState[]>();
  for (const story of stories) {
    const group = byTitle.get(story.title) ?? [];
    group.push({ ...story, kinds: kindsOf(story), role: roleOf(story.session) });
    byTitle.set(story.title, group);
  }
  return [...byTitle].map(([title, states]) => ({ title, states }));
}

/** The layers, with screens first because they are searched most. */
const LAYERS = [
  'Screens',
  'Journeys',
  'Dialogs',
  'Panels',
  'Cards',
  'Fields',
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
    .toSorted((one, other) => place(one.name) - place(other.name));
}

/** The states that match a filter, without empty groups. */
export function filterCatalogue(
  groups: readonly CatalogueGroup[],
  { kind, role, layer, words }: CatalogueFilter,
): readonly CatalogueGroup[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const isIn = ({ title, name, doc, proves, session, kinds, role: own }: CatalogueState): boolean => {
    const text = [title, name, doc, session, ...proves].join(' ').toLowerCase();
    return (
      (kind === '' || kinds.some((each) => each === kind)) &&
      (role === '' || own === role) &&
      wanted.every((word) => text.includes(word))
    );
  };
  return groups
    .filter(({ title }) => layer === '' || layerOf(title) === layer)
    .map((group) => ({ ...group, states: group.states.filter(isIn) }))
    .filter(({ states }) => states.length > 0);
}

/** Messages and faults that no story shows, because a journey or a unit test proves them. */
export function withoutStory(
  stories: readonly ParsedStory[],
  demands: readonly Requirement[],
): { messages: readonly Requirement[]; faults: readonly Requirement[] } {
  const shown = new Set(stories.flatMap(({ proves }) => proves));
  const open = demands.filter(({ mark }) => !shown.has(mark));
  return {
    messages: open.filter(({ mark, text }) => mark.startsWith('C') && QUOTED_MESSAGE.test(text)),
    faults: open.filter(({ mark }) => mark.startsWith('F')),
  };
}
