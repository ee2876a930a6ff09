interface ApiConfig {
  /** Address before `/api/...`, without a trailing slash; empty means the page's own origin. */
  baseUrl: string;
  /** Address before stored picture paths, without a trailing slash (ruling 127). */
  storageBaseUrl: string;
  /** Whether a new listing is sent with an `Idempotency-Key` (docs/guides/real-backend.md). */
  hasIdempotencyKeys: boolean;
}

const config: ApiConfig = { baseUrl: '', storageBaseUrl: '/storage', hasIdempotencyKeys: false };

const withoutTrailingSlash = (address: string): string => address.replace(/\/+$/, '');

/**
 * Points every call at one backend (checklist 46). Called once by the app's entry, by Storybook's preview
 * and by tests; nothing else knows an address.
 */
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
