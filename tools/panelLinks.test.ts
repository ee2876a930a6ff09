import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { paths } from '../apps/web/routing/paths.ts';
import { screenAt, screenNames, storiesOf } from '../apps/web/routing/screens.ts';
import { docsLink } from '../apps/mock-panel/panel/docsLink.ts';
import { APP_STORY_ID } from '../mocks/controls/storyLink.ts';
import { readStories } from './stories/parseStories.ts';

const stories = readStories(path.resolve(import.meta.dirname, '..'));

describe('links of the mock panel to Storybook', () => {
  it.each(screenNames)('%s leads to the stories of its screen', (name) => {
    expect(screenAt(paths[name].replace(':id', '7').replace('*', '/unknown'))).toBe(name);
    const title = storiesOf(name);
    const screenStories = stories.filter((story) => story.title === title);
    expect(screenStories.length).toBeGreaterThan(0);
    const docs = new URL(docsLink('http://localhost:6006/', title)).searchParams.get('path');
    expect(screenStories.map(({ id }) => `/docs/${id.split('--')[0]}--docs`)).toContain(docs);
    const routes = screenStories.map(({ route }) => route.split('?')[0]).filter(Boolean);
    if (name !== 'notFound') expect(routes.map((route) => screenAt(route ?? ''))).toContain(name);
  });

  it('has the story that shows any URL', () => {
    const story = stories.find(({ id }) => id === APP_STORY_ID);
    expect(story).toMatchObject({ hasHandlers: false, session: '', network: '', scenario: '' });
  });
});
