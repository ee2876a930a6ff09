import { expect, it } from 'vitest';
import { readStories } from '../../tools/stories/parseStories';
import { standsApart } from './standsApart';

const plain = { title: 'Cards/PlanCard', parameters: {}, storyGlobals: {} };

it('gives a frame to what asks a backend, fills the window or is for a phone', () => {
  expect(standsApart(plain)).toBe(false);
  expect(standsApart({ ...plain, parameters: { layout: 'fullscreen' } })).toBe(false);
  expect(standsApart({ ...plain, parameters: { msw: { handlers: {} } } })).toBe(true);
  expect(standsApart({ ...plain, parameters: { session: 'agent-pro' } })).toBe(true);
  expect(standsApart({ ...plain, storyGlobals: { viewport: { value: 'phone' } } })).toBe(true);
  expect(standsApart({ ...plain, title: 'Dialogs/Report' })).toBe(true);
  expect(standsApart({ ...plain, title: 'Primitives/Dialog' })).toBe(true);
  expect(standsApart({ ...plain, title: 'Primitives/DialogLikeThing' })).toBe(false);
});

it('leaves no story with answers of its own on the page of another', () => {
  const inPage = readStories(process.cwd()).filter(
    ({ title, viewport, ...wishes }) =>
      !standsApart({
        title,
        parameters: {
          msw: wishes.hasHandlers ? {} : undefined,
          session: wishes.session || undefined,
          network: wishes.network || undefined,
          scenario: wishes.scenario || undefined,
        },
        storyGlobals: viewport ? { viewport: { value: viewport } } : {},
      }),
  );
  expect(inPage.filter(({ title }) => /^(?:Screens|Journeys|Dialogs)\//.test(title))).toEqual([]);
  expect(inPage.filter(({ hasHandlers }) => hasHandlers)).toEqual([]);
  expect(inPage.length).toBeGreaterThan(300);
});
