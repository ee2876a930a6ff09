import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

export type LoadState<Data> =
  | { kind: 'loading' }
  | { kind: 'failed'; error: unknown; isRetrying: boolean; onRetry: () => void }
  | { kind: 'ready'; data: Data };

/**
 * The state of a query. Once there is data, a later failure keeps it; during a retry the failure stays on the screen.
 *
 * @param onFailed called after each failure without data; must be stable between renders
 */
export function useLoadState<Data>(
  query: UseQueryResult<Data>,
  onFailed: (error: unknown) => void,
): LoadState<Data> {
  const { data, error, errorUpdatedAt } = query;
  const hasFailed = query.isError && data === undefined;

  useEffect(() => {
    if (hasFailed) onFailed(error);
  }, [hasFailed, error, errorUpdatedAt, onFailed]);

  // The query clears its error when a retry starts; the screen shows it until the response arrives.
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
