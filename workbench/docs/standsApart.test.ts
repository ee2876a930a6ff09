import { expect, it } from 'vitest';
import { readStories } from '../../tools/stories/parseStories';
import { standsApart } from './standsApart';

const plain = { title: 'Cards/PlanCard', parameters: {}, storyGlobals: {} };

it('is true for stories with backend options, full-window components and phone stories', () => {
  expect(standsApart(plain)).toBe(false);
  expect(standsApart({ ...plain, parameters: { layout: 'fullscreen' } })).toBe(false);
  expect(standsApart({ ...plain, parameters: { msw: { handlers: {} } } })).toBe(true);
  expect(standsApart({ ...plain, parameters: { session: 'agent-pro' } })).toBe(true);
  expect(standsApart({ ...plain, storyGlobals: { viewport: { value: 'phone' } } })).toBe(true);
  expect(standsApart({ ...plain, title: 'Dialogs/Report' })).toBe(true);
  expect(standsApart({ ...plain, title: 'Primitives/Dialog' })).toBe(true);
  expect(standsApart({ ...plain, title: 'Primitives/DialogLikeThing' })).toBe(false);
});

it('is true for every screen, journey, dialog and story with handlers', () => {
  const inPage = readStories(process.cwd()).filter(
    ({ title, viewport, ...options }) =>
      !standsApart({
        title,
        parameters: {
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
