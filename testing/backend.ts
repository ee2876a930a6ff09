import { configureApi, resetRecordedViews, resetStorageMemory, startSession } from '@efie/api';
import { configureSiteUrl } from '@efie/domain/contact';
import {
  createHandlers,
  createMockDb,
  demoAccount,
  FIXED_NOW,
  isBackendUrl,
  passAppFiles,
  PHOTO_PATHS,
  type DemoAccountKey,
  type MockDb,
  type ScenarioId,
} from '@efie/mocks';
import { createNetworkHandlers, type NetworkSetting } from '@efie/mocks/controls';
import { clearToast } from '@efie/ui/primitives/Toast';
import { http, HttpResponse } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { stopClock } from './clock';
import { deleteDraftPhotos } from './draftPhotos';

/** Options of the mock backend, from story parameters or the toolbar. */
export interface BackendOptions {
  scenario: ScenarioId;
  session: 'guest' | DemoAccountKey;
  network: NetworkSetting;
  /** Current time of the page and the mock backend, ISO; seed data is always dated from the fixed time. */
  now: string;
  /** Screenshots show real photos instead of flat tiles. */
  showsPhotographs: boolean;
}

declare global {
  interface Window {
    /** Set by `npm run test:visual`: photos become flat tiles, which makes screenshots far smaller. */
    efieFlatPhotos?: boolean;
  }
}

/** An SVG tile whose color is derived from the image path, so that a wrong image is still visible. */
function flatTile(path: string): string {
  let hue = 0;
  for (const character of path) hue = (hue * 31 + character.charCodeAt(0)) % 360;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><path fill="hsl(${hue} 25% 62%)" d="M0 0h800v600H0z"/></svg>`;
}

let usesFlatPhotos = false;

/** Overrides the mock backend but not a story's handlers; missing and uploaded photos are served as usual. */
const flatPhotos = http.get(/\/storage\/./, ({ request }) => {
  const { pathname } = new URL(request.url);
  const path = pathname.replace(/^\/storage\//, '');
  if (!usesFlatPhotos || !PHOTO_PATHS.has(path)) return undefined;
  return HttpResponse.text(flatTile(pathname), { headers: { 'Content-Type': 'image/svg+xml' } });
});

let currentTime = FIXED_NOW;
const db: MockDb = createMockDb({ now: () => currentTime, seedDate: () => FIXED_NOW });
const unmocked: string[] = [];
let worker: SetupWorker | null = null;

let storyCount = 0;

/**
 * Requests in flight never settle, as if the page had been closed. Otherwise the browser fails an unanswered one after
 * five minutes, and its error toast appears in another story.
 */
export function abandonRequests(): void {
  storyCount += 1;
}

function watchRequests(): void {
  const { fetch } = window;
  window.fetch = async (...args) => {
    const [target] = args;
    const url = target instanceof Request ? target.url : String(target);
    if (!isBackendUrl(url)) return fetch(...args);
    const story = storyCount;
    try {
      return await fetch(...args);
    } finally {
      if (story !== storyCount) await new Promise(() => undefined);
    }
  };
}

/** Starts the service worker once. A request without a handler fails and is recorded for the checks after the story. */
export async function startWorker(): Promise<SetupWorker> {
  if (worker) return worker;
  const started = setupWorker(passAppFiles, flatPhotos, ...Object.values(createHandlers(db)));
  await started.start({
    quiet: true,
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledRequest(request, print) {
      if (!isBackendUrl(request.url)) return;
      unmocked.push(`${request.method} ${new URL(request.url).pathname}`);
      print.error();
    },
  });
  worker = started;
  watchRequests();
  return started;
}

/** Registers the story's handlers (`parameters.msw`), which override the mock backend's. */
export const backendLoader = mswLoader(startWorker);

/** The account of a login response; null for an unverified email address, which gets no session (ruling 74). */
function findAccount(role: 'user' | 'agent', token: string): Readonly<Record<string, unknown>> | null {
  const profile = role === 'agent' ? db.getAgentProfile(token) : db.getUserProfile(token);
  if (!profile.ok) return null;
  return { ...('agent' in profile ? profile.agent : profile.user) };
}

/** Resets data, device storage, session and clock before a story. */
export async function resetBackend({
  scenario,
  session,
  network,
  now,
  showsPhotographs,
}: BackendOptions): Promise<void> {
  currentTime = now;
  stopClock(now);
  configureApi({});
  configureSiteUrl(window.location.origin);
  db.reset(scenario);
  window.localStorage.clear();
  window.sessionStorage.clear();
  await deleteDraftPhotos();
  resetStorageMemory();
  resetRecordedViews();
  clearToast();
  unmocked.length = 0;
  usesFlatPhotos = window.efieFlatPhotos === true && !showsPhotographs;
  if (session !== 'guest') {
    const { role, token } = demoAccount(session);
    const record = findAccount(role, token);
    if (record !== null) startSession(role, token, record);
  }
  worker?.use(...createNetworkHandlers(network, Object.values(createHandlers(db))));
}

/** Returns and clears the unmocked requests since the story began: `GET /api/plans`. */
export function takeUnmockedRequests(): readonly string[] {
  return unmocked.splice(0);
}
