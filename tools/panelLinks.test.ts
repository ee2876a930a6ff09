import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { paths } from '../apps/web/routing/paths.ts';
import { docsLink, SCREEN_STORIES, screenTitle } from '../apps/mock-panel/panel/screenStories.ts';
import { APP_STORY_ID } from '../mocks/controls/storyLink.ts';
import { readStories } from './stories/parseStories.ts';

const stories = readStories(path.resolve(import.meta.dirname, '..'));
const patterns = Object.keys(SCREEN_STORIES);

describe('links of the mock panel to Storybook', () => {
  it('has an entry for every path of the app, and for no other', () => {
    expect(patterns.toSorted()).toEqual(Object.values(paths).toSorted());
  });

  it.each(patterns)('%s leads to the stories of its screen', (pattern) => {
    const title = screenTitle(pattern === '*' ? '/unknown' : pattern.replace(':id', '7'));
    expect(title).toBe(SCREEN_STORIES[pattern]);
    const screenStories = stories.filter((story) => story.title === title);
    expect(screenStories.length).toBeGreaterThan(0);
    const docs = new URL(docsLink('http://localhost:6006/', title)).searchParams.get('path');
    expect(screenStories.map(({ id }) => `/docs/${id.split('--')[0]}--docs`)).toContain(docs);
    const routes = screenStories.map(({ route }) => route.split('?')[0]).filter(Boolean);
    if (pattern !== '*') expect(routes.map((route) => screenTitle(route ?? ''))).toContain(title);
  });

  it('has the story that shows any URL', () => {
    const story = stories.find(({ id }) => id === APP_STORY_ID);
    expect(story).toMatchObject({ hasHandlers: false, session: '', network: '', scenario: '' });
  });
});
