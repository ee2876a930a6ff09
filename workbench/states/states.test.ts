import path from 'node:path';
import type { IndexerOptions } from 'storybook/internal/types';
import { describe, expect, it } from 'vitest';
import { readRequirements } from '../../tools/coverage/requirements';
import { parseStories, readStories } from '../../tools/stories/parseStories';
import { withStateTags } from './stateIndexer';
import { kindsOf, requirementsById, stateTags } from './stateTags';

const stories = readStories(process.cwd());
const requirements = requirementsById(readRequirements(process.cwd()));

const tagsOf = (id: string): string[] => {
  const story = stories.find((each) => each.id === id);
  if (!story) throw new Error(`${id} does not exist`);
  return stateTags(story, requirements);
};

describe('the tags of a state', () => {
  it.each([
    { id: 'screens-userlogin--wrong-password', tags: ['fault', 'message', 'guest', 'stable'] },
    { id: 'screens-listings--nothing-listed', tags: ['empty', 'guest', 'stable'] },
    { id: 'screens-favorites--loading', tags: ['loading', 'user', 'stable'] },
    { id: 'cards-propertycard--hover', tags: ['stable'] },
  ])('$id has $tags', ({ id, tags }) => {
    expect(tagsOf(id)).toEqual(tags);
  });

  it('do not count a request that never responds as a fault, nor an unfilled form as empty', () => {
    const waiting = stories.filter(({ pendingOperations }) => pendingOperations.length > 0);
    expect(waiting.length).toBeGreaterThan(10);
    for (const story of waiting) expect(kindsOf(story, requirements)).toContain('loading');
    expect(tagsOf('screens-home--loading')).not.toContain('fault');
    expect(tagsOf('forms-loginform--empty')).not.toContain('empty');
  });

  it('say that a component is stable unless its file says otherwise', () => {
    const file = (tags: string) =>
      `const meta = { title: 'Cards/A', tags: [${tags}] };\nexport default meta;\nexport const Default: Story = {};`;
    const [fresh, old] = [file("'new'"), file("'autodocs'")].map((text) => parseStories('a.tsx', text)[0]);
    expect(fresh && stateTags(fresh, requirements)).toEqual([]);
    expect(old && stateTags(old, requirements)).toEqual(['stable']);
  });
});

it('adds tags to the entries of a story file, and to no others', async () => {
  const file = path.resolve('apps/web/screens/UserLogin/UserLogin.stories.tsx');
  const entry = {
    type: 'story',
    exportName: 'WrongPassword',
    name: 'Wrong Password',
    importPath: file,
  } as const;
  const indexer = withStateTags(
    {
      test: /\.stories\.tsx$/,
      createIndex: () =>
        Promise.resolve([
          { ...entry, __id: 'screens-userlogin--wrong-password', tags: ['play-fn'] },
          { ...entry, __id: 'screens-userlogin--generated' },
        ]),
    },
    process.cwd(),
  );
  const options: IndexerOptions = { makeTitle: (title) => title ?? '' };
  expect(await indexer.createIndex(file, options)).toEqual([
    expect.objectContaining({ tags: ['play-fn', 'fault', 'message', 'guest', 'stable'] }),
    { ...entry, __id: 'screens-userlogin--generated' },
  ]);
});
