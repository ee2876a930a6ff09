import { useQueryClient, type QueryKey, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useLoadState } from '../common/requests/useLoadState';

/** The load state of one section of the screen, which can be canceled and can fail without the others. */
export type CancelableLoad<Data> =
  | { kind: 'loading'; onCancel: () => void }
  | { kind: 'failed'; isCanceled: boolean; error: unknown; isRetrying: boolean; onRetry: () => void }
  | { kind: 'ready'; data: Data };

/**
 * Maps a query to the load state of a section, with `onCancel` while it loads and `onRetry` after that (ruling 91).
 *
 * @param onFailed Called after each failure without data; must be stable between renders.
 */
export function useCancelableLoad<Data>(
  query: UseQueryResult<Data>,
  queryKey: QueryKey,
  onFailed: (error: unknown) => void,
): CancelableLoad<Data> {
  const queryClient = useQueryClient();
  const load = useLoadState(query, onFailed);
  const [isCancelled, setCancelled] = useState(false);

  if (load.kind === 'ready') return load;
  if (isCancelled) {
    return {
      kind: 'failed',
      isCanceled: isCancelled,
      error: null,
      isRetrying: false,
      onRetry: () => {
        setCancelled(false);
        void query.refetch();
      },
    };
  }
  if (load.kind === 'failed') return { ...load, isCanceled: isCancelled };
  return {
    kind: 'loading',
    onCancel: () => {
      setCancelled(true);
      void queryClient.cancelQueries({ queryKey, exact: true });
    },
  };
}
