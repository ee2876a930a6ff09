import type { Query, QueryClient } from '@tanstack/react-query';
import { sessionToken } from '../session/createSessionCheck';
import { subscribeToSession } from '../session/session';

/** Keys of public queries. All other queries hold data of the account that is signed in. */
const PUBLIC: ReadonlySet<unknown> = new Set(['properties', 'agents']);

const accountQueries = { predicate: ({ queryKey }: Query) => !PUBLIC.has(queryKey[0]) };

/** Removes all cached data of an account, including in-flight queries; public data stays. */
export function removeAccountQueries(queryClient: QueryClient): void {
  queryClient.removeQueries(accountQueries);
  queryClient.getMutationCache().clear();
}

/**
 * Cancels the in-flight queries of the account that logs out. Cached data stays, because active queries would refetch
 * without a token.
 */
export function cancelAccountQueries(queryClient: QueryClient): void {
  void queryClient.cancelQueries(accountQueries);
  queryClient.getMutationCache().clear();
}

/**
 * Removes an account's cached data when its session ends or another one starts, here or in another tab. After a session
 * has ended, active queries are removed once they are inactive, so that a form with unsaved input stays mounted.
 * @returns a function that stops it
 */
export function clearCacheOnSessionChange(queryClient: QueryClient): () => void {
  const cache = queryClient.getQueryCache();
  let token = sessionToken();
  const pendingRemoval = new Set<Query>();

  const unsubscribeFromSession = subscribeToSession(() => {
    const now = sessionToken();
    if (now === token) return;
    token = now;
    pendingRemoval.clear();
    if (now !== null) {
      removeAccountQueries(queryClient);
      return;
    }
    for (const query of cache.findAll(accountQueries)) {
      if (query.isActive()) pendingRemoval.add(query);
      else cache.remove(query);
    }
  });

  const unsubscribeFromCache = cache.subscribe(({ query }) => {
    if (!pendingRemoval.has(query) || query.isActive()) return;
    pendingRemoval.delete(query);
    cache.remove(query);
  });

  return () => {
    unsubscribeFromSession();
    unsubscribeFromCache();
  };
}
