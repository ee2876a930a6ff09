import { createStore, del, get, keys, set } from 'idb-keyval';
import type { MockDb, MockDbState } from './types';

/** Raised when the shape of the kept state changes: older ones are then dropped. */
const SCHEMA = 1;

const STATE_KEY = 'state';
const FILE_PREFIX = 'file:';

/** Writes are gathered for this long, in ms. */
const WRITE_AFTER_MS = 150;

/** The kept state. `version` counts writes of all tabs: the highest is the newest. */
export type KeptState = { schema: number; version: number; state: MockDbState };

/** A keyed store of structured data and blobs, as IndexedDB is. */
export type KeyedStore = {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  delete(key: string): Promise<void>;
  keys(): Promise<string[]>;
};

/** What tabs tell each other. */
export type PersistenceMessage = { from: string; version: number };

/** A line between the tabs. */
export type TabChannel = {
  post(message: PersistenceMessage): void;
  listen(listener: (message: PersistenceMessage) => void): void;
  close(): void;
};

/** The handle of an attached persistence. */
export type Persistence = {
  /** Writes what waits; resolves when it is kept. */
  flush(): Promise<void>;
  /** Forgets everything kept; the running state stays as it is. */
  clear(): Promise<void>;
  /** Stops keeping and listening. */
  detach(): void;
};

type PersistenceOptions = {
  store: KeyedStore;
  channel: TabChannel;
  /** This tab's name, different from every other tab's. */
  tab: string;
};

/** The kept state when it is one of this version of the code, else null. */
export function readKept(value: unknown): KeptState | null {
  if (typeof value !== 'object' || value === null) return null;
  const { schema, version, state } = value as Partial<KeptState>;
  if (schema !== SCHEMA || typeof version !== 'number' || typeof state !== 'object' || state === null)
    return null;
  return Array.isArray(state.listings) && Array.isArray(state.agents) ? { schema, version, state } : null;
}

/** Whether another tab's write is news: newer than ours, or as new but by another hand (the last write wins). */
export function isNews(message: PersistenceMessage, own: { tab: string; version: number }): boolean {
  return message.from !== own.tab && message.version >= own.version;
}

/**
 * Keeps a pretend server over reloads and the same in all tabs (ruling 132). First the kept state, if any, replaces
 * the present one; then every change is written, and other tabs' changes come in. The last write wins as a whole.
 * A store that fails (blocked, full) is given up on silently: the server then lives as long as its page.
 */
export async function attachPersistence(
  db: MockDb,
  { store, channel, tab }: PersistenceOptions,
): Promise<Persistence> {
  let version = 0;
  let isDirty = false;
  let isRestoring = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue: Promise<void> = Promise.resolve();

  /** One store job after the other. */
  const enqueue = (job: () => Promise<void>): Promise<void> => {
    queue = queue.then(job).catch(() => undefined);
    return queue;
  };

  const keptFiles = async (): Promise<string[]> =>
    (await store.keys()).filter((key) => key.startsWith(FILE_PREFIX));

  const load = async () => {
    const kept = readKept(await store.get(STATE_KEY));
    if (!kept || (version > 0 && kept.version < version) || isDirty) return;
    const files = new Map<string, Blob>();
    for (const key of await keptFiles()) {
      const file = await store.get(key);
      if (file instanceof Blob) files.set(key.slice(FILE_PREFIX.length), file);
    }
    version = kept.version;
    isRestoring = true;
    db.restore(kept.state, files);
    isRestoring = false;
  };

  const save = async () => {
    if (!isDirty) return;
    isDirty = false;
    version += 1;
    const here = new Map([...db.files].map(([path, file]) => [`${FILE_PREFIX}${path}`, file]));
    const there = new Set(await keptFiles());
    for (const [key, file] of here) if (!there.has(key)) await store.set(key, file);
    await store.set(STATE_KEY, { schema: SCHEMA, version, state: db.snapshot() } satisfies KeptState);
    for (const key of there) if (!here.has(key)) await store.delete(key);
    channel.post({ from: tab, version });
  };

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    return enqueue(save);
  };

  await enqueue(load);

  channel.listen((message) => {
    if (!isNews(message, { tab, version })) return;
    if (isDirty) version = Math.max(version, message.version);
    else void enqueue(load);
  });

  const unsubscribe = db.subscribe(() => {
    if (isRestoring) return;
    isDirty = true;
    timer ??= setTimeout(() => void flush(), WRITE_AFTER_MS);
  });

  return {
    flush,
    clear: () =>
      enqueue(async () => {
        isDirty = false;
        clearTimeout(timer);
        timer = undefined;
        await store.delete(STATE_KEY);
        for (const key of await keptFiles()) await store.delete(key);
      }),
    detach() {
      clearTimeout(timer);
      unsubscribe();
      channel.close();
    },
  };
}

/** The browser's IndexedDB, in a database of its own. */
export function indexedDbStore(): KeyedStore {
  const place = createStore('efie-mock', 'backend');
  return {
    get: (key) => get(key, place),
    set: (key, value) => set(key, value, place),
    delete: (key) => del(key, place),
    keys: async () => (await keys(place)).map(String),
  };
}

/** The browser's line between tabs of one origin. */
export function broadcastChannel(): TabChannel {
  const channel = new BroadcastChannel('efie-mock');
  return {
    post: (message) => channel.postMessage(message),
    listen(listener) {
      channel.addEventListener('message', (event: MessageEvent<PersistenceMessage>) => listener(event.data));
    },
    close: () => channel.close(),
  };
}

/** Keeps a pretend server in this browser; what waits is written when the page is left. */
export async function attachBrowserPersistence(db: MockDb): Promise<Persistence> {
  const persistence = await attachPersistence(db, {
    store: indexedDbStore(),
    channel: broadcastChannel(),
    tab: crypto.randomUUID(),
  });
  const flush = () => void persistence.flush();
  window.addEventListener('pagehide', flush);
  return {
    ...persistence,
    detach() {
      window.removeEventListener('pagehide', flush);
      persistence.detach();
    },
  };
}
