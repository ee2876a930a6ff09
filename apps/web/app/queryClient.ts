import { isConnectionError } from '@efie/api';
import { QueryClient } from '@tanstack/react-query';

/** Milliseconds for which a response is fresh: Back within this time does not refetch. */
const FRESH_FOR = 60_000;

/**
 * The cache of server responses. Without a network, requests fail at once instead of pausing behind an endless skeleton,
 * and are refetched when the device is online again. Only connection errors are retried, once.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: FRESH_FOR,
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 1 && isConnectionError(error),
        retryDelay: 1000,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
