interface ApiConfig {
  /** URL before `/api/...`, without a trailing slash; empty means the page's own origin. */
  baseUrl: string;
  /** URL of the image storage, without a trailing slash. */
  storageBaseUrl: string;
  /** Whether new listings are sent with an `Idempotency-Key` (docs/guides/real-backend.md). */
  hasIdempotencyKeys: boolean;
}

type Fetch = (request: Request) => Promise<Response>;

interface ApiOptions {
  baseUrl?: string | undefined;
  storageBaseUrl?: string | undefined;
  hasIdempotencyKeys?: boolean;
  /** Sends each request; default the global `fetch`. */
  fetch?: Fetch | undefined;
}

const withoutTrailingSlash = (url: string): string => url.replace(/\/+$/, '');

/** The options with their defaults. */
function readApiOptions(options: ApiOptions): ApiConfig {
  const baseUrl = withoutTrailingSlash(options.baseUrl ?? '');
  return {
    baseUrl,
    storageBaseUrl: withoutTrailingSlash(options.storageBaseUrl || `${baseUrl}/storage`),
    hasIdempotencyKeys: options.hasIdempotencyKeys ?? false,
  };
}

// Looked up per request: mocks and tests replace it.
const globalFetch: Fetch = (request) => globalThis.fetch(request);

let config = readApiOptions({});
let currentFetch = globalFetch;

/** Sets the backend of all requests, once in each page and worker, by its entry. */
export function configureApi(options: ApiOptions): void {
  config = readApiOptions(options);
  currentFetch = options.fetch ?? globalFetch;
}

export function apiConfig(): Readonly<ApiConfig> {
  return config;
}

/** What sends the requests now. */
export const apiFetch = (): Fetch => currentFetch;
