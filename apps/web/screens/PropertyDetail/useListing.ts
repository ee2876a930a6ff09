import { getPropertyQuery, isNotFound, listPropertiesQuery } from '@efie/api';
import type { Listing } from '@efie/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCancelableQuery } from '../common/requests/useCancelableQuery';
import type { LoadState } from '../common/requests/useLoadState';

/**
 * Loads the listing with this id. A listing from the cached list is shown immediately and stays if the request fails,
 * unless the server says that it does not exist.
 */
export function useListing(id: string): LoadState<Listing> | { kind: 'not-found' } {
  const cached = useQueryClient()
    .getQueryData(listPropertiesQuery().queryKey)
    ?.listings.find((listing) => listing.id === id);
  const query = useQuery({ ...getPropertyQuery(id), placeholderData: () => cached });
  const { isCanceled, onCancel, onRetry } = useCancelableQuery(query, getPropertyQuery(id).queryKey);

  if (isNotFound(query.error)) return { kind: 'not-found' };
  const data = query.data ?? cached;
  if (data !== undefined) return { kind: 'ready', data };
  if (!query.isError && !isCanceled) return { kind: 'loading', onCancel };
  return { kind: 'failed', isCanceled, error: query.error, isRetrying: query.isFetching, onRetry };
}
