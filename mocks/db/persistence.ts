import { isRecord } from '@efie/domain/isRecord';
import { LISTING_FIELD_NAMES } from '@efie/domain/listing';
import { createStore, del, get, keys, set } from 'idb-keyval';
import type { MockDb, MockDbState } from './types';

/** Increase the number when the shape of the stored state changes. A state of another shape or with other fields is dropped. */
const SCHEMA = `4 ${LISTING_FIELD_NAMES.join(' ')}`;

const STATE_KEY = 'state';
const FILE_PREFIX = 'file:';

/** How long to wait for an announced change, ms; the tab that announced it may have been closed. */
const ANNOUNCED_CHANGE_TIMEOUT = 1000;

/** The stored state. `version` counts the writes of all tabs. */
export type StoredState = { schema: string; version: number; state: MockDbState };

/** A key-value store of structured data and blobs, such as IndexedDB. */
export type KeyedStore = {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  delete(key: string): Promise<void>;
  keys(): Promise<string[]>;
};

/** Sent between tabs: first that a change is about to be stored (`isAnnouncement`), then that it is stored. */
export type PersistenceMessage = { version: number; isAnnouncement?: boolean };

/** A message channel to the other tabs. */
export type TabChannel = {
  post(message: PersistenceMessage): void;
  listen(listener: (message: PersistenceMessage) => void): void;
};

export type Persistence = {
  /** Resolves when all changes are stored. */
  flush(): Promise<void>;
  /** Loads the stored state if another tab has written a newer one. */
  refresh(): Promise<void>;
  /** Resolves once every change announced by another tab is loaded, so that all tabs get the same responses. */
  settled(): Promise<void>;
};

/** Reads a stored state; null when it is missing or of another schema. */
export function readStoredState(value: unknown): StoredState | null {
  return isRecord(value) && value['schema'] === SCHEMA ? (value as StoredState) : null;
}

/**
 * Persists a mock database and synchronizes it between tabs. A stored state replaces the current one; then every change is
 * written, and other tabs' changes are loaded. The last write wins as a whole. Errors of the store (blocked, full) are
 * ignored: the state then lasts until the page is closed.
 */
export async function attachPersistence(
  db: MockDb,
  { store, channel }: { store: KeyedStore; channel: TabChannel },
): Promise<Persistence> {
  let version = 0;
  let isDirty = false;
  let isRestoring = false;
  /** The keys of the uploads known to be in the store. */
  let storedFileKeys = new Set<string>();
  let queue: Promise<void> = Promise.resolve();

  const enqueue = (job: () => Promise<void>): Promise<void> => {
    queue = queue.then(job).catch(() => undefined);
    return queue;
  };

  const load = async () => {
    const stored = readStoredState(await store.get(STATE_KEY));
    if (!stored || stored.version < version) return;
    const files = new Map<string, Blob>();
    const keys = (await store.keys()).filter((key) => key.startsWith(FILE_PREFIX));
    for (const key of keys) {
      const file = await store.get(key);
      if (file instanceof Blob) files.set(key.slice(FILE_PREFIX.length), file);
    }
    storedFileKeys = new Set(keys);
    version = stored.version;
    // A change made in this tab while the store was read is the later write, so it wins.
    if (isDirty) return;
    isRestoring = true;
    db.restore(stored.state, files);
    isRestoring = false;
  };

  /** Writes uploads first and deletes unused ones last, so that no stored state refers to a missing file. */
  const save = async () => {
    if (!isDirty) return;
    isDirty = false;
    version += 1;
    const state = db.snapshot();
    const files = new Map([...db.files].map(([path, file]) => [`${FILE_PREFIX}${path}`, file]));
    for (const [key, file] of files) if (!storedFileKeys.has(key)) await store.set(key, file);
    await store.set(STATE_KEY, { schema: SCHEMA, version, state } satisfies StoredState);
    for (const key of storedFileKeys) if (!files.has(key)) await store.delete(key);
    storedFileKeys = new Set(files.keys());
    channel.post({ version });
  };

  /** Changes that other tabs have announced and not stored yet. */
  let announced = 0;
  let resolveWaiting: (() => void)[] = [];
  const markLoaded = (count: number) => {
    announced = Math.max(0, announced - count);
    if (announced > 0) return;
    resolveWaiting.forEach((resolve) => resolve());
    resolveWaiting = [];
  };

  channel.listen((message) => {
    if (message.isAnnouncement) {
      announced += 1;
      return;
    }
    // On equal versions the last write wins.
    const isOld = message.version < version;
    if (!isOld && isDirty) version = Math.max(version, message.version);
    if (isOld || isDirty) markLoaded(1);
    else void enqueue(load).then(() => markLoaded(1));
  });

  // Listening first: another tab may store a change while this one reads the store.
  await enqueue(load);

  db.subscribe(() => {
    if (isRestoring) return;
    const isSaveQueued = isDirty;
    isDirty = true;
    if (isSaveQueued) return;
    channel.post({ version, isAnnouncement: true });
    void enqueue(save);
  });

  return {
    flush: () => enqueue(save),
    refresh: () => enqueue(load),
    settled: () =>
      new Promise((resolve) => {
        if (announced === 0) {
          resolve();
          return;
        }
        const timer = setTimeout(() => markLoaded(announced), ANNOUNCED_CHANGE_TIMEOUT);
        resolveWaiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      }),
  };
}

/** A store in the IndexedDB database `efie-mock`. */
export function createIndexedDbStore(): KeyedStore {
  const database = createStore('efie-mock', 'backend');
  return {
    get: (key) => get(key, database),
    set: (key, value) => set(key, value, database),
    delete: (key) => del(key, database),
    keys: async () => (await keys(database)).map(String),
  };
}

export function createBroadcastChannel(): TabChannel {
  const channel = new BroadcastChannel('efie-mock');
  return {
    post: (message) => channel.postMessage(message),
    listen(listener) {
      channel.addEventListener('message', (event: MessageEvent<PersistenceMessage>) => listener(event.data));
    },
  };
}

/** Persists a mock database in this browser; a tab loads the newest state when it becomes visible again. */
export async function attachBrowserPersistence(db: MockDb): Promise<Persistence> {
  const persistence = await attachPersistence(db, {
    store: createIndexedDbStore(),
    channel: createBroadcastChannel(),
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void persistence.refresh();
  });
  return persistence;
}
