import { configureApi, resetRecordedViews, resetStorageMemory, startSession } from '@efie/api';
import { configureSiteUrl } from '@efie/domain';
import {
  createHandlers,
  createMockDb,
  decodeIllustrationPath,
  decodePortraitPath,
  demoAccount,
  FIXED_NOW,
  type DemoAccountKey,
  type MockDb,
  type ScenarioId,
} from '@efie/mocks';
import { createNetworkHandlers, type NetworkSetting } from '@efie/mocks/panel';
import { clearToast } from '@efie/ui/primitives/Toast';
import { http, HttpResponse } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { stopClock } from './clock';

/** What a story may ask of its backend, as parameters or from the toolbar. */
export interface BackendWishes {
  scenario: ScenarioId;
  session: 'guest' | DemoAccountKey;
  network: NetworkSetting;
  /** Where the clock of page and server stands, ISO; the world begins at the fixed time whatever it says. */
  now: string;
  /** Photographs are the story's subject: a picture for comparison shows them too. */
  showsPhotographs: boolean;
}

declare global {
  interface Window {
    /** Set by `npm run test:visual`: photographs become flat tiles, which pack into a hundredth of the bytes. */
    efieFlatPictures?: boolean;
  }
}

/** A tile whose colour follows the picture's path, so that a wrong picture still shows. */
function flatTile(path: string): string {
  let hue = 0;
  for (const letter of path) hue = (hue * 31 + letter.charCodeAt(0)) % 360;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><path fill="hsl(${hue} 25% 62%)" d="M0 0h800v600H0z"/></svg>`;
}

let showsFlat = false;

/** Before the backend's own answer, behind a story's: a picture that is gone, or was uploaded, is answered as always. */
const flatPictures = http.get(/\/storage\/./, ({ request }) => {
  const { pathname } = new URL(request.url);
  const path = pathname.replace(/^\/storage\//, '');
  if (!showsFlat || (decodeIllustrationPath(path) === null && decodePortraitPath(path) === null))
    return undefined;
  return HttpResponse.text(flatTile(pathname), { headers: { 'Content-Type': 'image/svg+xml' } });
});

let present = FIXED_NOW;
const db: MockDb = createMockDb({ now: () => present, seedDate: () => FIXED_NOW });
const unmocked: string[] = [];
let worker: SetupWorker | null = null;

const isOurs = (url: URL): boolean => /^\/(?:api|storage)\//.test(url.pathname);

/** Starts the worker once; a call that no handler answers is refused and remembered as a fault of the story. */
export async function startWorker(): Promise<SetupWorker> {
  if (worker) return worker;
  const started = setupWorker(flatPictures, ...Object.values(createHandlers(db)));
  await started.start({
    quiet: true,
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledRequest(request, print) {
      const url = new URL(request.url);
      if (!isOurs(url)) return;
      unmocked.push(`${request.method} ${url.pathname}`);
      print.error();
    },
  });
  worker = started;
  return started;
}

/** Before a story: its own answers (`parameters.msw`) go before the ordinary ones. */
export const backendLoader = mswLoader(startWorker);

/** What the login answer would have held; null for an unverified address, which gets no session (ruling 74). */
function recordOf(role: 'user' | 'agent', token: string): Readonly<Record<string, unknown>> | null {
  const profile = role === 'agent' ? db.getAgentProfile(token) : db.getUserProfile(token);
  if (!profile.ok) return null;
  return { ...('agent' in profile ? profile.agent : profile.user) };
}

/** Gives a story its own fresh world: data, device storage and session; nothing of the story before is left. */
export async function freshBackend({
  scenario,
  session,
  network,
  now,
  showsPhotographs,
}: BackendWishes): Promise<void> {
  present = now;
  stopClock(now);
  configureApi({});
  configureSiteUrl(window.location.origin);
  db.reset(scenario);
  window.localStorage.clear();
  window.sessionStorage.clear();
  resetStorageMemory();
  resetRecordedViews();
  await clearToast();
  unmocked.length = 0;
  showsFlat = window.efieFlatPictures === true && !showsPhotographs;
  if (session !== 'guest') {
    const { role, token } = demoAccount(session);
    const record = recordOf(role, token);
    if (record !== null) startSession(role, token, record);
  }
  worker?.use(...createNetworkHandlers(network, Object.values(createHandlers(db))));
}

/** Calls that no handler answered since the story began. */
export function takeUnmockedCalls(): readonly string[] {
  return unmocked.splice(0);
}
