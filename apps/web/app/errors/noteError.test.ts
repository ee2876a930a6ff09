import { afterEach, expect, it, vi } from 'vitest';
import { installLastResort } from '../lastResort';
import { noteError } from './noteError';

const collected: unknown[] = [];
vi.mock('./collectError', () => ({
  collectError: (value: unknown) => {
    collected.push(value);
    throw new Error('a reporter that fails');
  },
}));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  collected.length = 0;
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
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  installLastResort({ textContent: 'A page' } as HTMLElement);
  const events = ['error', 'unhandledrejection', 'securitypolicyviolation'].map((type) => new Event(type));
  for (const [index, event] of events.entries()) {
    page.dispatchEvent(event);
    await vi.waitFor(() => expect(collected).toEqual(events.slice(0, index + 1)));
  }
  expect(log).not.toHaveBeenCalled();
});
