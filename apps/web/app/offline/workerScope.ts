export interface LifecycleEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface RequestEvent extends LifecycleEvent {
  request: Request;
  /** The response to a navigation, requested while the worker starts; undefined where browsers do not do that. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

export interface WorkerMessageEvent extends LifecycleEvent {
  data: unknown;
  ports: readonly { postMessage: (answer: unknown) => void }[];
}

/**
 * What the service worker uses of its global scope. TypeScript's library for workers cannot be loaded beside the one for
 * pages.
 */
export interface WorkerScope {
  caches: CacheStorage;
  fetch: (input: string | Request, init?: RequestInit) => Promise<Response>;
  clients: { claim: () => Promise<void> };
  registration: { scope: string; navigationPreload?: { enable: () => Promise<void> } };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: LifecycleEvent) => void): void;
    (type: 'fetch', listener: (event: RequestEvent) => void): void;
    (type: 'message', listener: (event: WorkerMessageEvent) => void): void;
  };
}
