/**
 * Isolates browser storage and BroadcastChannel for each story inside Storybook. Otherwise all iframes of a docs page would
 * share one session, and clearing storage before a story would delete Storybook's settings.
 */

/** Attribute of a docs page's story iframes; its value is the story's id. */
export const STORY_FRAME_ATTRIBUTE = 'data-story-frame';

/** The iframe that contains this window, or null: the window is not in an iframe, or the parent has another origin. */
function findFrame(): Element | null {
  try {
    return window.frameElement;
  } catch {
    return null;
  }
}

/** Whether this window is the iframe of one story on a docs page. */
export const isStoryFrame = (): boolean => findFrame()?.hasAttribute(STORY_FRAME_ATTRIBUTE) ?? false;

/** Tests run in an iframe too but use the real browser storage, whose failures they cover. */
const isInStorybook = (): boolean => isStoryFrame() || findFrame()?.id === 'storybook-preview-iframe';

type OnStorageChange = (key: string | null, oldValue: string | null, newValue: string | null) => void;

/** Storage in memory; `onChange` is called with the key and the old and new value. */
class MemoryStorage implements Storage {
  [name: string]: unknown;

  readonly #entries: Map<string, string>;
  readonly #onChange: OnStorageChange | undefined;

  constructor(entries: Map<string, string>, onChange?: OnStorageChange) {
    this.#entries = entries;
    this.#onChange = onChange;
  }

  get length(): number {
    return this.#entries.size;
  }

  key(index: number): string | null {
    return [...this.#entries.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#entries.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    const before = this.getItem(key);
    this.#entries.set(key, String(value));
    this.#onChange?.(key, before, String(value));
  }

  removeItem(key: string): void {
    const before = this.getItem(key);
    this.#entries.delete(key);
    if (before !== null) this.#onChange?.(key, before, null);
  }

  clear(): void {
    this.#entries.clear();
    this.#onChange?.(null, null, null);
  }
}

/** In-memory storage whose entries are own properties, as in a browser, so that it can be listed and spread. */
export function memoryStorage(entries: Map<string, string>, onChange?: OnStorageChange): Storage {
  const storage = new MemoryStorage(entries, onChange);
  return new Proxy<Storage>(storage, {
    get(target, name) {
      if (typeof name === 'string' && entries.has(name)) return entries.get(name);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
    set(target, name, value) {
      target.setItem(String(name), String(value));
      return true;
    },
    has: (target, name) => entries.has(String(name)) || Reflect.has(target, name),
    deleteProperty(target, name) {
      target.removeItem(String(name));
      return true;
    },
    ownKeys: () => [...entries.keys()],
    getOwnPropertyDescriptor: (_target, name) =>
      entries.has(String(name))
        ? { value: entries.get(String(name)), writable: true, enumerable: true, configurable: true }
        : undefined,
  });
}

let localEntries: Map<string, string> | null = null;

const replaceStorage = (name: 'localStorage' | 'sessionStorage', storage: Storage) =>
  Object.defineProperty(window, name, { value: storage, configurable: true });

/** Gives the app's databases names of their own in this window. */
function replaceDatabases(suffix: string): void {
  const { indexedDB } = window;
  Object.defineProperty(window, 'indexedDB', {
    value: {
      open: (name: string, version?: number) => indexedDB.open(name + suffix, version),
      deleteDatabase: (name: string) => indexedDB.deleteDatabase(name + suffix),
    },
    configurable: true,
  });
}

/** Call once, before the first story. Does nothing outside Storybook. */
export function isolateBrowserStorage(): void {
  if (localEntries !== null || !isInStorybook()) return;
  localEntries = new Map();
  replaceStorage('localStorage', memoryStorage(localEntries));
  replaceStorage('sessionStorage', memoryStorage(new Map()));
  replaceDatabases(` ${findFrame()?.getAttribute(STORY_FRAME_ATTRIBUTE) ?? 'preview'}`);
  const SharedChannel = window.BroadcastChannel;
  const suffix = crypto.randomUUID();
  window.BroadcastChannel = class extends SharedChannel {
    constructor(name: string) {
      super(name.startsWith('efie-') ? `${name} ${suffix}` : name);
    }
  };
}

/**
 * The same storage as seen by another tab: its changes fire storage events in this window. Null where storage is not
 * isolated.
 */
export function storageOfAnotherTab(): Storage | null {
  if (localEntries === null) return null;
  return memoryStorage(localEntries, (key, oldValue, newValue) => {
    setTimeout(() => window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue })));
  });
}
