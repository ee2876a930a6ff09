import { createStore, del, get, keys, set } from 'idb-keyval';
import type { MockDb, MockDbState } from './types';

/** Raised when the shape of the kept state changes: older ones are then dropped. */
const SCHEMA = 2;

const STATE_KEY = 'state';
const FILE_PREFIX = 'file:';

/** How long an announced change is waited for, ms: the tab that announced it may be gone. */
const LONGEST_WAIT = 1000;

/** The kept state. `version` counts writes of all tabs: the highest is the newest. */
export type KeptState = { schema: number; version: number; state: MockDbState };

/** A keyed store of structured data and blobs, as IndexedDB is. */
export type KeyedStore = {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  delete(key: string): Promise<void>;
  keys(): Promise<string[]>;
};

/** What tabs tell each other: that a change is about to be kept (`isComing`), then that it is. */
export type PersistenceMessage = { from: string; version: number; isComing?: boolean };

/** A line between the tabs. */
export type TabChannel = {
  post(message: PersistenceMessage): void;
  listen(listener: (message: PersistenceMessage) => void): void;
  close(): void;
};

/** The handle of an attached persistence. */
export type Persistence = {
  /** Resolves when everything so far is kept. */
  flush(): Promise<void>;
  /** Takes over what another tab has kept meanwhile, if it is newer. */
  refresh(): Promise<void>;
  /** Resolves once every change that another tab has announced is here: one server answers all tabs alike. */
  settled(): Promise<void>;
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
  /** The keys of the uploads in the store, as far as this tab knows. */
  let keptFiles = new Set<string>();
  let queue: Promise<void> = Promise.resolve();

  /** One store job after the other. */
  const enqueue = (job: () => Promise<void>): Promise<void> => {
    queue = queue.then(job).catch(() => undefined);
    return queue;
  };

  const load = async () => {
    const kept = readKept(await store.get(STATE_KEY));
    if (!kept || kept.version < version) return;
    const files = new Map<string, Blob>();
    const keys = (await store.keys()).filter((key) => key.startsWith(FILE_PREFIX));
    for (const key of keys) {
      const file = await store.get(key);
      if (file instanceof Blob) files.set(key.slice(FILE_PREFIX.length), file);
    }
    keptFiles = new Set(keys);
    version = kept.version;
    // A change made here while the store was read is the later write: it stays.
    if (isDirty) return;
    isRestoring = true;
    db.restore(kept.state, files);
    isRestoring = false;
  };

  /** Uploads first, so that no kept state names a file that is not there; what nothing names any more goes last. */
  const save = async () => {
    if (!isDirty) return;
    isDirty = false;
    version += 1;
    const state = db.snapshot();
    const files = new Map([...db.files].map(([path, file]) => [`${FILE_PREFIX}${path}`, file]));
    for (const [key, file] of files) if (!keptFiles.has(key)) await store.set(key, file);
    await store.set(STATE_KEY, { schema: SCHEMA, version, state } satisfies KeptState);
    for (const key of keptFiles) if (!files.has(key)) await store.delete(key);
    keptFiles = new Set(files.keys());
    channel.post({ from: tab, version });
  };

  await enqueue(load);

  /** Announced by other tabs and not here yet, and who waits for them. */
  let coming = 0;
  let waiting: (() => void)[] = [];
  const arrive = (count: number) => {
    coming = Math.max(0, coming - count);
    if (coming > 0) return;
    waiting.forEach((goOn) => goOn());
    waiting = [];
  };

  channel.listen((message) => {
    if (message.isComing) {
      coming += 1;
      return;
    }
    const isOld = !isNews(message, { tab, version });
    if (!isOld && isDirty) version = Math.max(version, message.version);
    if (isOld || isDirty) arrive(1);
    else void enqueue(load).then(() => arrive(1));
  });

  const unsubscribe = db.subscribe(() => {
    if (isRestoring) return;
    const isWaiting = isDirty;
    isDirty = true;
    if (isWaiting) return;
    channel.post({ from: tab, version, isComing: true });
    void enqueue(save);
  });

  return {
    flush: () => enqueue(save),
    refresh: () => enqueue(load),
    settled: () =>
      new Promise((resolve) => {
        if (coming === 0) {
          resolve();
          return;
        }
        const timer = setTimeout(() => arrive(coming), LONGEST_WAIT);
        waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      }),
    clear: () =>
      enqueue(async () => {
        isDirty = false;
        await store.delete(STATE_KEY);
        for (const key of keptFiles) await store.delete(key);
        keptFiles = new Set();
      }),
    detach() {
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

/** Keeps a pretend server in this browser; a tab that slept catches up when it is seen again. */
export async function attachBrowserPersistence(db: MockDb): Promise<Persistence> {
  const persistence = await attachPersistence(db, {
    store: indexedDbStore(),
    channel: broadcastChannel(),
    tab: crypto.randomUUID(),
  });
  const catchUp = () => {
    if (document.visibilityState === 'visible') void persistence.refresh();
  };
  document.addEventListener('visibilitychange', catchUp);
  return {
    ...persistence,
    detach() {
      document.removeEventListener('visibilitychange', catchUp);
      persistence.detach();
    },
  };
}
