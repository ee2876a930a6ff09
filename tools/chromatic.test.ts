import { describe, expect, it } from 'vitest';
import { importsOf, readModuleGraph } from './moduleGraph';
import { root } from './run';
import { billedSnapshots, countSnapshots, PREVIEW, traceStoryFiles } from './snapshotCost';
import { parseStories, readStories } from './stories/parseStories';

const graph = new Map([
  ['.storybook/preview.tsx', ['theme.ts']],
  ['theme.ts', ['tokens.ts']],
  ['tokens.ts', []],
  ['Button.tsx', []],
  ['index.ts', ['Button.tsx', 'Card.tsx']],
  ['Card.tsx', []],
  ['Button.stories.tsx', ['Button.tsx']],
  ['Card.stories.tsx', ['Card.tsx']],
  ['Home.tsx', ['index.ts']],
  ['Home.stories.tsx', ['Home.tsx']],
]);
const ALL = ['Button.stories.tsx', 'Card.stories.tsx', 'Home.stories.tsx'];

describe('traceStoryFiles', () => {
  it('finds the story files that import a changed file, also through a barrel', () => {
    expect(traceStoryFiles(graph, ['Button.tsx'])).toEqual(['Button.stories.tsx', 'Home.stories.tsx']);
    expect(traceStoryFiles(graph, ['Home.tsx'])).toEqual(['Home.stories.tsx']);
    expect(traceStoryFiles(graph, ['Card.stories.tsx'])).toEqual(['Card.stories.tsx']);
    expect(traceStoryFiles(graph, ['docs/glossary.md'])).toEqual([]);
  });

  it.each(['tokens.ts', '.storybook/modes.ts', 'package-lock.json', 'public/logo.svg'])(
    'tests every story after a change to %s',
    (file) => {
      expect(traceStoryFiles(graph, ['Card.tsx', file], ['public/**'])).toEqual(ALL);
    },
  );

  it('tests no story after a change to an untraced file', () => {
    expect(traceStoryFiles(graph, ['theme.ts', 'Button.tsx'], [], ['theme.ts', 'docs/**'])).toEqual([
      'Button.stories.tsx',
      'Home.stories.tsx',
    ]);
  });
});

describe('countSnapshots', () => {
  it('counts four display modes, and two for a story on a phone', () => {
    const stories = parseStories(
      'Card.stories.tsx',
      `const meta = { title: 'Cards/A', tags: ['visual'] } satisfies Meta;
      export const Default: Story = {};
      export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
      export const Keyboard: Story = { tags: ['!visual'] };`,
    );
    expect(countSnapshots(stories, ['Card.stories.tsx'])).toEqual({ stories: 2, snapshots: 6 });
    expect(countSnapshots(stories, [])).toEqual({ stories: 0, snapshots: 0 });
  });
});

it('bills copied snapshots at a fifth', () => {
  expect(billedSnapshots(182, 1_374)).toBe(421);
  expect(billedSnapshots(1_374, 1_374)).toBe(1_374);
});

describe('the preview', () => {
  it('imports no file of the app, which would test every story after each change of a screen', () => {
    const imported = importsOf(readModuleGraph(root, [PREVIEW]), PREVIEW);
    expect(imported).toContain('testing/backend.ts');
    expect([...imported].filter((file) => file.startsWith('apps/'))).toEqual([]);
  });

  it('imports no barrel of packages/ui, which would test every story after each change of a component', () => {
    const imported = importsOf(readModuleGraph(root, [PREVIEW]), PREVIEW);
    expect(imported).not.toContain('packages/ui/index.ts');
    expect(imported).not.toContain('packages/ui/primitives/index.ts');
  });
});

it('renders every screen and journey as the whole app, and nothing else', () => {
  const isWholeApp = ({ kind }: { kind: string }) => kind === 'screen' || kind === 'journey';
  const stories = readStories(root);
  expect(stories.filter(isWholeApp).length).toBeGreaterThan(0);
  expect(
    stories
      .filter((story) => isWholeApp(story) !== story.decorators.includes('wholeApp'))
      .map(({ id }) => id),
  ).toEqual([]);
});
