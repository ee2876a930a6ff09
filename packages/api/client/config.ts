interface ApiConfig {
  /** URL before `/api/...`, without a trailing slash; empty means the page's own origin. */
  baseUrl: string;
  /** URL of the image storage, without a trailing slash. */
  storageBaseUrl: string;
  /** Whether new listings are sent with an `Idempotency-Key` (docs/guides/real-backend.md). */
  hasIdempotencyKeys: boolean;
}

interface ApiOptions {
  baseUrl?: string | undefined;
  storageBaseUrl?: string | undefined;
  hasIdempotencyKeys?: boolean;
}

const withoutTrailingSlash = (url: string): string => url.replace(/\/+$/, '');

/** The options with their defaults. */
export function readApiOptions(options: ApiOptions): ApiConfig {
  const baseUrl = withoutTrailingSlash(options.baseUrl ?? '');
  return {
    baseUrl,
    storageBaseUrl: withoutTrailingSlash(options.storageBaseUrl || `${baseUrl}/storage`),
    hasIdempotencyKeys: options.hasIdempotencyKeys ?? false,
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
