import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isUpdateReady, offerUpdate, reloadWithUpdate } from './appUpdate';

const reload = vi.fn();
let container: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  container = new EventTarget();
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('window', { location: { reload } });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Offers the worker of a version that this page does not belong to. */
async function offer(state: ServiceWorkerState) {
  const postMessage = vi.fn((_message: unknown, [port]: readonly MessagePort[]) => port?.postMessage(false));
  await offerUpdate({ state, postMessage } as unknown as ServiceWorker, '/index-1.js');
  expect(isUpdateReady()).toBe(true);
  return postMessage;
}

it('reloads when the waiting version has taken over', async () => {
  const postMessage = await offer('installed');
  reloadWithUpdate();
  expect(postMessage).toHaveBeenLastCalledWith({ kind: 'take-over' }, []);
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
});

it('reloads anyway when the waiting version does not take over', async () => {
  await offer('installed');
  reloadWithUpdate();
  vi.advanceTimersByTime(3000);
  expect(reload).toHaveBeenCalledOnce();
});

it.each(['activating', 'activated', 'redundant'] as const)(
  'reloads at once when the version is %s, through another tab',
  async (state) => {
    await offer(state);
    reloadWithUpdate();
    expect(reload).toHaveBeenCalledOnce();
  },
);
