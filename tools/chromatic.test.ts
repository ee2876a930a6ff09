import { describe, expect, it } from 'vitest';
import { chromaticModesOf } from '../.storybook/modes';
import { findChangedStories, PREVIEW, readModules } from './changedStories';
import { root } from './run';
import { readStories } from './stories/parseStories';

it('has a starter set of at most 250 snapshots, one of a story', () => {
  const visual = readStories(root).filter(({ tags }) => tags.includes('visual'));
  const counts = visual.map((story) => chromaticModesOf(story, 'starter').length);
  expect(Math.max(...counts)).toBe(1);
  expect(counts.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(250);
});

it('the preview imports no file of the app and no index of packages/ui, whose changes would test every story', async () => {
  const imported = (await readModules([PREVIEW], false)).get(PREVIEW) ?? [];
  expect(imported).toContain('testing/backend.ts');
  expect(imported.filter((file) => /^apps\/|^packages\/ui\/(?:primitives\/)?index\.ts/.test(file))).toEqual(
    [],
  );
});

describe('findChangedStories', () => {
  const [card, otherCard, screen, otherScreen] = [
    'packages/ui/cards/PlanCard/PlanCard.stories.tsx',
    'packages/ui/cards/StepCard/StepCard.stories.tsx',
    'apps/web/screens/Plans/Plans.stories.tsx',
    'apps/web/screens/About/About.stories.tsx',
  ] as const;
  const all = [card, otherCard, screen, otherScreen];

  it.each([
    ['packages/ui/cards/PlanCard/PlanCard.tsx', [card, screen]],
    ['apps/web/screens/About/About.tsx', [otherScreen]],
    ['apps/web/app/Shell.tsx', [screen, otherScreen]],
    [otherCard, [otherCard]],
    ['testing/backend.ts', all],
    ['.storybook/modes.ts', all],
    ['package-lock.json', all],
    ['mocks/photos/README.md', all],
    ['testing/designs.ts', []],
    ['docs/glossary.md', []],
  ])('a change to %s', async (file, affected) => {
    expect(await findChangedStories([file], all)).toEqual(affected);
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
