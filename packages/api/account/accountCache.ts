import type { Query, QueryClient } from '@tanstack/react-query';
import { sessionToken } from '../session/sameSession';
import { subscribeToSession } from '../session/session';

/** What anyone may see. Every other answer belongs to whoever was signed in when it was asked for. */
const PUBLIC: ReadonlySet<unknown> = new Set(['properties', 'agents']);

const ofAccount = { predicate: ({ queryKey }: Query) => !PUBLIC.has(queryKey[0]) };

/** Forgets every answer that belongs to an account, also those on their way; what anyone may see stays. */
export function forgetAccount(queryClient: QueryClient): void {
  queryClient.removeQueries(ofAccount);
  queryClient.getMutationCache().clear();
}

/**
 * Gives up what is on its way for the account that logs out: nobody may see the answer. What a page still shows stays with
 * that page, which would ask for it again, without a token.
 */
export function giveUpCalls(queryClient: QueryClient): void {
  void queryClient.cancelQueries(ofAccount);
  queryClient.getMutationCache().clear();
}

/**
 * Forgets an account's answers whenever its session ends or another one begins, however that came about: a refused call,
 * another tab (faults 7, 8). After a mere end, what a page still shows goes as soon as the page lets it go, so that a form
 * with words in it keeps standing.
 * @returns stops it
 */
export function keepAccountsApart(queryClient: QueryClient): () => void {
  const cache = queryClient.getQueryCache();
  let token = sessionToken();
  const leaving = new Set<Query>();

  const stopSession = subscribeToSession(() => {
    const now = sessionToken();
    if (now === token) return;
    token = now;
    leaving.clear();
    if (now !== null) {
      forgetAccount(queryClient);
      return;
    }
    for (const query of cache.findAll(ofAccount)) {
      if (query.isActive()) leaving.add(query);
      else cache.remove(query);
    }
  });

  const stopCache = cache.subscribe(({ query }) => {
    if (!leaving.has(query) || query.isActive()) return;
    leaving.delete(query);
    cache.remove(query);
  });

  return () => {
    stopSession();
    stopCache();
  };
}
