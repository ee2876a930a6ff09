import type { ParsedStory } from '../../tools/stories/parseStories';
import type { Named } from './named';
import { NAMED_PARTS } from './namedParts';
import { NAMED_SCREENS } from './namedScreens';

/** All screens, dialogs and components that the specification names, with their states. */
export const EXPECTED: readonly Named[] = [...NAMED_SCREENS, ...NAMED_PARTS];

export interface ExpectedState {
  subject: string;
  state: string;
  /** The story of the state; null if there is none. */
  story: Pick<ParsedStory, 'id' | 'title' | 'name'> | null;
}

function placeOf(named: Named, where: string): { title: string; name: string } {
  const [title, name] = where.includes(': ') ? where.split(': ') : [named.title, where];
  return { title: title ?? '', name: name ?? '' };
}

/** Pairs every state that the specification names with its story. */
export function findExpected(
  stories: readonly Pick<ParsedStory, 'id' | 'title' | 'name'>[],
): readonly ExpectedState[] {
  const byPlace = new Map(stories.map((story) => [`${story.title}: ${story.name}`, story]));
  return EXPECTED.flatMap((named) =>
    Object.entries(named.states).map(([state, where]) => {
      const { title, name } = placeOf(named, where);
      return { subject: named.name, state, story: byPlace.get(`${title}: ${name}`) ?? null };
    }),
  );
}

/** States that the specification names and no story shows. */
export const findGaps = (
  stories: readonly Pick<ParsedStory, 'id' | 'title' | 'name'>[],
): readonly ExpectedState[] => findExpected(stories).filter(({ story }) => story === null);

/** URL patterns in the table of section 2 of the specification: '/property/{id}'; 'any other path' for the last. */
export function readRoutes(specification: string): string[] {
  const [, section = ''] = specification.split('## 2. Screens and routes');
  const [table = ''] = section.split('\n###');
  return table
    .split('\n')
    .filter((row) => row.startsWith('| /') || row.startsWith('| any'))
    .flatMap((row) => (row.split('|')[1] ?? '').trim().split(', '));
}
