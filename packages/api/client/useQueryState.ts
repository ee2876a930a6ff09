import {
  useQuery,
  useQueryClient,
  type QueryKey,
  type QueryObserverResult,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';

/** The state of a query, as a screen shows it. */
export type QueryState<Data> =
  | { kind: 'loading'; onCancel: () => void }
  | {
      kind: 'error';
      /** The user canceled the request. */
      isCanceled: boolean;
      /** Null when canceled. */
      error: unknown;
      isRetrying: boolean;
      onRetry: () => void;
    }
  | { kind: 'empty'; data: Data }
  | { kind: 'ready'; data: Data };

export interface QueryStateOptions<Data> {
  /** Whether the data has nothing to show. By default, no data is empty. */
  isEmpty?: (data: Data) => boolean;
  /** Whether an error, such as a 404, replaces earlier data. By default, data stays after a failed refetch. */
  isDataGone?: (error: unknown) => boolean;
  /** Whether a retry shows the loading state. By default, it keeps the error on the screen with `isRetrying`. */
  isRetryLoading?: boolean;
}

export interface QueryControls {
  isCanceled: boolean;
  /** The query clears its error when a retry starts. */
  lastError: unknown;
  onCancel: () => void;
  onRetry: () => void;
}

/**
 * The state of a query's result; see `useQueryState`.
 * @param data the query's data, or undefined while the screen does not show it yet
 */
export function queryState<Data>(
  query: Pick<QueryObserverResult<Data>, 'data' | 'error' | 'isError' | 'isFetchedAfterMount' | 'isFetching'>,
  data: Data | undefined,
  { isEmpty, isDataGone, isRetryLoading = false }: QueryStateOptions<Data>,
  { isCanceled, lastError, onCancel, onRetry }: QueryControls,
): QueryState<Data> {
  const { error } = query;
  if (data !== undefined && !isDataGone?.(error)) return { kind: isEmpty?.(data) ? 'empty' : 'ready', data };
  const isArriving = data === undefined && query.data !== undefined && !isDataGone?.(error);
  if (isArriving) return { kind: 'loading', onCancel };
  if (isCanceled) return { kind: 'error', isCanceled, error: null, isRetrying: false, onRetry };
  const hasFailed = query.isError || (query.isFetchedAfterMount && !isRetryLoading);
  if (!hasFailed) return { kind: 'loading', onCancel };
  // Read here only: a background refetch re-renders no screen that shows data.
  return { kind: 'error', isCanceled, error: error ?? lastError, isRetrying: query.isFetching, onRetry };
}

/**
 * Loads a query and returns its state. Lets the user cancel the request and send it again (ruling 91).
 *
 * @param query the options of an operation, such as `listPaymentsQuery()`
 * @param options.onError called after each failure without data; must be stable between renders
 */
export function useQueryState<Data, Key extends QueryKey>(
  query: UseQueryOptions<Data, Error, Data, Key>,
  { onError, ...options }: QueryStateOptions<Data> & { onError?: (error: unknown) => void } = {},
): QueryState<Data> {
  const queryClient = useQueryClient();
  const result = useQuery(query);
  const { error, errorUpdatedAt, refetch } = result;
  // React renders a deferred value in slices, so that the screen of a large response does not block the page.
  const hasArrived = useDeferredValue(result.data !== undefined);
  const hasFailed = result.isError && result.data === undefined;
  useEffect(() => {
    if (hasFailed) onError?.(error);
  }, [hasFailed, error, errorUpdatedAt, onError]);

  const [lastError, setLastError] = useState<unknown>(null);
  if (error !== null && error !== lastError) setLastError(error);
  const [isCanceled, setCanceled] = useState(false);
  return queryState(result, hasArrived ? result.data : undefined, options, {
    isCanceled,
    lastError,
    onCancel: () => {
      setCanceled(true);
      void queryClient.cancelQueries({ queryKey: query.queryKey, exact: true });
    },
    onRetry: () => {
      setCanceled(false);
      void refetch();
    },
  });
}
