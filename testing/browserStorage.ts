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

/** Storage in memory. As in a browser, its entries are own properties, so that it can be listed and spread. */
export class MemoryStorage implements Storage {
  [name: string]: unknown;

  get length(): number {
    return Object.keys(this).length;
  }

  key(index: number): string | null {
    return Object.keys(this)[index] ?? null;
  }

  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }

  setItem(key: string, value: string): void {
    this[key] = String(value);
  }

  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }

  clear(): void {
    Object.keys(this).forEach((key) => this.removeItem(key));
  }
}

let isIsolated = false;

const replace = (name: 'localStorage' | 'sessionStorage' | 'indexedDB', value: object) =>
  Object.defineProperty(window, name, { value, configurable: true });

/** Gives the app's databases names of their own in this window. */
function replaceDatabases(suffix: string): void {
  const { indexedDB } = window;
  replace('indexedDB', {
    open: (name: string, version?: number) => indexedDB.open(name + suffix, version),
    deleteDatabase: (name: string) => indexedDB.deleteDatabase(name + suffix),
  });
}

/** Call once, before the first story. Does nothing outside Storybook. */
export function isolateBrowserStorage(): void {
  if (isIsolated || !isInStorybook()) return;
  isIsolated = true;
  replace('localStorage', new MemoryStorage());
  replace('sessionStorage', new MemoryStorage());
  replaceDatabases(` ${findFrame()?.getAttribute(STORY_FRAME_ATTRIBUTE) ?? 'preview'}`);
  const SharedChannel = window.BroadcastChannel;
  const suffix = crypto.randomUUID();
  window.BroadcastChannel = class extends SharedChannel {
    constructor(name: string) {
      super(name.startsWith('efie-') ? `${name} ${suffix}` : name);
    }
  };
}

export type OtherTabsStorage = Pick<Storage, 'setItem' | 'removeItem'>;

/** Local storage as another tab changes it: the changes fire storage events in this window. Null where it is not isolated. */
export function storageOfAnotherTab(): OtherTabsStorage | null {
  if (!isIsolated) return null;
  const { localStorage } = window;
  const change = (key: string, newValue: string | null) => {
    const oldValue = localStorage.getItem(key);
    if (newValue === null) localStorage.removeItem(key);
    else localStorage.setItem(key, newValue);
    if (oldValue === null && newValue === null) return;
    setTimeout(() => window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue })));
  };
  return { setItem: change, removeItem: (key) => change(key, null) };
}
