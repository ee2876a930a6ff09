import type { WrittenStory } from '../../.ci/stories/readStories';
import type { Demand } from '../../.ci/proof/readDemands';

/** What a state is of, for the catalogue's filters. */
export type StateKind = 'fault' | 'message' | 'payment';
export type StateRole = 'guest' | 'user' | 'agent';

export interface CatalogueState extends WrittenStory {
  kinds: readonly StateKind[];
  role: StateRole;
}

export interface CatalogueGroup {
  title: string;
  states: readonly CatalogueState[];
}

export interface CatalogueFilter {
  kind: StateKind | '';
  role: StateRole | '';
  /** 'Screens', 'Dialogs', '' for all. */
  layer: string;
  /** Words that must all stand in the title, the name or the sentence. */
  words: string;
}

/** Lines that ask for words: sections 5 and 8 of the specification quote them. */
const QUOTED_MESSAGE = /'[^']+'.*\(S[0-9, S]*[58]/;

/** Groups of the checklist that are about money. */
const MONEY = /^(?:N|T)\. /;

const roleOf = (session: string): StateRole =>
  session.startsWith('agent') ? 'agent' : session.startsWith('user') ? 'user' : 'guest';

/** Says of every story what kind of state it shows, from what it proves and asks for. */
export function catalogueOf(
  stories: readonly WrittenStory[],
  lines: readonly Demand[],
): readonly CatalogueGroup[] {
  const byMark = new Map(lines.map((line) => [line.mark, line]));
  const kindsOf = ({ proves, network, title }: WrittenStory): StateKind[] => {
    const demands = proves.map((mark) => byMark.get(mark)).filter((demand) => demand !== undefined);
    const isFault = network !== '' || proves.some((mark) => mark.startsWith('F'));
    const isMessage = demands.some(({ text }) => QUOTED_MESSAGE.test(text));
    const isPayment =
      /(?:Plan|Payment|Checkout)/.test(title) || demands.some(({ group }) => MONEY.test(group));
    return [
      ...(isFault ? (['fault'] as const) : []),
      ...(isMessage ? (['message'] as const) : []),
      ...(isPayment ? (['payment'] as const) : []),
    ];
  };
  const states = stories.map((story) => ({ ...story, kinds: kindsOf(story), role: roleOf(story.session) }));
  const titles = [...new Set(states.map(({ title }) => title))];
  return titles.map((title) => ({ title, states: states.filter((state) => state.title === title) }));
}

/** The layers in the order of the sidebar: 'Screens' of 'Screens/Listings'. */
export const layersOf = (groups: readonly CatalogueGroup[]): readonly string[] => [
  ...new Set(groups.map(({ title }) => layerOf(title))),
];

const layerOf = (title: string): string => title.split('/')[0] ?? '';

/** The states that a filter leaves; groups with none left go. */
export function filterCatalogue(
  groups: readonly CatalogueGroup[],
  { kind, role, layer, words }: CatalogueFilter,
): readonly CatalogueGroup[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const isIn = ({ title, name, doc, kinds, role: own }: CatalogueState): boolean => {
    const text = `${title} ${name} ${doc}`.toLowerCase();
    return (
      (kind === '' || kinds.includes(kind)) &&
      (role === '' || own === role) &&
      wanted.every((word) => text.includes(word))
    );
  };
  return groups
    .filter(({ title }) => layer === '' || layerOf(title) === layer)
    .map((group) => ({ ...group, states: group.states.filter(isIn) }))
    .filter(({ states }) => states.length > 0);
}
