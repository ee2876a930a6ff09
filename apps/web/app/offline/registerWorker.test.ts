import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerWorker } from './registerWorker';

const offerUpdate = vi.fn();

type FakeWorker = EventTarget & { name: string };

const createWorker = (name: string): FakeWorker => Object.assign(new EventTarget(), { name });

let registration: EventTarget & { installing: FakeWorker | null; waiting: FakeWorker | null };

beforeEach(() => {
  offerUpdate.mockClear();
  registration = Object.assign(new EventTarget(), { installing: null, waiting: null });
  const serviceWorker = { controller: {}, register: async () => registration };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { querySelector: () => ({ src: 'https://efie.test/index-1.js' }) }),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function install(worker: FakeWorker): void {
  registration.installing = null;
  registration.waiting = worker;
  worker.dispatchEvent(new Event('statechange'));
}

it('offers a version that was being installed before the page registered', async () => {
  const next = createWorker('next');
  registration.installing = next;
  await registerWorker('/', offerUpdate);
  expect(offerUpdate).not.toHaveBeenCalled();
  install(next);
  expect(offerUpdate).toHaveBeenCalledExactlyOnceWith(next, '/index-1.js');
});

it('offers a version that is found later', async () => {
  await registerWorker('/', offerUpdate);
  const next = createWorker('next');
  registration.installing = next;
  registration.dispatchEvent(new Event('updatefound'));
  install(next);
  expect(offerUpdate).toHaveBeenCalledExactlyOnceWith(next, '/index-1.js');
});

it('offers a version that waits already', async () => {
  const next = createWorker('next');
  registration.waiting = next;
  await registerWorker('/', offerUpdate);
  expect(offerUpdate).toHaveBeenCalledExactlyOnceWith(next, '/index-1.js');
});
