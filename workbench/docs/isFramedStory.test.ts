import { expect, it } from 'vitest';
import { readStories } from '../../tools/stories/parseStories';
import { isFramedStory } from './isFramedStory';

const plain = { parameters: {}, storyGlobals: {}, annotations: [] };

it('is true for stories with backend options, full-window components and phone stories', () => {
  expect(isFramedStory(plain)).toBe(false);
  expect(isFramedStory({ ...plain, parameters: { layout: 'fullscreen' } })).toBe(false);
  expect(isFramedStory({ ...plain, parameters: { msw: { handlers: {} } } })).toBe(true);
  expect(isFramedStory({ ...plain, parameters: { session: 'agent-pro' } })).toBe(true);
  expect(isFramedStory({ ...plain, storyGlobals: { viewport: { value: 'phone' } } })).toBe(true);
  expect(isFramedStory({ ...plain, parameters: { kind: 'overlay' } })).toBe(true);
});

it('is true for stories that use msw in beforeEach, also that of their meta', () => {
  const beforeEach = ({ msw }: { msw: { use: () => void } }) => msw.use();
  expect(isFramedStory({ ...plain, annotations: [{ beforeEach }, {}] })).toBe(true);
  // Storybook makes a list of the hooks of a meta.
  expect(isFramedStory({ ...plain, annotations: [{}, { beforeEach: [beforeEach] }] })).toBe(true);
  expect(
    isFramedStory({ ...plain, annotations: [{ beforeEach: () => undefined }, { beforeEach: [] }] }),
  ).toBe(false);
});

it('is true for every screen, journey, dialog and story with handlers', () => {
  const inPage = readStories(process.cwd()).filter(
    ({ viewport, ...options }) =>
      !isFramedStory({
        ...plain,
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
  expect(inPage.length).toBeGreaterThan(300);
});
