import type { Query, QueryClient } from '@tanstack/react-query';
import { sessionToken } from '../session/createSessionCheck';
import { subscribeToSession } from '../session/session';

/**
 * First query keys of public data. All other queries hold data of the signed-in account. A payment is verified without a
 * token, by the reference in the URL, and once per visit also when the session changes.
 */
const PUBLIC_KEYS: ReadonlySet<unknown> = new Set(['listings', 'catalog', 'agents', 'payment-check']);

const accountQueries = { predicate: ({ queryKey }: Query) => !PUBLIC_KEYS.has(queryKey[0]) };

/** Removes the cached data and in-flight queries of an account, but no public data. */
export function removeAccountQueries(queryClient: QueryClient): void {
  queryClient.removeQueries(accountQueries);
  queryClient.getMutationCache().clear();
}

/**
 * Cancels the in-flight queries of the account that logs out. It does not remove cached data, because active queries would
 * then refetch without a token.
 */
export function cancelAccountQueries(queryClient: QueryClient): void {
  void queryClient.cancelQueries(accountQueries);
  queryClient.getMutationCache().clear();
}

/**
 * Removes an account's cached data when its session ends or another session starts, in this tab or another. When a session
 * ends, active queries are removed only once they are inactive, so that a form with unsaved input stays mounted.
 * @returns a function that unsubscribes
 */
export function clearCacheOnSessionChange(queryClient: QueryClient): () => void {
  const cache = queryClient.getQueryCache();
  let token = sessionToken();
  const pendingRemoval = new Set<Query>();

  const unsubscribeFromSession = subscribeToSession(() => {
    const newToken = sessionToken();
    // A log-in elsewhere may have come and gone before this tab was notified of it.
    if (newToken === token && newToken !== null) return;
    token = newToken;
    pendingRemoval.clear();
    if (newToken !== null) {
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
