import fs from 'node:fs';
import path from 'node:path';
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

const trace = (changed: readonly string[], globs = {}) =>
  traceStoryFiles(graph, changed, { externals: ['public/**'], untraced: [], ...globs });

describe('traceStoryFiles', () => {
  it('finds the story files that import a changed file, also through a barrel', () => {
    expect(trace(['Button.tsx'])).toEqual(['Button.stories.tsx', 'Home.stories.tsx']);
    expect(trace(['Home.tsx'])).toEqual(['Home.stories.tsx']);
    expect(trace(['Card.stories.tsx'])).toEqual(['Card.stories.tsx']);
    expect(trace(['docs/glossary.md'])).toEqual([]);
  });

  it.each(['tokens.ts', '.storybook/modes.ts', 'package-lock.json', 'public/logo.svg'])(
    'tests every story after a change to %s',
    (file) => expect(trace(['Card.tsx', file])).toEqual(ALL),
  );

  it('tests no story after a change to an untraced file', () => {
    expect(trace(['theme.ts', 'Card.stories.tsx'], { untraced: ['theme.ts', 'docs/**'] })).toEqual([
      'Card.stories.tsx',
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
  const stories = traceStoryFiles(withoutOtherScreens(graph), ['Button.tsx'], {
    externals: [],
    untraced: [],
  });
  expect(stories).toEqual(['apps/web/screens/A/A.stories.tsx']);
});

it('follows the names that a file imports from a barrel', () => {
  const screen = 'apps/web/screens/Plans/Plans.tsx';
  const imported = importsOf(readModuleGraph(root, [screen]), screen);
  expect(imported).toContain('packages/ui/cards/PlanCard/PlanCard.tsx');
  expect(imported).not.toContain('packages/ui/cards/StepCard/StepCard.tsx');
});

it('has a starter set of at most 250 snapshots, one of a story', () => {
  const visual = readStories(root).filter(({ tags }) => tags.includes('visual'));
  const counts = visual.map((story) => chromaticModesOf(story, 'starter').length);
  expect(Math.max(...counts)).toBe(1);
  expect(counts.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(250);
});

it('the preview imports no file of the app and no barrel of components, whose changes would test every story', () => {
  const imported = [...importsOf(readModuleGraph(root, [PREVIEW]), PREVIEW)];
  expect(imported).toContain('testing/backend.ts');
  expect(imported.filter((file) => file.startsWith('apps/'))).toEqual([]);
  const importsBarrel = (file: string) =>
    /from '(?:@efie\/ui(?:\/primitives)?|[./]+\/primitives)'/.test(
      fs.readFileSync(path.join(root, file), 'utf8'),
    );
  expect(imported.filter((file) => /\.tsx?$/.test(file) && importsBarrel(file))).toEqual([]);
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
