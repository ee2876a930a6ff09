import { getResponse, http } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { checkoutAddress } from './checkout/addresses';
import { createMockDb } from './db';
import { attachBrowserPersistence } from './db/persistence';
import type { MockDb } from './db/types';
import type { Role } from './factories/records';
import { createHandlers } from './handlers';
import {
  createControls,
  deviceNow,
  followTabs,
  networkHandlers,
  readKeptSettings,
  setPageClock,
  takeAddress,
  writeKeptSettings,
} from './panel';

/** How long a service worker may take to come under control, ms; after that the page comes without it. */
const LONGEST_START = 8000;

/** How long the kept state may take to load, ms; a blocked database may never answer. */
const LONGEST_LOAD = 2000;

/** True when the work succeeds in time; false when it fails or takes longer. Never rejects. */
function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms);
    const settle = (isDone: boolean) => () => {
      clearTimeout(timer);
      resolve(isDone);
    };
    work.then(settle(true), settle(false));
  });
}

/** True for calls that only the backend can answer. */
const isBackendCall = (address: string): boolean => /\/(?:api|storage)\//.test(new URL(address).pathname);

export interface WorkerWaits {
  /** What each answer waits for. */
  ready: () => Promise<void>;
  /** What an answer waits for after which the page is left: what was done must be kept by then. */
  kept: () => Promise<unknown>;
}

/**
 * A worker that answers from the given state; start it with `startWorker`.
 * @param waits default none
 */
export function createMockWorker(db: MockDb, waits?: WorkerWaits): SetupWorker {
  const handlers = Object.values(createHandlers(db));
  if (!waits) return setupWorker(...handlers);
  // Without an answer of its own the next handler gives it.
  return setupWorker(
    http.all('*/api/*', () => waits.ready()),
    http.post('*/api/subscribe/initialize', async ({ request }) => {
      const answer = await getResponse(handlers, request);
      await waits.kept();
      return answer;
    }),
    ...handlers,
  );
}

export interface StartOptions {
  /** Where the app stands, with a trailing slash; the worker file lies there. Default '/'. */
  baseUrl?: string;
}

/**
 * Starts a worker made with `createMockWorker`. False when this browser allows no service worker, blocks it, or does
 * not let it take control in time: the page must come all the same and say so (fault 27). Never rejects.
 */
export async function startWorker(
  worker: SetupWorker,
  { baseUrl = '/' }: StartOptions = {},
): Promise<boolean> {
  if (typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return false;
  return within(
    LONGEST_START,
    worker.start({
      quiet: true,
      serviceWorker: { url: `${baseUrl}mockServiceWorker.js` },
      onUnhandledRequest(request, print) {
        if (isBackendCall(request.url)) print.error();
      },
    }),
  );
}

export interface BackendOptions extends StartOptions {
  /** What the app holds of an older world or session is no longer true: it must ask again. */
  onWorldChanged: () => void;
  /** Where an address is verified, for the accounts that never entered their code. */
  verificationAddress: (role: Role, email: string) => string;
  /** The server answers something else than before: what the app shows may stay until the new answer is there. */
  onRecordChanged: () => void;
  /** Where Storybook stands, with a trailing slash; '' where none is known. */
  storybookUrl: string;
}

/**
 * Starts the mock backend of the running app, and its panel: on the page's clock, its state kept over reloads and shared by
 * all tabs (ruling 132), with what the address asks for done before the first call. Resolves to false as `startWorker` does;
 * a browser that keeps nothing still gets its backend.
 */
export async function startMockBackend(options: BackendOptions): Promise<boolean> {
  const { wishes, ignored } = takeAddress();
  const settings = readKeptSettings();
  setPageClock(wishes.clock ?? settings.clock);
  const appUrl = window.location.origin + (options.baseUrl ?? '/');
  const db = createMockDb({
    now: () => new Date().toISOString(),
    begins: deviceNow,
    checkoutUrl: (reference) => checkoutAddress(appUrl, reference),
  });
  let isCurrent = () => Promise.resolve();
  let flush = () => Promise.resolve();
  await within(
    LONGEST_LOAD,
    attachBrowserPersistence(db).then((persistence) => {
      isCurrent = persistence.settled;
      flush = persistence.flush;
    }),
  );
  const worker = createMockWorker(db, {
    ready: () => isCurrent(),
    kept: () => within(LONGEST_LOAD, flush()),
  });
  if (!(await startWorker(worker, options))) return false;
  const server = Object.values(createHandlers(db));
  const controls = createControls({
    db,
    settings,
    ignored,
    setFaults(network) {
      worker.resetHandlers();
      worker.use(...networkHandlers(network, server));
    },
    moveClock: setPageClock,
    keep: writeKeptSettings,
    onWorldChanged: options.onWorldChanged,
    onRecordChanged: options.onRecordChanged,
    onUnverified: (role, email) => window.location.assign(options.verificationAddress(role, email)),
  });
  controls.apply(wishes);
  followTabs(controls);
  // Without its panel the app works on.
  void import('./panel/mountPanel').then(
    ({ mountPanel }) =>
      mountPanel(controls, { baseUrl: options.baseUrl ?? '/', storybookUrl: options.storybookUrl }),
    () => undefined,
  );
  return true;
}
