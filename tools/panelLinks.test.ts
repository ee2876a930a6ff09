import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { paths } from '../apps/web/routing/paths.ts';
import { docsLink, SCREEN_STORIES, screenTitle } from '../mocks/panel/screenStories.ts';
import { ANY_ADDRESS } from '../mocks/panel/storyLink.ts';
import { readStories } from './stories/parseStories.ts';

const stories = readStories(path.resolve(import.meta.dirname, '..'));
const patterns = Object.keys(SCREEN_STORIES);

describe('where the mock panel leads in Storybook', () => {
  it('has a page for every address of the app, and for no other', () => {
    expect(patterns.toSorted()).toEqual([...Object.values(paths), '*'].toSorted());
  });

  it.each(patterns)('has stories of %s', (pattern) => {
    const title = screenTitle(pattern === '*' ? '/no/such/door' : pattern.replace(':id', '7'));
    expect(title).toBe(SCREEN_STORIES[pattern]);
    const own = stories.filter((story) => story.title === title);
    expect(own.length).toBeGreaterThan(0);
    // The page of words has the id of its stories, up to their names.
    const docs = new URL(docsLink('http://localhost:6006/', title)).searchParams.get('path');
    expect(own.map(({ id }) => `/docs/${id.split('--')[0]}--docs`)).toContain(docs);
    const routes = own.map(({ route }) => route.split('?')[0]).filter(Boolean);
    if (pattern !== '*') expect(routes.map((route) => screenTitle(route ?? ''))).toContain(title);
  });

  it('has the story that shows any address', () => {
    const story = stories.find(({ id }) => id === ANY_ADDRESS);
    expect(story).toMatchObject({ hasHandlers: false, session: '', network: '', scenario: '' });
  });
});
