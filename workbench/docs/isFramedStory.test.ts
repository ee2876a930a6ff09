import { expect, it } from 'vitest';
import { readStories } from '../../tools/stories/parseStories';
import { isFramedStory } from './isFramedStory';

const plain = { parameters: {}, storyGlobals: {} };

it('is true for stories with backend options, full-window components and phone stories', () => {
  expect(isFramedStory(plain)).toBe(false);
  expect(isFramedStory({ ...plain, parameters: { layout: 'fullscreen' } })).toBe(false);
  expect(isFramedStory({ ...plain, parameters: { msw: { handlers: {} } } })).toBe(true);
  expect(isFramedStory({ ...plain, parameters: { session: 'agent-pro' } })).toBe(true);
  expect(isFramedStory({ ...plain, storyGlobals: { viewport: { value: 'phone' } } })).toBe(true);
  expect(isFramedStory({ ...plain, parameters: { kind: 'overlay' } })).toBe(true);
});

it('is true for every screen, journey, dialog and story with handlers', () => {
  const inPage = readStories(process.cwd()).filter(
    ({ viewport, ...options }) =>
      !isFramedStory({
        parameters: {
          kind: options.kind || undefined,
          msw: options.hasHandlers ? {} : undefined,
          session: options.session || undefined,
          network: options.network || undefined,
          scenario: options.scenario || undefined,
        },
        storyGlobals: viewport ? { viewport: { value: viewport } } : {},
      }),
  );
  expect(inPage.filter(({ title }) => /^(?:Screens|Journeys|Dialogs)\//.test(title))).toEqual([]);
  expect(inPage.filter(({ hasHandlers }) => hasHandlers)).toEqual([]);
  expect(inPage.length).toBeGreaterThan(300);
});
