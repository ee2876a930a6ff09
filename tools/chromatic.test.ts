import { describe, expect, it } from 'vitest';
import { importsOf, readModuleGraph } from './moduleGraph';
import { root } from './run';
import { chromaticModesOf } from '../.storybook/modes';
import { PREVIEW, traceStoryFiles, withoutOtherScreens } from './changedStories';
import { readStories } from './stories/parseStories';

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

it('leaves out the screens that a screen story does not show', () => {
  const graph = new Map([
    ['apps/web/app/routes.tsx', ['apps/web/screens/A/A.tsx', 'apps/web/screens/B/B.tsx']],
    ['apps/web/screens/A/A.tsx', ['Button.tsx']],
    ['apps/web/screens/B/B.tsx', []],
    ['apps/web/screens/A/A.stories.tsx', ['apps/web/app/routes.tsx']],
    ['apps/web/screens/B/B.stories.tsx', ['apps/web/app/routes.tsx']],
  ]);
  expect(traceStoryFiles(withoutOtherScreens(graph), ['Button.tsx'])).toEqual([
    'apps/web/screens/A/A.stories.tsx',
  ]);
});

it('follows the names that a file imports from a barrel', () => {
  const importsFrom = (throughBarrels: boolean) => {
    const screen = 'apps/web/screens/Plans/Plans.tsx';
    return [...importsOf(readModuleGraph(root, [screen], { throughBarrels }), screen)];
  };
  expect(importsFrom(true)).toContain('packages/ui/cards/PlanCard/PlanCard.tsx');
  expect(importsFrom(true)).not.toContain('packages/ui/cards/StepCard/StepCard.tsx');
  expect(importsFrom(false)).toContain('packages/ui/cards/StepCard/StepCard.tsx');
});

it('has a starter set of at most 250 snapshots, one of a story', () => {
  const visual = readStories(root).filter(({ tags }) => tags.includes('visual'));
  const counts = visual.map((story) => chromaticModesOf(story, 'starter').length);
  expect(Math.max(...counts)).toBe(1);
  expect(counts.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(250);
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
