import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Covered, CoverageState } from '../../tools/coverage/coverage';
import { paths } from '../../apps/web/routing/paths';
import { screenNames, storiesOf } from '../../apps/web/routing/screens';
import { readChecklist } from '../../tools/coverage/requirements';
import { readSpecification } from '../../tools/coverage/specification';
import { readStories, parseStories } from '../../tools/stories/parseStories';
import {
  catalogueOf,
  countStates,
  filterCatalogue,
  layersOf,
  nearFilters,
  specifiedStates,
  withoutStory,
} from './catalogue';
import { filterCovered, groupsOf } from './covered';
import { readQuery, writeQuery } from './pageQuery';

const stories = readStories(process.cwd());
const { lines: checklist } = readSpecification(process.cwd());

const FILE = `
const meta = { title: 'Screens/Plans', parameters: { route: '/plans' } } satisfies Meta;
export default meta;
/** A payment cannot be
 * started. */
export const StartFailed: Story = {
  parameters: { proves: ['C358', 'F129'], session: 'agent-free', msw: { handlers: { initializeSubscription: outcomes.initializeSubscriptionError(500) } } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {},
};
export const helper = () => 1;
`;

it('parses a story file', () => {
  expect(parseStories('a.stories.tsx', FILE)).toEqual([
    {
      id: 'screens-plans--start-failed',
      title: 'Screens/Plans',
      name: 'Start Failed',
      file: 'a.stories.tsx',
      doc: 'A payment cannot be started.',
      tags: [],
      decorators: [],
      kind: '',
      proves: ['C358', 'F129'],
      session: 'agent-free',
      network: '',
      scenario: '',
      route: '/plans',
      hasHandlers: true,
      failingOperations: ['initializeSubscription'],
      pendingOperations: [],
      hasPlay: true,
      viewport: 'phone',
    },
  ]);
});

it('determines the kinds of state a story shows and filters by them', () => {
  const lines = readChecklist(
    "## N. Plans\n358. Failure: 'Failed to initialize subscription. Please try again.' (S8)\n",
  );
  const groups = catalogueOf(parseStories('a.stories.tsx', FILE), lines);
  expect(groups[0]?.states[0]).toMatchObject({ kinds: ['fault', 'message', 'payment'], role: 'agent' });
  const everything = { kind: '', role: '', layer: '', text: '' } as const;
  expect(filterCatalogue(groups, { ...everything, text: 'payment START' })).toHaveLength(1);
  expect(filterCatalogue(groups, { ...everything, role: 'user' })).toHaveLength(0);
  expect(filterCatalogue(groups, { ...everything, layer: 'Cards' })).toHaveLength(0);
});

describe('the search of the catalogue', () => {
  const groups = catalogueOf(stories, Object.values(readSpecification(process.cwd())).flat());
  const search = (text: string, layer = '') => ({ kind: '', role: '', layer, text });
  const find = (text: string, layer = '') => filterCatalogue(groups, search(text, layer));
  const titlesOf = (text: string) => find(text).map(({ title }) => title);

  it('shows all states of a component that people call otherwise', () => {
    const [first] = find('listing card');
    expect(first?.title).toBe('Cards/PropertyCard');
    expect(first?.states).toEqual(groups.find(({ title }) => title === first?.title)?.states);
  });

  it.each([
    { text: 'login error', title: 'Screens/UserLogin', name: 'Wrong Password' },
    { text: 'log-in error', title: 'Screens/AgentLogin', name: 'Refused' },
    { text: 'no results', title: 'Screens/Listings', name: 'Empty' },
    { text: 'nothing found', title: 'Screens/Listings', name: 'Nothing Listed' },
    { text: 'payment failed', title: 'Screens/PaymentCallback', name: 'Failed' },
    { text: 'radius', title: 'Theme/Shape and space', name: 'Corner radius' },
    { text: 'spacing', title: 'Theme/Shape and space', name: 'Spacing' },
    { text: 'modal report', title: 'Dialogs/Report', name: 'Default' },
  ])('finds $name of $title by "$text"', ({ text, title, name }) => {
    const group = find(text).find((each) => each.title === title);
    expect(group?.states.map((state) => state.name)).toContain(name);
  });

  it('lists matches in titles, names and kinds first', () => {
    expect(titlesOf('radius')[0]).toBe('Theme/Shape and space');
    expect(titlesOf('login error').slice(0, 6)).toContain('Screens/UserLogin');
  });

  it('offers the other layers, and a corrected or shorter text where nothing has results', () => {
    const labelsOf = (text: string, layer = '') =>
      nearFilters(groups, search(text, layer)).map(({ label }) => label);
    expect(labelsOf('listing card', 'Screens')).toContain('Cards');
    expect(labelsOf('lisitng card', 'Screens')[0]).toBe('listing card');
    expect(labelsOf('login zebra')).toEqual(['login']);
    expect(labelsOf('xyzzy')).toEqual([]);
    for (const { filter, count } of nearFilters(groups, search('hover', 'Screens')))
      expect(countStates(filterCatalogue(groups, filter))).toBe(count);
  });
});

it('gives every story a description and a unique URL', () => {
  expect(stories.length).toBeGreaterThan(1000);
  expect(stories.filter(({ doc }) => doc === '').map(({ id }) => id)).toEqual([]);
  const ids = stories.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

it('lists screens first among the layers, and the entries that no story shows', () => {
  const layers = layersOf(catalogueOf(stories, []));
  expect(layers[0]?.name).toBe('Screens');
  expect(layers.reduce((sum, { count }) => sum + count, 0)).toBe(stories.length);
  const requirements = [
    { id: 'C1', group: 'A', text: "Says 'No' (S8)" },
    { id: 'C358', group: 'N', text: "Says 'Failed' (S8)" },
    { id: 'C2', group: 'A', text: '[R] [T] A token is sent' },
    { id: 'F1', group: 'Everywhere', text: 'Storage throws' },
  ];
  const open = withoutStory(parseStories('a.stories.tsx', FILE), requirements);
  expect(open.gaps.map(({ id }) => id)).toEqual(['C1']);
  expect(open.inCode.map(({ id }) => id)).toEqual(['C2']);
  expect(open.faults.map(({ id }) => id)).toEqual(['F1']);
});

describe('the states that the specification names', () => {
  const gapsOf = (shown: typeof stories) =>
    withoutStory(shown, checklist).gaps.map(({ id, text }) => `${id} ${text}`);

  it('have a story for every line of the checklist that a screen shows', () => {
    expect(gapsOf(stories)).toEqual([]);
    expect(checklist.length - withoutStory(stories, checklist).inCode.length).toBeGreaterThan(490);
  });

  it('have a gap when the stories of a screen are missing', () => {
    const gaps = gapsOf(stories.filter(({ title }) => title !== 'Screens/About'));
    expect(gaps).toEqual(['C3 Route `/about` shows About (S2)', expect.stringMatching(/^C535 /)]);
  });

  it('are tests in code for lines with [T] alone, which stories do not prove', () => {
    const marked = checklist.filter(({ text }) => text.includes('[T]'));
    expect(withoutStory(stories, checklist).inCode).toEqual(marked);
  });

  it('are listed by the groups of the checklist', () => {
    const groups = specifiedStates(stories, checklist);
    expect(groups.length).toBeGreaterThan(20);
    expect(groups.filter((group) => group.stories.length === 0)).toEqual([]);
  });
});

/** URL patterns in the table of section 2 of the specification: '/property/{id}'; 'any other path' for the last. */
function readRoutes(specification: string): string[] {
  const [, section = ''] = specification.split('## 2. Screens and routes');
  const [table = ''] = section.split('\n###');
  return table
    .split('\n')
    .filter((row) => row.startsWith('| /') || row.startsWith('| any'))
    .flatMap((row) => (row.split('|')[1] ?? '').trim().split(', '));
}

describe('the screens', () => {
  it('are those of the specification and of ruling 161, each exactly once', () => {
    const routes = readRoutes(fs.readFileSync('docs/spec/specification.md', 'utf8')).map((route) =>
      route.replace(/\?.*/, '').replace('{id}', ':id').replace('any other path', '*'),
    );
    expect(routes.length).toBeGreaterThan(15);
    expect(Object.values(paths).toSorted()).toEqual([...routes, paths.compare].toSorted());
  });

  it.each(screenNames)('%s has stories, also one on a phone', (name) => {
    const own = stories.filter(({ title }) => title === storiesOf(name));
    expect(own.length).toBeGreaterThan(0);
    const isOnPhone = own.some(({ viewport }) => viewport === 'phone');
    // The result of a payment is one short text at every width.
    expect(isOnPhone).toBe(name !== 'paymentCallback');
  });
});

it('every dialog has a story on a phone', () => {
  // 'Dialogs/Report/Sending' is a dialog's second file.
  const dialogOf = ({ title }: { title: string }) => title.split('/').slice(0, 2).join('/');
  const dialogs = stories.filter(({ title }) => title.startsWith('Dialogs/'));
  const onPhone = dialogs.filter(({ viewport }) => viewport === 'phone').map(dialogOf);
  const others = dialogs.map(dialogOf).filter((dialog) => !onPhone.includes(dialog));
  // One field at every width.
  expect([...new Set(others)]).toEqual(['Dialogs/SaveSearch', 'Dialogs/ShareLink']);
});

it('stores filters in the URL and leaves the rest of it unchanged', () => {
  const defaults = { layer: 'Screens', kind: '' };
  const before = '?path=/docs/start-catalogue--docs&globals=theme:dark;viewport:phone';
  const after = writeQuery(before, { layer: 'Cards', kind: '' }, defaults);
  expect(after).toBe(`${before}&layer=Cards`);
  expect(readQuery(after, defaults)).toEqual({ layer: 'Cards', kind: '' });
  expect(writeQuery(after, defaults, defaults)).toBe(before);
});

it('lists unproved entries first, and finds an entry by its ID', () => {
  const covered = (id: string, group: string, state: CoverageState): Covered => ({
    id,
    group,
    text: `As ${id} requires`,
    state,
    proofs: [],
  });
  const lines = [covered('C1', 'A', 'proved'), covered('C12', 'B', 'proved'), covered('C13', 'B', 'missing')];
  const everything = { show: 'everything', group: '', text: '' };
  const idsOf = (filter: typeof everything) =>
    groupsOf(filterCovered({ lines, faults: [] }, filter)).map(({ requirements }) =>
      requirements.map(({ id }) => id),
    );
  expect(idsOf(everything)).toEqual([['C13', 'C12'], ['C1']]);
  expect(idsOf({ ...everything, text: 'c1' })).toEqual([['C1']]);
  expect(idsOf({ ...everything, show: 'open' })).toEqual([['C13']]);
});
