import process from 'node:process';
import { expect, inject, it } from 'vitest';
import { readStories, type ParsedStory } from '../../tools/stories/parseStories';
import { isWholeApp } from '../../testing/storyKind';
import { viewports } from '../../.storybook/modes';
import { StoryWindow, type StoryEnd } from './storyWindow';
import { findBrowser } from './support';

/** Canvas size in CSS px in a Storybook window of 1440 x 844. */
const CANVAS = { width: 1140, height: 504 };

const PAGES = 2;

/**
 * Viewports, because a play meets another layout there. After each play, the stories' own tests check dark, right to left and
 * text at 200% (.storybook/vitest.setup.ts).
 */
const MODES = [
  { name: 'story viewport', viewport: '' },
  { name: '390 px', viewport: 'phone' },
] as const;

type Mode = (typeof MODES)[number];

const stories = readStories(process.cwd()).filter(({ kind }) => isWholeApp({ kind }));

/** The story's own viewport overrides the mode's, as in Storybook. */
function sizeOf(story: ParsedStory, mode: Mode): { width: number; height: number } {
  const name = story.viewport || mode.viewport;
  const viewport = Object.entries(viewports).find(([each]) => each === name);
  if (!viewport) return CANVAS;
  const { width, height } = viewport[1].styles;
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
}

/** Opens every story once. In its own display mode each is opened by its URL, before any lazy chunk is loaded. */
async function sweep(mode: Mode): Promise<StoryEnd[]> {
  const queue = [...stories];
  const ends: StoryEnd[] = [];
  const work = async () => {
    let page: StoryWindow | null = null;
    let before = '';
    for (let story = queue.shift(); story; story = queue.shift()) {
      const isNextTitle = story.title !== before;
      before = story.title;
      // A new window per title limits memory use.
      if (isNextTitle) {
        await page?.close();
        page = null;
      }
      const isFresh = mode.name === 'story viewport' || page === null;
      page ??= await StoryWindow.open(await findBrowser(), inject('storybook'));
      const end = await page.show(story.id, sizeOf(story, mode), isFresh);
      ends.push(end);
      if (!end.isHung) continue;
      // Closing a hung page can wait for its renderer; the browser's end closes it.
      void page.close().catch(() => undefined);
      page = null;
    }
    await page?.close();
  };
  await Promise.all(Array.from({ length: PAGES }, work));
  return ends;
}

it.each(MODES)(
  'static build: every screen and journey renders and passes in $name',
  { timeout: 3_600_000 },
  async (mode) => {
    const ends = await sweep(mode);
    const errorPages = ends.filter(({ errorPage }) => errorPage !== null);
    const failed = ends.filter(({ failures }) => failures.length > 0);
    const skipped = ends.filter(({ isSkipped }) => isSkipped);
    const reasons = failed.map(({ id, failures }) => `${id}: ${failures.join(' ').slice(0, 400)}`);
    const counts = `${ends.length} stories, error pages ${errorPages.length}, failed ${failed.length}, skipped ${skipped.length}`;
    console.log([`static build: screens and journeys, ${mode.name}: ${counts}`, ...reasons].join('\n'));
    expect(errorPages.map(({ id, errorPage }) => `${id}: ${errorPage}`).join('\n')).toBe('');
    expect(reasons.join('\n')).toBe('');
    expect(ends).toHaveLength(stories.length);
  },
);
