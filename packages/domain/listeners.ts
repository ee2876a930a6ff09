export interface Listeners<Args extends readonly unknown[]> {
  /** Returns the unsubscribe function. */
  subscribe: (listener: (...args: Args) => void) => () => void;
  notify: (...args: Args) => void;
  hasAny: () => boolean;
}

/**
 * Creates a set of listeners, such as those of useSyncExternalStore.
 *
 * @param onFirst called when the first listener subscribes; returns what is called when the last one has unsubscribed
 */
export function createListeners<Args extends readonly unknown[] = []>(
  onFirst?: () => () => void,
): Listeners<Args> {
  const listeners = new Set<(...args: Args) => void>();
  let onLast: (() => void) | undefined;
  return {
    subscribe(listener) {
      if (listeners.size === 0) onLast = onFirst?.();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) onLast?.();
      };
    },
    notify: (...args) => listeners.forEach((listener) => listener(...args)),
    hasAny: () => listeners.size > 0,
  };
}
