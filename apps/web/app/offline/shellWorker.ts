import { PHOTO_CACHE, PHOTO_FOLDER } from '@efie/api/offline/photo-paths';
import type { LifecycleEvent, RequestEvent, WorkerScope } from './workerScope';

/** The files of a build that open without a connection. */
export interface ShellFiles {
  /** Changes with every change of a file. */
  version: string;
  /** The path of the page for every URL of the app. */
  page: string;
  /** The path of the page's first script, which only a page of this version refers to. */
  entry: string;
  /** The SHA-256 in base64 of scripts and fonts, by path. */
  files: Readonly<Record<string, string>>;
}

/** Messages from the page to a worker. */
export type WorkerMessage =
  /** Replace the running worker. */
  | { kind: 'take-over' }
  /** Responds with whether this version has a file. */
  | { kind: 'has-file'; path: string };

/** Prefix of the name of a cache, which ends with the version and the path of the app. */
const SHELL_PREFIX = 'efie-shell-';

/** Prefix of the name of an empty cache, which ends with the version that was activated last and the path of the app. */
const ACTIVE_PREFIX = 'efie-active-';

/** If the network takes longer, the stored page opens. In ms. */
const NETWORK_TIMEOUT = 5000;

type Handling = 'page' | 'file' | 'photo';

/**
 * How the worker responds to a request; null where it does not, and the browser sends the request as if there were no worker:
 * to every other origin, to the backend, and always when there is a token.
 * @param scope URL of the app
 */
export function handlingOf(
  request: Pick<Request, 'method' | 'mode' | 'url' | 'headers' | 'destination'>,
  scope: string,
): Handling | null {
  if (request.method !== 'GET' || request.headers.has('Authorization') || !request.url.startsWith(scope))
    return null;
  const path = new URL(request.url).href.slice(scope.length);
  if (/^(?:api|storage)\//.test(path)) return null;
  if (request.mode === 'navigate') return 'page';
  if (path.startsWith(PHOTO_FOLDER)) return request.destination === 'image' ? 'photo' : null;
  return /^(?:assets|fonts)\//.test(path) ? 'file' : null;
}

const STORED: CacheQueryOptions = { ignoreVary: true };

/** Hosts may respond with a page or an empty body and status 200, which must not be stored as the file. */
async function hasDigest(response: Response, expected: string | undefined): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(digest))) === expected;
}

function waitFor(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
}

/**
 * Adds the listeners of the service worker. Pages come from the network as long as it responds, so that a new version shows
 * without a worker's help; scripts and fonts come from the cache. Responses of the backend are never read, let alone stored.
 */
export function startShellWorker(worker: WorkerScope, { version, page, entry, files }: ShellFiles): void {
  const { caches } = worker;
  const appPath = new URL(worker.registration.scope).pathname;
  const shellCache = SHELL_PREFIX + version + appPath;
  /** The names of the app's caches: another build may be published under another path of the origin. */
  const namesOf = (names: readonly string[], prefix: string) =>
    names.filter((name) => name.startsWith(prefix) && name.slice(name.indexOf('/')) === appPath);

  async function store(): Promise<void> {
    const cache = await caches.open(shellCache);
    const load = async (path: string, isComplete: (response: Response) => boolean | Promise<boolean>) => {
      const response = await worker.fetch(path, path === page ? { cache: 'no-cache' } : { priority: 'low' });
      if (!response.ok || !(await isComplete(response)))
        throw new Error(`Offline files not stored: ${path} responded with ${response.status}.`);
      return response;
    };
    // One after another: the page may be loading photos.
    for (const [path, digest] of Object.entries(files)) {
      const known = await caches.match(path, STORED);
      const isKnown = known && (await hasDigest(known, digest));
      await cache.put(path, isKnown ? known : await load(path, (response) => hasDigest(response, digest)));
    }
    // Not the page of another version, or one that says that the site is down.
    const isOwn = async (response: Response) => (await response.clone().text()).includes(entry);
    await cache.put(page, await load(page, isOwn));
  }

  /** Removes the files of all older versions but the one that was active, which other tabs still run. */
  async function removeOldFiles(): Promise<void> {
    const names = await caches.keys();
    const active = ACTIVE_PREFIX + version + appPath;
    const [lastActive] = namesOf(names, ACTIVE_PREFIX);
    if (lastActive === active) return;
    await caches.open(active);
    if (lastActive !== undefined) await caches.delete(lastActive);
    const shells = namesOf(names, SHELL_PREFIX);
    // The oldest cache comes first. One that is newer than this version's may belong to a version that is being installed.
    const older = shells.slice(0, shells.indexOf(shellCache));
    // Workers of earlier builds did not record that they were activated.
    const previous = lastActive?.replace(ACTIVE_PREFIX, SHELL_PREFIX) ?? older.at(-1);
    await Promise.all(older.filter((name) => name !== previous).map((name) => caches.delete(name)));
  }

  async function activate(): Promise<void> {
    await removeOldFiles();
    await worker.registration.navigationPreload?.enable();
    await worker.clients.claim();
  }

  async function storedPage(): Promise<Response | undefined> {
    const stored = await caches.match(page, { ...STORED, cacheName: shellCache });
    // A redirected response is not allowed for a navigation, and a host may have redirected 404.html.
    return stored && new Response(stored.body, { headers: stored.headers });
  }

  async function openPage({ request, preloadResponse }: RequestEvent): Promise<Response> {
    const load = async () => (await preloadResponse) ?? worker.fetch(request);
    const network = load().catch((error: unknown) => ({ error }));
    const first = await Promise.race([network, waitFor(NETWORK_TIMEOUT)]);
    if (first instanceof Response && first.status < 500) return first;
    const stored = await storedPage();
    if (stored) return stored;
    const response = await network;
    if (response instanceof Response) return response;
    throw response.error;
  }

  async function openFile(request: Request): Promise<Response> {
    // An earlier version may have stored a wrong file.
    const own = await caches.match(request, { ...STORED, cacheName: shellCache });
    return own ?? (await caches.match(request, STORED)) ?? worker.fetch(request);
  }

  async function openPhoto(request: Request): Promise<Response> {
    const stored = await caches.match(request, { ...STORED, cacheName: PHOTO_CACHE });
    return stored ?? new Response(null, { status: 404 });
  }

  function respond(event: RequestEvent): Promise<Response> | null {
    switch (handlingOf(event.request, worker.registration.scope)) {
      case 'page':
        return openPage(event);
      case 'file':
        return openFile(event.request);
      case 'photo':
        return openPhoto(event.request);
      default:
        return null;
    }
  }

  const on = (type: 'install' | 'activate', work: () => Promise<void>) =>
    worker.addEventListener(type, (event: LifecycleEvent) => event.waitUntil(work()));
  // It waits until no tab uses the old version, or a visitor presses Reload.
  on('install', store);
  on('activate', activate);
  worker.addEventListener('fetch', (event) => {
    const response = respond(event);
    if (response) event.respondWith(response);
  });
  worker.addEventListener('message', (event) => {
    // Extensions post messages of their own.
    const message = event.data as WorkerMessage | null | undefined;
    if (message?.kind === 'take-over') event.waitUntil(worker.skipWaiting());
    else if (message?.kind === 'has-file')
      event.ports[0]?.postMessage(message.path === page || Object.hasOwn(files, message.path));
  });
}
