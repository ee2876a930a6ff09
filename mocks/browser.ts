import { getResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { buildCheckoutUrl } from './checkout/urls';
import { createMockDb } from './db';
import { attachBrowserPersistence } from './db/persistence';
import type { Role } from './factories/records';
import { createHandlers, isBackendUrl, passAppFiles } from './handlers';
import {
  createControls,
  deviceNow,
  createNetworkHandlers,
  readSettings,
  setPageClock,
  SETTINGS_KEY,
  takeUrlSwitches,
  writeSettings,
  type MockControls,
} from './controls';

/** Time for the service worker to take control of the page, ms; after that the app starts without it. */
const START_TIMEOUT = 8000;

/** Time to load the stored state, ms; a blocked database may never respond. */
const LOAD_TIMEOUT = 2000;

/** True when `work` resolves within `ms`, false when it rejects or takes longer. Never rejects. */
function succeedsWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms);
    const settle = (isDone: boolean) => () => {
      clearTimeout(timer);
      resolve(isDone);
    };
    work.then(settle(true), settle(false));
  });
}

export interface MockBackendOptions {
  /** Path of the app, with a trailing slash; the worker file is served from it. */
  baseUrl: string;
  /** The data or the session was replaced: the app must reset its queries. */
  onDataReset: () => void;
  /** URL of the email verification screen, for accounts with an unverified email. */
  verificationUrl: (role: Role, email: string) => string;
  /** A record changed: the app refetches, and may show the old data meanwhile. */
  onDataChanged: () => void;
}

/**
 * Starts the mock backend of the running app. The state survives reloads and is shared by all tabs; the switches in the URL
 * are applied before the first request. Without IndexedDB the state lasts until the page is closed. Never rejects.
 * @returns null when service workers are unsupported, blocked or too slow
 */
export async function startMockBackend(options: MockBackendOptions): Promise<MockControls | null> {
  const { switches, ignored } = takeUrlSwitches();
  const settings = readSettings();
  setPageClock(switches.clock ?? settings.clock);
  const appUrl = window.location.origin + options.baseUrl;
  const db = createMockDb({
    now: () => new Date().toISOString(),
    seedDate: deviceNow,
    checkoutUrl: (reference) => buildCheckoutUrl(appUrl, reference),
  });
  let settled = () => Promise.resolve();
  let flush = () => Promise.resolve();
  await succeedsWithin(
    LOAD_TIMEOUT,
    attachBrowserPersistence(db).then((persistence) => ({ settled, flush } = persistence)),
  );
  const handlers = Object.values(createHandlers(db));
  const worker = setupWorker(
    passAppFiles,
    // A handler that returns nothing falls through to the next.
    http.all('*/api/*', () => settled()),
    // The response makes the browser leave the page: the state must be stored by then.
    http.post('*/api/subscribe/initialize', async ({ request }) => {
      const response = await getResponse(handlers, request);
      await succeedsWithin(LOAD_TIMEOUT, flush());
      return response;
    }),
    ...handlers,
  );
  if (!('serviceWorker' in navigator)) return null;
  const started = worker.start({
    quiet: true,
    serviceWorker: { url: `${options.baseUrl}mockServiceWorker.js` },
    onUnhandledRequest(request, print) {
      if (isBackendUrl(request.url)) print.error();
    },
  });
  if (!(await succeedsWithin(START_TIMEOUT, started))) return null;
  const controls = createControls({
    db,
    settings,
    ignored,
    setFaults(network) {
      worker.resetHandlers();
      worker.use(...createNetworkHandlers(network, handlers));
    },
    setClock: setPageClock,
    storeSettings: writeSettings,
    onDataReset: options.onDataReset,
    onDataChanged: options.onDataChanged,
    onUnverified: (role, email) => window.location.assign(options.verificationUrl(role, email)),
  });
  controls.apply(switches);
  window.addEventListener('storage', ({ key }) => {
    // The key is null when another tab calls `clear()`. Data and session synchronize on their own.
    if (key === null || key === SETTINGS_KEY) controls.applyStoredSettings(readSettings());
  });
  return controls;
}
