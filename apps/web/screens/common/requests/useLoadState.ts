import type { QueryKey, UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCancelableQuery } from './useCancelableQuery';

export type LoadState<Data> =
  | { kind: 'loading'; onCancel: () => void }
  | {
      kind: 'failed';
      /** The user canceled the request. */
      isCanceled: boolean;
      /** Null when canceled. */
      error: unknown;
      isRetrying: boolean;
      onRetry: () => void;
    }
  | { kind: 'ready'; data: Data };

/**
 * The state of a query. Once there is data, a later failure keeps it; during a retry the failure stays on the screen.
 *
 * @param onFailed called after each failure without data; must be stable between renders
 */
export function useLoadState<Data>(
  query: UseQueryResult<Data>,
  queryKey: QueryKey,
  onFailed?: (error: unknown) => void,
): LoadState<Data> {
  const { data, error, errorUpdatedAt } = query;
  const hasFailed = query.isError && data === undefined;
  const { isCanceled, onCancel, onRetry } = useCancelableQuery(query, queryKey);

  useEffect(() => {
    if (hasFailed) onFailed?.(error);
  }, [hasFailed, error, errorUpdatedAt, onFailed]);

  // The query clears its error when a retry starts; the screen shows it until the response arrives.
  const [lastError, setLastError] = useState<unknown>(null);
  if (error !== null && error !== lastError) setLastError(error);

  if (data !== undefined) return { kind: 'ready', data };
  if (isCanceled) return { kind: 'failed', isCanceled, error: null, isRetrying: false, onRetry };
  if (!hasFailed && !query.isFetchedAfterMount) return { kind: 'loading', onCancel };
  return { kind: 'failed', isCanceled, error: lastError, isRetrying: query.isFetching, onRetry };
}
