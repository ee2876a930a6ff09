import { endSession, startSession } from '@efie/api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installLastResort } from '../lastResort';
import { noteError } from './noteError';

const collected: unknown[] = [];
const places: unknown[] = [];
vi.mock('./collectError', () => ({
  collectError: (value: unknown, place: unknown) => {
    collected.push(value);
    places.push(place);
    throw new Error('a reporter that fails');
  },
}));

/** A page of the app without storage. */
const openPage = (path: string) =>
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: new URL(path, 'https://efie.test') }));

beforeEach(() => openPage('/'));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  collected.length = 0;
  places.length = 0;
});

it('logs what React caught and passes it on; a reporter that fails is not an error of the page', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const error = new Error('no');
  noteError(error);
  await vi.waitFor(() => expect(collected).toEqual([error]));
  expect(log.mock.calls).toEqual([[error]]);
});

it('passes on uncaught errors, rejections and violations of the policy, which the browser logs itself', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  installLastResort({ textContent: 'A page' } as HTMLElement);
  const events = ['error', 'unhandledrejection', 'securitypolicyviolation'].map((type) => new Event(type));
  for (const [index, event] of events.entries()) {
    window.dispatchEvent(event);
    await vi.waitFor(() => expect(collected).toEqual(events.slice(0, index + 1)));
  }
  expect(log).not.toHaveBeenCalled();
});

it('passes on the page and the session in which it happened, which may change meanwhile', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  openPage('/property/7');
  startSession('user', 'token-of-ama', { name: 'Ama' });
  noteError(new Error('no'));
  endSession();
  openPage('/');
  await vi.waitFor(() =>
    expect(places).toMatchObject([
      { url: 'https://efie.test/property/7', session: { role: 'user', token: 'token-of-ama' } },
    ]),
  );
});
