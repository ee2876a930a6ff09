import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { handlingOf, startShellWorker, type ShellFiles } from './shellWorker';
import type { LifecycleEvent, RequestEvent, WorkerMessageEvent, WorkerScope } from './workerScope';

fc.configureGlobal({ seed: 20261126 });

const ORIGIN = 'https://efie.test';

type Listeners = {
  install?: (event: LifecycleEvent) => void;
  activate?: (event: LifecycleEvent) => void;
  fetch?: (event: RequestEvent) => void;
  message?: (event: WorkerMessageEvent) => void;
};

/** Caches by name, in the order in which they were created, as in browsers. */
let stored: Map<string, Map<string, Response>>;
/** The server's files by path; null for a connection that fails. */
let server: ReadonlyMap<string, string> | null;
let requested: string[];
let status: number;

const pathOf = (key: string | Request): string =>
  new URL(typeof key === 'string' ? key : key.url, ORIGIN).pathname;

const match = async (key: string | Request, { cacheName }: { cacheName?: string } = {}) => {
  const searched = [...stored].filter(([name]) => cacheName === undefined || name === cacheName);
  return searched.flatMap(([, entries]) => entries.get(pathOf(key)) ?? [])[0]?.clone();
};

const caches = {
  keys: async () => [...stored.keys()],
  match,
  delete: async (name: string) => stored.delete(name),
  open: async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    return { put: async (key: string, response: Response) => void entries.set(pathOf(key), response) };
  },
} as unknown as CacheStorage;

const send = async (key: string | Request) => {
  requested.push(pathOf(key));
  if (server === null) throw new TypeError('Failed to fetch');
  // As hosts do, it responds to a missing file with the page.
  const file = server.has(pathOf(key)) ? pathOf(key) : '/404.html';
  const type = file.endsWith('.html') ? 'text/html; charset=utf-8' : 'text/javascript';
  return new Response(server.get(file) ?? null, { status, headers: { 'Content-Type': type } });
};

/** A worker of a version; its methods run its events. */
function startWorker(files: ShellFiles) {
  const listeners: Listeners = {};
  const skipWaiting = vi.fn(async () => undefined);
  const scope = {
    caches,
    fetch: send,
    clients: { claim: async () => undefined },
    registration: { scope: `${ORIGIN}/` },
    skipWaiting,
    addEventListener: (type: keyof Listeners, listener: never) => {
      listeners[type] = listener;
    },
  } as unknown as WorkerScope;
  startShellWorker(scope, files);
  const runEvent = async (type: 'install' | 'activate') => {
    let work: Promise<unknown> = Promise.reject(new Error(`no ${type} listener`));
    work.catch(() => undefined);
    listeners[type]?.({ waitUntil: (given) => (work = given) });
    await work;
  };
  return {
    skipWaiting,
    install: () => runEvent('install'),
    activate: () => runEvent('activate'),
    /** Null when the worker leaves the request to the browser. */
    open: (
      path: string,
      init: Partial<Request> = {},
      preloadResponse: Promise<undefined> = Promise.resolve(undefined),
    ): Promise<Response> | null => {
      const request = {
        method: 'GET',
        mode: 'cors',
        destination: '',
        headers: new Headers(),
        url: ORIGIN + path,
      };
      let response: Promise<Response> | null = null;
      listeners.fetch?.({
        request: { ...request, ...init } as Request,
        preloadResponse,
        respondWith: (given) => (response = given),
        waitUntil: () => undefined,
      });
      return response;
    },
    ask: (data: unknown): unknown => {
      let answer: unknown;
      const ports = [{ postMessage: (given: unknown) => (answer = given) }];
      listeners.message?.({ data, ports, waitUntil: () => undefined });
      return answer;
    },
  };
}

const navigate = { mode: 'navigate' } as const;

const ENTRY = '/assets/entry.js';

const pageText = (text: string) => `${text} <script type="module" src="${ENTRY}"></script>`;

/** The contents of a file are its name. */
const digestOf = (text: string) => createHash('sha256').update(text).digest('base64');

const version = (name: string, ...files: readonly string[]): ShellFiles => ({
  version: name,
  page: '/404.html',
  entry: ENTRY,
  files: Object.fromEntries(files.map((file) => [`/assets/${file}`, digestOf(file)])),
});

const serverOf = (page: string, ...files: readonly string[]) =>
  new Map([['/404.html', pageText(page)], ...files.map((file) => [`/assets/${file}`, file] as const)]);

const install = async (name: string) => {
  server = serverOf(name, `${name}.js`);
  const worker = startWorker(version(name, `${name}.js`));
  await worker.install();
  return worker;
};

const shells = () => [...stored.keys()].filter((name) => name.startsWith('efie-shell-')).toSorted();

const text = async (response: Promise<Response> | null) => (await response)?.text();

beforeEach(() => {
  stored = new Map();
  requested = [];
  status = 200;
  server = serverOf('one', 'a.js', 'b.js');
});

describe('which requests the service worker responds to', () => {
  it.each([
    ['/api/properties', null],
    ['/assets/../api/properties', null],
    ['/assets/%2e%2e/api/properties', null],
    ['/storage/x.jpg', null],
    ['//evil.example/assets/a.js', null],
    ['/assets', null],
    ['/ASSETS/a.js', null],
    ['/assets/a.js?x=1', 'file'],
    [`/assets/${'x'.repeat(100_000)}`, 'file'],
    ['/%00assets/a.js', null],
  ])('%.60s: %s', (path, handling) => {
    const request = { method: 'GET', mode: 'cors', destination: 'script', headers: new Headers() } as const;
    const { href: url } = new URL(ORIGIN + path);
    expect(handlingOf({ ...request, url }, `${ORIGIN}/`)).toBe(handling);
  });

  it('never to one with a token, to the backend, to another origin, or to one that changes something', () => {
    const anyRequest = fc.record({
      method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'HEAD'),
      mode: fc.constantFrom('navigate', 'cors', 'no-cors', 'same-origin') as fc.Arbitrary<RequestMode>,
      destination: fc.constantFrom(
        '',
        'image',
        'script',
        'font',
        'document',
      ) as fc.Arbitrary<RequestDestination>,
      hasToken: fc.boolean(),
      origin: fc.constantFrom(ORIGIN, 'https://api.efie.test', 'https://efie.test.evil', 'http://efie.test'),
      segments: fc.array(
        fc.constantFrom('api', 'storage', 'assets', 'fonts', 'offline-photo', 'property', 'a.js', '7'),
        { maxLength: 3 },
      ),
    });
    fc.assert(
      fc.property(anyRequest, ({ hasToken, origin, segments, ...request }) => {
        const headers = new Headers(hasToken ? { Authorization: 'Bearer x' } : {});
        const handling = handlingOf(
          { ...request, headers, url: `${origin}/${segments.join('/')}` },
          `${ORIGIN}/`,
        );
        const mayBe =
          !hasToken &&
          request.method === 'GET' &&
          origin === ORIGIN &&
          !(segments.length > 1 && ['api', 'storage'].includes(segments[0] ?? ''));
        if (!mayBe) expect(handling).toBeNull();
        if (handling === 'photo') expect(request.destination).toBe('image');
        if (request.mode === 'navigate') expect(['page', null]).toContain(handling);
      }),
    );
  });

  it.each([
    ['/property/7', navigate, 'page'],
    ['/assets/a.js', {}, 'file'],
    ['/fonts/1/efie-sans.woff2', { destination: 'font' }, 'file'],
    ['/offline-photo/x', { destination: 'image' }, 'photo'],
    ['/offline-photo/x', {}, null],
    ['/api/properties', {}, null],
    ['/api/properties', navigate, null],
    ['/favicon.svg', { destination: 'image' }, null],
  ] as const)('%s %o: %s', (path, init, handling) => {
    const request = {
      method: 'GET',
      mode: 'cors',
      destination: '',
      headers: new Headers(),
      ...init,
    } as const;
    expect(handlingOf({ ...request, url: ORIGIN + path }, `${ORIGIN}/`)).toBe(handling);
  });
});

describe('without a connection', () => {
  it('every page is the stored one, and its files come from the cache', async () => {
    const worker = startWorker(version('1', 'a.js', 'b.js'));
    await worker.install();
    server = null;
    expect(await text(worker.open('/property/7', navigate))).toBe(pageText('one'));
    expect(await text(worker.open('/assets/b.js'))).toBe('b.js');
    await expect(worker.open('/assets/c.js')).rejects.toThrow('Failed to fetch');
  });

  it('a server that responds with 502 counts as none', async () => {
    const worker = startWorker(version('1', 'a.js'));
    await worker.install();
    server = serverOf('bad gateway');
    status = 502;
    expect(await text(worker.open('/', navigate))).toBe(pageText('one'));
  });

  it('a server that does not respond within five seconds counts as none', async () => {
    const worker = startWorker(version('1', 'a.js'));
    await worker.install();
    vi.useFakeTimers();
    // The browser requests the page while the worker starts.
    const response = worker.open('/', navigate, new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(5000);
    expect(await text(response)).toBe(pageText('one'));
    vi.useRealTimers();
  });

  it('nothing is stored when a file is missing', async () => {
    status = 404;
    await expect(startWorker(version('1', 'a.js')).install()).rejects.toThrow(
      '/assets/a.js responded with 404',
    );
  });

  it.each(['', '<!doctype html>', '{}', 'b.js'])('nothing is stored when a file is %j', async (wrong) => {
    server = new Map([...serverOf('one'), ['/assets/a.js', wrong]]);
    await expect(startWorker(version('1', 'a.js')).install()).rejects.toThrow(
      '/assets/a.js responded with 200',
    );
  });

  it('a wrong file that an earlier version stored is replaced', async () => {
    stored.set('efie-shell-0/', new Map([['/assets/a.js', new Response('')]]));
    const worker = startWorker(version('1', 'a.js'));
    await worker.install();
    expect(await text(worker.open('/assets/a.js'))).toBe('a.js');
  });

  it('nothing is stored when the host responds to a missing file with the page and 200', async () => {
    await expect(startWorker(version('1', 'a.js', 'missing.js')).install()).rejects.toThrow(
      '/assets/missing.js responded with 200',
    );
    const next = startWorker(version('2', 'missing.js'));
    server = serverOf('two', 'missing.js');
    await next.install();
    expect(await text(next.open('/assets/missing.js'))).toBe('missing.js');
  });

  it('a page of another version, or of a site that is down, is not stored', async () => {
    server = new Map([['/404.html', 'We will be back soon.']]);
    await expect(startWorker(version('1')).install()).rejects.toThrow('/404.html responded with 200');
  });

  it('a photo that is not stored responds with 404', async () => {
    const response = await startWorker(version('1')).open('/offline-photo/x', { destination: 'image' });
    expect(response?.status).toBe(404);
  });
});

describe('a new version', () => {
  it('shows on the next load, and its worker waits until it is told to take over', async () => {
    const one = startWorker(version('1', 'a.js'));
    await one.install();
    server = serverOf('two', 'a.js', 'c.js');
    const two = startWorker(version('2', 'a.js', 'c.js'));
    requested = [];
    await two.install();
    // A file of both versions is not requested again.
    expect(requested).toEqual(['/assets/c.js', '/404.html']);
    expect(await text(one.open('/', navigate))).toBe(pageText('two'));
    expect(two.skipWaiting).not.toHaveBeenCalled();
    two.ask({ kind: 'take-over' });
    expect(two.skipWaiting).toHaveBeenCalledOnce();
  });

  it('says whether a page is of its version', async () => {
    const two = startWorker(version('2', 'c.js'));
    expect(two.ask({ kind: 'has-file', path: '/assets/c.js' })).toBe(true);
    expect(two.ask({ kind: 'has-file', path: '/assets/a.js' })).toBe(false);
  });

  it.each([null, undefined, 'x', 7, [], { kind: 'other' }, { kind: 'has-file' }])(
    'ignores a message that is not of the app: %j',
    (message) => {
      const worker = startWorker(version('one', 'a.js'));
      expect(worker.ask(message)).not.toBe(true);
      expect(worker.skipWaiting).not.toHaveBeenCalled();
    },
  );

  it('leaves the files of the version before to tabs that still run it, and removes older ones', async () => {
    for (const [name, file] of [
      ['1', 'a.js'],
      ['2', 'b.js'],
      ['3', 'c.js'],
    ] as const) {
      server = serverOf(name, file);
      const worker = startWorker(version(name, file));
      await worker.install();
      await worker.activate();
    }
    expect(shells()).toEqual(['efie-shell-2/', 'efie-shell-3/']);
    server = null;
    const last = startWorker(version('3', 'c.js'));
    expect(await text(last.open('/assets/b.js'))).toBe('b.js');
  });

  it('that is an earlier one again keeps its own files', async () => {
    for (const name of ['1', '2', '3', '1']) await (await install(name)).activate();
    expect(shells()).toEqual(['efie-shell-1/', 'efie-shell-3/']);
  });

  it('leaves the files of the version that was active, not of one that never was', async () => {
    await (await install('1')).activate();
    await install('2');
    const three = await install('3');
    await three.activate();
    expect(shells()).toEqual(['efie-shell-1/', 'efie-shell-3/']);
    server = null;
    expect(await text(three.open('/assets/1.js'))).toBe('1.js');
  });

  it('leaves the files of the version that was active also when that was an earlier one again', async () => {
    for (const name of ['1', '2', '1', '3']) await (await install(name)).activate();
    expect(shells()).toEqual(['efie-shell-1/', 'efie-shell-3/']);
  });

  it('leaves the files of a version that is being installed', async () => {
    await (await install('1')).activate();
    const two = await install('2');
    await install('3');
    await two.activate();
    expect(shells()).toEqual(['efie-shell-1/', 'efie-shell-2/', 'efie-shell-3/']);
  });

  it('leaves the files of the version before when it is activated twice', async () => {
    for (const name of ['1', '2', '2']) await (await install(name)).activate();
    expect(shells()).toEqual(['efie-shell-1/', 'efie-shell-2/']);
  });

  it('removes older files also after a worker that did not record that it was activated', async () => {
    await install('1');
    await install('2');
    await (await install('3')).activate();
    expect(shells()).toEqual(['efie-shell-2/', 'efie-shell-3/']);
  });

  it('leaves the files of a build under another path of the origin', async () => {
    stored.set('efie-shell-0/homes/', new Map());
    for (const name of ['1', '2', '3']) await (await install(name)).activate();
    expect(shells()).toEqual(['efie-shell-0/homes/', 'efie-shell-2/', 'efie-shell-3/']);
  });

  it('records that it is active without a file', async () => {
    await (await install('1')).activate();
    expect([...stored.entries()].find(([name]) => name.startsWith('efie-active-'))).toEqual([
      'efie-active-1/',
      new Map(),
    ]);
  });
});
