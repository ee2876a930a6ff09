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
  /** Words that must all occur in the title, name, description, requirement IDs or session. */
  text: string;
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
  requirements: readonly Requirement[],
): readonly CatalogueGroup[] {
  const byId = new Map(requirements.map((requirement) => [requirement.id, requirement]));
  const kindsOf = ({ proves, network, failingOperations, title }: ParsedStory): StateKind[] => {
    const proved = proves.map((id) => byId.get(id)).filter((requirement) => requirement !== undefined);
    const isFault = network !== '' || failingOperations.length > 0 || proves.some((id) => id.startsWith('F'));
    const isMessage = proved.some(({ text }) => QUOTED_MESSAGE.test(text));
    const isPayment =
      /(?:Plan|Payment|Checkout)/.test(title) || proved.some(({ group }) => MONEY.test(group));
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
    .toSorted((a, b) => place(a.name) - place(b.name));
}

/** The states that match a filter, without empty groups. */
export function filterCatalogue(
  groups: readonly CatalogueGroup[],
  { kind, role, layer, text: filterText }: CatalogueFilter,
): readonly CatalogueGroup[] {
  const words = filterText.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = ({
    title,
    name,
    doc,
    proves,
    session,
    kinds,
    role: stateRole,
  }: CatalogueState): boolean => {
    const text = [title, name, doc, session, ...proves].join(' ').toLowerCase();
    return (
      (kind === '' || kinds.some((each) => each === kind)) &&
      (role === '' || stateRole === role) &&
      words.every((word) => text.includes(word))
    );
  };
  return groups
    .filter(({ title }) => layer === '' || layerOf(title) === layer)
    .map((group) => ({ ...group, states: group.states.filter(matches) }))
    .filter(({ states }) => states.length > 0);
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
