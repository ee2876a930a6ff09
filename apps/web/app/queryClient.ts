import { isConnectionError } from '@efie/api';
import { QueryClient } from '@tanstack/react-query';

/** Milliseconds for which an answer counts as fresh: Back within it shows no skeleton and asks nothing. */
const FRESH_FOR = 60_000;

/**
 * The cache of server answers. A call without network fails at once and says so, rather than pausing behind an
 * endless skeleton (faults 23, 24); coming back online asks again. Only a lost connection is tried a second time:
 * a server that refuses is not hammered (fault 18).
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
