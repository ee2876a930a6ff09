interface ApiConfig {
  /** URL before `/api/...`, without a trailing slash; empty means the page's own origin. */
  baseUrl: string;
  /** URL of the image storage, without a trailing slash. */
  storageBaseUrl: string;
  /** Whether new listings are sent with an `Idempotency-Key` (docs/guides/real-backend.md). */
  hasIdempotencyKeys: boolean;
  /** Sends each request. */
  fetch: (request: Request) => Promise<Response>;
}

interface ApiOptions {
  baseUrl?: string | undefined;
  storageBaseUrl?: string | undefined;
  hasIdempotencyKeys?: boolean;
  /** Default the global `fetch`, looked up per request. */
  fetch?: ApiConfig['fetch'] | undefined;
}

const withoutTrailingSlash = (url: string): string => url.replace(/\/+$/, '');

/** The options with their defaults. */
export function readApiOptions(options: ApiOptions): ApiConfig {
  const baseUrl = withoutTrailingSlash(options.baseUrl ?? '');
  return {
    baseUrl,
    storageBaseUrl: withoutTrailingSlash(options.storageBaseUrl || `${baseUrl}/storage`),
    hasIdempotencyKeys: options.hasIdempotencyKeys ?? false,
    fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
  };
}

let config = readApiOptions({});

/** Sets the backend of all requests, once in each page and worker, by its entry. */
export function configureApi(options: ApiOptions): void {
  config = readApiOptions(options);
}

export function apiConfig(): Readonly<ApiConfig> {
  return config;
}
