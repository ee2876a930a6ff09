/**
 * A device of its own for every window that shows a story inside Storybook: storage and the line between tabs. Frames of one
 * page share the browser's own, so that a story that signs in would sign in all the others, and clearing it before a story
 * would take away what Storybook keeps there.
 */

/** The mark of a frame of a docs page; its value is the story's id. */
export const FRAME_MARK = 'data-story-frame';

/** The frame this window stands in; null outside of a frame and in one of another origin. */
function frameOf(): Element | null {
  try {
    return window.frameElement;
  } catch {
    return null;
  }
}

/** Whether this window is a frame of a docs page, with one story in it. */
export const isStoryFrame = (): boolean => frameOf()?.hasAttribute(FRAME_MARK) ?? false;

/** Tests run in a frame too, and keep to the browser's own device: faults of the real one are what they look for. */
const isInStorybook = (): boolean => isStoryFrame() || frameOf()?.id === 'storybook-preview-iframe';

type Changed = (key: string | null, oldValue: string | null, newValue: string | null) => void;

/** Storage in memory; `onChange` hears of every change. */
class MemoryStorage implements Storage {
  [name: string]: unknown;

  readonly #held: Map<string, string>;
  readonly #onChange: Changed | undefined;

  constructor(held: Map<string, string>, onChange?: Changed) {
    this.#held = held;
    this.#onChange = onChange;
  }

  get length(): number {
    return this.#held.size;
  }

  key(index: number): string | null {
    return [...this.#held.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#held.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    const before = this.getItem(key);
    this.#held.set(key, String(value));
    this.#onChange?.(key, before, String(value));
  }

  removeItem(key: string): void {
    const before = this.getItem(key);
    this.#held.delete(key);
    if (before !== null) this.#onChange?.(key, before, null);
  }

  clear(): void {
    this.#held.clear();
    this.#onChange?.(null, null, null);
  }
}

/** As a browser's storage is: what it holds are its own properties, so that it can be listed and spread. */
export function memoryStorage(held: Map<string, string>, onChange?: Changed): Storage {
  const storage = new MemoryStorage(held, onChange);
  return new Proxy<Storage>(storage, {
    get(target, name) {
      if (typeof name === 'string' && held.has(name)) return held.get(name);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
    set(target, name, value) {
      target.setItem(String(name), String(value));
      return true;
    },
    has: (target, name) => held.has(String(name)) || Reflect.has(target, name),
    deleteProperty(target, name) {
      target.removeItem(String(name));
      return true;
    },
    ownKeys: () => [...held.keys()],
    getOwnPropertyDescriptor: (_target, name) =>
      held.has(String(name))
        ? { value: held.get(String(name)), writable: true, enumerable: true, configurable: true }
        : undefined,
  });
}

let local: Map<string, string> | null = null;

const give = (name: 'localStorage' | 'sessionStorage', storage: Storage) =>
  Object.defineProperty(window, name, { value: storage, configurable: true });

/** Called once, before the first story. */
export function takeOwnDevice(): void {
  if (local !== null || !isInStorybook()) return;
  local = new Map();
  give('localStorage', memoryStorage(local));
  give('sessionStorage', memoryStorage(new Map()));
  const SharedChannel = window.BroadcastChannel;
  const suffix = crypto.randomUUID();
  window.BroadcastChannel = class extends SharedChannel {
    constructor(name: string) {
      super(name.startsWith('efie-') ? `${name} ${suffix}` : name);
    }
  };
}

/**
 * The storage as another tab of this device holds it, whose changes this window hears of a moment later, as a browser tells
 * them; null where the device is the browser's own.
 */
export function storageOfAnotherTab(): Storage | null {
  if (local === null) return null;
  return memoryStorage(local, (key, oldValue, newValue) => {
    setTimeout(() => window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue })));
  });
}
