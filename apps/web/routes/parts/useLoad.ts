import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** What a screen that stands on one answer has to show. */
export type Load<Data> =
  | { kind: 'loading' }
  | { kind: 'failed'; error: unknown; isRetrying: boolean; onRetry: () => void }
  | { kind: 'ready'; data: Data };

/**
 * The states of one query, with its data once it has some: a later failure does not take them away. While a failed one is
 * tried again its failure stays on the screen.
 *
 * @param onFailed Called after each failure that leaves nothing to show; must be stable between renders.
 */
export function useLoad<Data>(query: UseQueryResult<Data>, onFailed: (error: unknown) => void): Load<Data> {
  const { data, error, errorUpdatedAt } = query;
  const hasFailed = query.isError && data === undefined;

  useEffect(() => {
    if (hasFailed) onFailed(error);
  }, [hasFailed, error, errorUpdatedAt, onFailed]);

  // The query forgets its error as soon as it asks again; the words on the screen wait for the answer.
  const [lastError, setLastError] = useState<unknown>(null);
  if (error !== null && error !== lastError) setLastError(error);

  if (data !== undefined) return { kind: 'ready', data };
  if (!hasFailed && !query.isFetchedAfterMount) return { kind: 'loading' };
  return {
    kind: 'failed',
    error: lastError,
    isRetrying: query.isFetching,
    onRetry: () => void query.refetch(),
  };
}
