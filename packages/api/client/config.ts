interface ApiConfig {
  /** URL before `/api/...`, without a trailing slash; empty means the page's own origin. */
  baseUrl: string;
  /** URL of the image storage, without a trailing slash. */
  storageBaseUrl: string;
  /** Whether new listings are sent with an `Idempotency-Key` (docs/guides/real-backend.md). */
  hasIdempotencyKeys: boolean;
}

const config: ApiConfig = { baseUrl: '', storageBaseUrl: '/storage', hasIdempotencyKeys: false };

const withoutTrailingSlash = (url: string): string => url.replace(/\/+$/, '');

/** Sets the backend of all requests. Called once by the app's entry, Storybook's preview and tests. */
export function configureApi(options: {
  baseUrl?: string | undefined;
  storageBaseUrl?: string | undefined;
  hasIdempotencyKeys?: boolean;
}): void {
  const baseUrl = withoutTrailingSlash(options.baseUrl ?? '');
  config.baseUrl = baseUrl;
  config.storageBaseUrl = withoutTrailingSlash(options.storageBaseUrl || `${baseUrl}/storage`);
  config.hasIdempotencyKeys = options.hasIdempotencyKeys ?? false;
}

export function apiConfig(): Readonly<ApiConfig> {
  return config;
}
