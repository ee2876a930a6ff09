interface ApiConfig {
  /** Address before `/api/...`, without a trailing slash; empty means the page's own origin. */
  baseUrl: string;
  /** Address before stored picture paths, without a trailing slash (ruling 127). */
  storageBaseUrl: string;
}

const config: ApiConfig = { baseUrl: '', storageBaseUrl: '/storage' };

const withoutTrailingSlash = (address: string): string => address.replace(/\/+$/, '');

/**
 * Points every call at one backend (checklist 46). Called once by the app's entry, by Storybook's preview
 * and by tests; nothing else knows an address.
 */
export function configureApi(options: {
  baseUrl?: string | undefined;
  storageBaseUrl?: string | undefined;
}): void {
  const baseUrl = withoutTrailingSlash(options.baseUrl ?? '');
  config.baseUrl = baseUrl;
  config.storageBaseUrl = withoutTrailingSlash(options.storageBaseUrl || `${baseUrl}/storage`);
}

export function apiConfig(): Readonly<ApiConfig> {
  return config;
}
