import fs from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readChecklist } from '../../.ci/proof/readDemands';
import { readStories, storiesOf } from '../../.ci/stories/readStories';
import { catalogueOf, filterCatalogue } from './catalogue';
import { describeContract } from './contract';
import { findGaps } from './expectedStates';

const stories = readStories(process.cwd());

const FILE = `
const meta = { title: 'Screens/Plans', parameters: { route: '/plans' } } satisfies Meta;
export default meta;
/** A payment cannot be
 * started. */
export const StartFailed: Story = {
  parameters: { proves: ['C358', 'F129'], session: 'agent-free', msw: { handlers: {} } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {},
};
export const helper = () => 1;
`;

it('reads a story as it is written', () => {
  expect(storiesOf('a.stories.tsx', FILE)).toEqual([
    {
      id: 'screens-plans--start-failed',
      title: 'Screens/Plans',
      name: 'Start Failed',
      file: 'a.stories.tsx',
      doc: 'A payment cannot be started.',
      tags: [],
      proves: ['C358', 'F129'],
      session: 'agent-free',
      network: '',
      scenario: '',
      route: '/plans',
      hasAnswers: true,
      isPlayed: true,
      viewport: 'phone',
    },
  ]);
});

it('says what kind of state a story shows and filters by it', () => {
  const lines = readChecklist(
    "## N. Plans\n358. Failure: 'Failed to initialize subscription. Please try again.' (S8)\n",
  );
  const groups = catalogueOf(storiesOf('a.stories.tsx', FILE), lines);
  expect(groups[0]?.states[0]).toMatchObject({ kinds: ['fault', 'message', 'payment'], role: 'agent' });
  const everything = { kind: '', role: '', layer: '', words: '' } as const;
  expect(filterCatalogue(groups, { ...everything, words: 'payment START' })).toHaveLength(1);
  expect(filterCatalogue(groups, { ...everything, role: 'user' })).toHaveLength(0);
  expect(filterCatalogue(groups, { ...everything, layer: 'Cards' })).toHaveLength(0);
});

it('gives every story a sentence that says when a person meets it, and an address of its own', () => {
  expect(stories.length).toBeGreaterThan(1000);
  expect(stories.filter(({ doc }) => doc === '').map(({ id }) => id)).toEqual([]);
  const ids = stories.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

it('finds a story for every state that the specification names', () => {
  expect(findGaps(stories)).toEqual([]);
  expect(findGaps(stories.filter(({ title }) => title !== 'Screens/About'))).toEqual([
    { screen: 'Screens/About', state: 'the page' },
    { screen: 'Screens/About', state: 'phone' },
  ]);
});

it('describes all 33 operations with their fields and errors', () => {
  const contract = describeContract(parse(fs.readFileSync('openapi.yaml', 'utf8')));
  const operations = contract.groups.flatMap((group) => group.operations);
  expect(operations).toHaveLength(33);
  const create = operations.find(({ id }) => id === 'createProperty');
  expect(create).toMatchObject({ method: 'POST', caller: 'agent', bodyType: 'multipart/form-data' });
  expect(create?.body.map(({ name }) => name)).toContain('images[]');
  expect(create?.answers.map(({ status }) => status)).toContain('422');
});
